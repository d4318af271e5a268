import type { JSX } from 'preact';
import type { SiteData } from '../data.ts';

/** The article clause by clause. */
export const Explorer = ({ data: { article } }: { readonly data: SiteData }): JSX.Element => (
  <>
    {article.clauses.map(({ id, name, statement }) => (
      <section class="clause" id={id} key={id}>
        <h2><span class="clause-id">{id}</span> {name}</h2>
        <p class="statement">{statement}</p>
      </section>
    ))}
  </>
);
