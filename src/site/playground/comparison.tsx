import type { JSX } from 'preact';
import { printable } from '../../text/printable.ts';
import { type ComparedPart, comparedParts } from './compared-parts.ts';
import type { PosedRuling } from './ruling.ts';

interface ComparisonProps {
  readonly first: PosedRuling;
  readonly second: PosedRuling;
  /** Whether they rule differently; if not, clauses or open points may differ nevertheless. */
  readonly differs: boolean;
}

/** Two rulings side by side, part by part; the parts that differ are marked. */
export const Comparison = ({ first, second, differs }: ComparisonProps): JSX.Element => (
  <section class='comparison' aria-label='Comparison'>
    <p class={differs ? 'compared differs' : 'compared'}>{differs ? 'The two rulings differ.' : 'Both rulings are the same.'}</p>
    <div class='scroll' tabIndex={0} role='region' aria-label='Both rulings, part by part'>
      <table>
        <thead><tr><td /><th scope='col'>{first.by}</th><th scope='col'>{second.by}</th></tr></thead>
        <tbody>{comparedParts(first, second).map((part) => <Row key={part.name} part={part} />)}</tbody>
      </table>
    </div>
  </section>
);

const Row = ({ part: { name, first, second, differs } }: { readonly part: ComparedPart }): JSX.Element => (
  <tr class={differs ? 'differs' : undefined}>
    <th scope='row'>{name}{differs && <span class='differs-mark'> ≠<span class='hidden'> differs</span></span>}</th>
    <td><Lines lines={first} /></td>
    <td><Lines lines={second} /></td>
  </tr>
);

const Lines = ({ lines }: { readonly lines: readonly string[] }): JSX.Element =>
  <>{lines.length === 0 ? '–' : lines.map((line, at) => <div key={at}>{printable(line, 1000)}</div>)}</>;
