import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { EDITION_IDS } from '../../board/index.ts';
import type { SiteData } from '../data.ts';
import { Choice } from './fields.tsx';
import type { OtherAnswer, Posed } from './question.ts';

interface AnswersProps {
  readonly posed: Posed;
  readonly article: SiteData['article'];
  readonly errata: SiteData['errata'];
  readonly onChange: (posed: Posed) => void;
}

/** By which edition the question is judged, and by which other answers as well. */
export const Answers = ({ posed, article, errata, onChange }: AnswersProps): JSX.Element => {
  const { compare, other, erratum, ...alone } = posed;
  const isCompared = compare !== undefined || other !== undefined || erratum !== undefined;
  const editions = article.editions.toReversed().map(({ id, title }) => [id, title] as const);
  const find = (value: string): Posed['edition'] | undefined => EDITION_IDS.find((id) => id === value);
  return (
    <details class='answers' open={isCompared || undefined}>
      <summary>Edition, errata, misreadings and formulas</summary>
      <div class='choices'>
        <Choice
          label='Edition' value={posed.edition} options={editions}
          onChoose={(id) => onChange({ ...posed, edition: find(id) ?? 'current' })}
        />
        <Choice
          label='Compare with edition' value={compare ?? ''}
          options={[['', 'no other'], ...editions.filter(([id]) => id !== posed.edition)]}
          onChoose={(value) => {
            const chosen = find(value);
            onChange(chosen === undefined ? alone : { ...alone, compare: chosen });
          }}
        />
        {errata.length > 0 && (
          <Choice
            label='Compare with proposed erratum' value={erratum ?? ''}
            options={[['', 'none'], ...errata.map(({ id, title }) => [id, `${id}: ${title}`] as const)]}
            onChoose={(id) => onChange(id === '' ? alone : { ...alone, erratum: id })}
          />
        )}
        <Choice
          label='Compare with misreading' value={other?.answer === undefined ? '' : `${other.ruling}=${other.answer}`}
          options={[['', 'none'], ...article.rulings.flatMap(({ id, misreadings }) =>
            misreadings.map(({ answer, says }) => [`${id}=${answer}`, `${id}: ${says}`] as const))]}
          onChoose={(value) => {
            const [ruling = '', answer] = value.split('=');
            onChange(answer === undefined ? alone : { ...alone, other: { ruling, answer } });
          }}
        />
      </div>
      <OwnFormula article={article} other={other} onOther={(formula) => onChange({ ...alone, other: formula })} />
    </details>
  );
};

interface FormulaProps {
  readonly article: SiteData['article'];
  readonly other: OtherAnswer | undefined;
  readonly onOther: (other: OtherAnswer) => void;
}

const OwnFormula = ({ article, other, onOther }: FormulaProps): JSX.Element => {
  const rulings = article.rulings.filter(({ asks }) => asks !== undefined);
  const [ruling, setRuling] = useState(other?.formula === undefined ? rulings[0]?.id ?? '' : other.ruling);
  const known = rulings.find(({ id }) => id === ruling);
  const [text, setText] = useState(other?.formula ?? known?.formula ?? '');
  return (
    <form class='own-formula' onSubmit={(event) => { event.preventDefault(); onOther({ ruling, formula: text }); }}>
      <Choice
        label='A formula of your own for' value={ruling} options={rulings.map(({ id, question }) => [id, `${id}: ${question}`] as const)}
        onChoose={(id) => { setRuling(id); setText(rulings.find((one) => one.id === id)?.formula ?? ''); }}
      />
      <label class='choice'>
        <span>Formula</span>
        <textarea rows={2} maxLength={1000} spellcheck={false} value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} />
      </label>
      <button type='submit'>Compare with the formula</button>
    </form>
  );
};
