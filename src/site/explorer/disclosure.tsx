import type { ComponentChildren, JSX } from 'preact';
import type { PageState } from './page-state.ts';

interface DisclosureProps {
  readonly name: string;
  readonly state: PageState;
  readonly class: string;
  readonly id?: string;
  readonly summary: ComponentChildren;
  /** Called only while the part is open. */
  readonly children: () => ComponentChildren;
}

/** A part of the page that opens and closes. */
export const Disclosure = ({ name, state, class: kind, id, summary, children }: DisclosureProps): JSX.Element => (
  <details class={kind} id={id} open={state.isOpen(name)} onToggle={({ currentTarget }) => state.setOpen([name], currentTarget.open)}>
    <summary>{summary}</summary>
    {state.isOpen(name) && children()}
  </details>
);
