import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Catalogue } from '../../rules/units.ts';
import { caseYaml, pastedQuestion, type BareQuestion, questionYaml, requestLine } from './exchange.ts';
import { pictureFile } from './picture-file.ts';
import type { Posed } from './question.ts';
import type { PosedRuling } from './ruling.ts';

interface TakeAwayProps {
  readonly posed: Posed;
  readonly ruling: PosedRuling;
  readonly catalogue: Catalogue;
  readonly onPaste: (question: BareQuestion) => void;
}

/** The question to take away: a link, texts and a picture; and a field to paste a text back. */
export const TakeAway = ({ posed, ruling, catalogue, onPaste }: TakeAwayProps): JSX.Element => (
  <details class='take-away'>
    <summary>Take away or paste</summary>
    <p>The address of this page holds the whole question: copy it to share the question.</p>
    <Taken label='Question for the command explain' text={questionYaml(posed)} />
    <Taken label='Case for fixtures/' text={caseYaml(posed, ruling, catalogue)} />
    <Taken label='Request to an engine' text={requestLine(posed)} />
    <button type='button' onClick={savePicture}>Save the picture as SVG</button>
    <Paste onPaste={onPaste} />
  </details>
);

const Taken = ({ label, text }: { readonly label: string; readonly text: string }): JSX.Element => (
  <label class='choice'>
    <span>{label}</span>
    <textarea readOnly rows={4} spellcheck={false} value={text} onFocus={({ currentTarget }) => currentTarget.select()} />
  </label>
);

const savePicture = (): void => {
  const url = URL.createObjectURL(new Blob([pictureFile(document)], { type: 'image/svg+xml' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: 'capacity.svg' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

const Paste = ({ onPaste }: Pick<TakeAwayProps, 'onPaste'>): JSX.Element => {
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const pose = (event: Event): void => {
    event.preventDefault();
    const read = pastedQuestion(text);
    setFault('fault' in read ? `This is no question: ${read.fault}.` : '');
    if ('value' in read) onPaste(read.value);
  };
  return (
    <form onSubmit={pose}>
      <label class='choice'>
        <span>Paste a question, a case or a request</span>
        <textarea rows={4} spellcheck={false} value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} />
      </label>
      <button type='submit'>Pose this question</button>
      {fault !== '' && <p role='alert' class='fault'>{fault}</p>}
    </form>
  );
};
