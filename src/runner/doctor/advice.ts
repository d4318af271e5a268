import { type Action, NUMBER_NAMES, own, type Position } from '../../board/index.ts';
import type { CaseStep } from '../../cases/case.ts';
import { nearest } from '../../source/index.ts';
import { isRecord } from '../../text/records.ts';
import { sameData } from '../../cases/same-data.ts';

/** What an author can do about a program that failed, by the words in which it was told; one sentence or two. */
export const processAdvice = (message: string): readonly string[] =>
  ADVICE.filter(([pattern]) => pattern.test(message)).slice(0, 1).map(([, advice]) => advice);

/** What an author can do about an answer whose members are not those of the contract. */
export const shapeAdvice = ({ type }: Action, result: unknown): readonly string[] => {
  if (!isRecord(result)) return ['The `result` of a reply is an object.'];
  const wanted = type === 'check' ? NUMBER_NAMES : VERDICT_NAMES;
  const missing = wanted.filter((name) => own(result, name) === undefined);
  const strangers = Object.keys(result).filter((name) => !KNOWN_NAMES.includes(name));
  const meant = strangers.flatMap((stranger) => meantBy(stranger, missing));
  if (meant.length > 0) return meant;
  return [type === 'check' ? NUMBERS_AS_THEY_ARE : VERDICT_AS_IT_IS];
};

/** What an author can do about an answer that keeps the contract, and says something else than expected. */
export const answerAdvice = ({ position, action, expected }: CaseStep, actual: unknown): readonly string[] => {
  const said = isRecord(actual) ? own(actual, 'position') : undefined;
  const systems = isRecord(said) ? own(said, 'systems') : undefined;
  if (expected.kind !== 'legal' || !isRecord(systems)) return [NOT_BY_THE_ARTICLE];
  if (sameData(systems, position.systems) && !sameData(expected.position.systems, position.systems)) {
    return [`The position is the one that was sent: return it as it is after the \`${action.type}\`.`];
  }
  const left = Object.keys(position.systems).filter((name) => !isEmpty(name, expected.position) && own(systems, name) === undefined);
  if (left.length > 0) return [`The position lacks ${left.join(', ')}: return every system, with all units in it, of all players.`];
  return [NOT_BY_THE_ARTICLE];
};

const NUMBERS_AS_THEY_ARE =
  'The result of `check` is {"capacity": …, "counted": …, "excess": …}, or those of them that the engine computes, as numbers.';
const VERDICT_AS_IT_IS =
  'A verdict is {"legal": true, "position": {"systems": …}, "owes": […]} or {"legal": false, "reason": …}; units are counted as {"fighter": 2}.';
const NOT_BY_THE_ARTICLE = 'The answer keeps the contract, and is not what the article says: the suite itself will tell more.';

const VERDICT_NAMES = ['legal', 'position', 'owes'] as const;
const KNOWN_NAMES: readonly string[] = [...NUMBER_NAMES, ...VERDICT_NAMES, 'reason', 'because', 'winner', 'as'];

/** What others call the members of a result. */
const ALIASES: Readonly<Record<(typeof NUMBER_NAMES | typeof VERDICT_NAMES)[number], readonly string[]>> = {
  capacity: ['limit', 'total', 'max'],
  counted: ['count', 'used', 'units', 'load'],
  excess: ['over', 'surplus', 'overflow'],
  legal: ['islegal', 'ok', 'valid', 'isvalid', 'allowed', 'success', 'verdict'],
  position: ['state', 'board', 'newposition', 'newstate', 'game', 'systems', 'after'],
  owes: ['owed', 'debts', 'debt', 'removals', 'excess'],
};

const meantBy = (stranger: string, missing: readonly (keyof typeof ALIASES)[]): readonly string[] => {
  const plain = stranger.toLowerCase().replace(/[^a-z]/g, '');
  const name = missing.find((each) => ALIASES[each].includes(plain)) ?? nearest(plain, missing);
  return name === undefined ? [] : [`The result has \`${stranger}\`: the contract calls it \`${name}\`.`];
};

const isEmpty = (name: string, position: Position): boolean => {
  const { space = {}, planets = {} } = own(position.systems, name) ?? {};
  return [space, ...Object.values(planets)].every((area) => Object.keys(area).length === 0);
};

const HELLO_AS_IT_IS =
  'The result of `hello` is {"protocol": 1, "name": …, "version": …, "language": …, "answers": […], "steps": […], "features": […]}.';

// the first that fits
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/last line lacks a line break/, 'The reply waits for its end: write a line break after each, and flush.'],
  [/wrote nothing|without answering/,
    'Most often the reply is written and not flushed: flush stdout after each line (Python: `print(line, flush=True)`; Perl: `$| = 1;`; Ruby: `$stdout.sync = true`; '
    + 'C: `fflush(stdout)`; Node: `console.log` does). '
    + 'Or the program reads to the end of its input first: answer each line as it comes (Perl: `while (<STDIN>)`, not `for`; Ruby: `$stdin.each_line`; Node: '
    + '`readline`, not `readFileSync`). Or it is slow, or starts slowly: `--timeout` allows more.'],
  [/no such program/, 'Is the command written as you would type it, and can it be found from this folder?'],
  [/module could not be loaded/, 'The module is imported before anything is asked: mend what its import throws.'],
  [/: the engine: |no engine as its default export/, 'An engine has a `name`, a `version`, `steps`, `features`, and a function for each action that it answers.'],
  [/not executable/, 'Name the program that runs it: `python3 engine.py`, `node engine.js`.'],
  [/not JSON/,
    'Something besides replies goes to stdout: a log, a banner, a print left over. Send that to stderr, and write each reply as JSON on one line; a language\'s own way of '
    + 'printing a dictionary is mostly no JSON.'],
  [/not UTF-8/, 'Encode what goes to stdout as UTF-8.'],
  [/\bid\b|request that was not sent/, 'Copy `id` from the request into its reply, as the number that it is.'],
  [/jsonrpc|neither `result` nor `error`|both `result` and `error`|not a reply|request or notification/,
    'A reply is {"jsonrpc": "2.0", "id": ID, "result": {…}}, or with '
    + '"error": {"code": NUMBER, "message": TEXT} instead of the result.'],
  [/list instead|not a JSON object/, 'Write each reply on a line of its own, as one object.'],
  [/second reply/, 'Write one reply a request.'],
  [/`hello`: .*is missing/, HELLO_AS_IT_IS],
  [
    /`hello`: .*\b(features|steps|answers)\b/,
    'Only words of the contract may stand in `answers`, `steps` and `features`; leave out what the program does not know.',
  ],
  [/`hello`/, HELLO_AS_IT_IS],
  [
    /-3260\d|answered with error/,
    'The program failed over the request: its message and its log should say where. To decline what it has no way to pose, answer with error -32001.',
  ],
  [
    /exited|was killed|closed its stdout/,
    'The program must go on until its input ends: read lines in a loop, and catch what goes wrong over one request.',
  ],
];
