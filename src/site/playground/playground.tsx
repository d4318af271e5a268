import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Action, type Active, everyPlayer, isEditionId, placesNamedBy, playerOf, type Position } from '../../board/index.ts';
import { legendHtml } from '../../report/html/legend.ts';
import type { Reading } from '../../source/shape.ts';
import { defined } from '../../text/records.ts';
import type { SiteData } from '../data.ts';
import { ActionFields } from './action.tsx';
import { Answers } from './answers.tsx';
import { Board } from './board.tsx';
import { Choice } from './fields.tsx';
import { CopyLink, PrintedAddress } from './address-of-question.tsx';
import { begun, changedTo, redone, undone } from './history.ts';
import { fragmentOf, isQuestionFragment, posedIn } from './link.ts';
import { pointedAt } from './point-at-picture.ts';
import { Players } from './players.tsx';
import { PRESETS } from './presets.ts';
import type { Posed } from './question.ts';
import { continuedFrom, rulingsOn } from './ruling.ts';
import { ShownRuling } from './shown-ruling.tsx';
import { TakeAway } from './take-away.tsx';
import { useUndoKeys } from './undo-keys.ts';

/** A question that anybody can set up, with its ruling. */
export const Playground = ({ data }: { readonly data: SiteData }): JSX.Element => {
  const [history, setHistory] = useState(() => begun(presetOf(data, PRESETS[0]?.[0] ?? '')));
  const [fault, setFault] = useState('');
  const posed = history.now;
  const change = (next: Posed): void => { setFault(''); setHistory((before) => changedTo(before, next)); };
  useLink(data, posed, (read) => {
    if ('value' in read) change(read.value);
    else setFault(read.fault);
  });
  const rulings = useMemo(() => rulingsOn(posed, data), [posed, data]);
  useUndoKeys(() => setHistory(undone), () => setHistory(redone));
  const next = continuedFrom(posed, rulings.ruling);
  const onPosition = (position: Position): void => change({ ...posed, position });
  return (
    <div class='playground'>
      {fault !== '' && <p role='alert' class='fault'>{fault}</p>}
      <div class='toolbar'>
        <Choice
          label='Start from a dispute' value='' options={[['', 'choose one'], ...PRESETS]}
          onChoose={(id) => { if (id !== '') change(presetOf(data, id)); }}
        />
        <button type='button' onClick={() => change({ ...EMPTY, edition: posed.edition })}>Empty board</button>
        <button type='button' disabled={history.past.length === 0} onClick={() => setHistory(undone)}>Undo</button>
        <button type='button' disabled={history.future.length === 0} onClick={() => setHistory(redone)}>Redo</button>
        <CopyLink />
      </div>
      <section class='ruling-shown' aria-labelledby='ruling-heading'>
        <h2 id='ruling-heading'>Ruling</h2>
        <p class='hidden' aria-live='polite'>{spokenOf(rulings.ruling.answer)}</p>
        <ShownRuling
          rulings={rulings} catalogue={data.catalogue}
          onPoint={(spot) => change({ ...posed, action: pointedAt(posed.action, spot, posed.position) })}
        />
        {next !== undefined && <button type='button' onClick={() => change(next)}>Continue from this position</button>}
        <div dangerouslySetInnerHTML={LEGEND} />
        <PrintedAddress />
      </section>
      <div class='question-fields'>
        <Board position={posed.position} likelyActive={activeIn(posed)} onChange={onPosition} />
        <ActionFields
          position={posed.position} action={posed.action} owed={rulings.ruling.owed}
          onChange={(action: Action) => change({ ...posed, action })}
        />
        <Players position={posed.position} catalogue={data.catalogue} onChange={onPosition} />
        <Answers posed={posed} article={data.article} errata={data.errata} onChange={change} />
        <TakeAway
          posed={posed} ruling={rulings.ruling} catalogue={data.catalogue}
          onPaste={(question) => change({ ...posed, ...question })}
        />
      </div>
    </div>
  );
};

/** The player and the system that the action names first, to be the active ones. */
const activeIn = ({ position, action }: Posed): Active => ({
  player: playerOf(action) ?? everyPlayer(position)[0] ?? '',
  system: placesNamedBy(action)[0]?.system ?? Object.keys(position.systems)[0] ?? '',
});

const LEGEND = { __html: legendHtml() };

const EMPTY: Posed = {
  position: { players: { red: {}, blue: {} }, systems: { Arnor: {}, Lodor: {} } },
  action: { type: 'check', params: { player: 'red', system: 'Arnor' } }, edition: 'current',
};

/** The first step of a case as a question. */
const presetOf = ({ cases }: SiteData, id: string): Posed => {
  const one = cases.find((each) => each.id === id);
  const [step] = one?.steps ?? [];
  return step === undefined ? EMPTY : { position: step.position, action: step.action, edition: one?.editions?.at(-1) ?? 'current' };
};

const spokenOf = (answer: ReturnType<typeof rulingsOn>['ruling']['answer']): string => {
  if (!('legal' in answer)) return `capacity ${answer.capacity}, ${answer.counted} counted, ${answer.excess} in excess`;
  return answer.legal ? `allowed${answer.owes.length > 0 ? ', and an excess is owed' : ''}` : 'not allowed';
};

/** Reads the question in the address, now and when a link is followed; keeps the address that of the question. */
const useLink = (data: SiteData, posed: Posed, onRead: (read: Reading<Posed>) => void): void => {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const arrive = async (): Promise<void> => {
      const read = await questionInAddress(data);
      if (read !== undefined) onRead(read);
      setRead(true);
    };
    const follow = (): void => void arrive();
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    let isCurrent = isRead;
    void fragmentOf(posed).then((fragment) => { if (isCurrent) globalThis.history.replaceState(null, '', fragment); });
    return () => { isCurrent = false; };
  }, [posed, isRead]);
};

/** A question or a case in the address; undefined if there is neither. */
const questionInAddress = async (data: SiteData): Promise<Reading<Posed> | undefined> => {
  const { hash } = location;
  if (isQuestionFragment(hash)) return posedIn(hash);
  const params = new URLSearchParams(hash.slice(1));
  const [id, edition, erratum] = [params.get('case'), params.get('edition') ?? 'current', params.get('erratum') ?? undefined];
  if (id === null) return undefined;
  const step = data.cases.find((one) => one.id === id)?.steps[Number(params.get('step') ?? 1) - 1];
  if (step === undefined) return { fault: 'The link names a case, or a step of one, that is not here.' };
  if (!isEditionId(edition)) return { fault: 'The link names an edition that is not here.' };
  if (erratum !== undefined && !data.errata.some((one) => one.id === erratum)) return { fault: 'The link names an erratum that is not here.' };
  return { value: defined({ position: step.position, action: step.action, edition, erratum }) };
};
