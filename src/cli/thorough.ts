import type { Profile } from '../cases/types.ts';
import { shortLine } from '../runner/report-limits.ts';
import type { FoundFault, ThoroughReport } from '../runner/report.ts';
import { cardReader } from '../search/card-values.ts';
import { NO_COUNTS, type SearchCounts } from '../search/counts.ts';
import { cardsDrawn } from '../search/draw/cards.ts';
import type { DrawFacts } from '../search/draw/position.ts';
import { judgeMisreading, judgeOf, misreadingJudgesOf } from '../search/edition-judges.ts';
import { enumerate } from '../search/enumerate.ts';
import { type Finding, Findings } from '../search/findings.ts';
import { fuzz } from '../search/fuzz.ts';
import { againstReference, type Difference } from '../search/probe.ts';
import { isRead, readScope, scopeFile, withCardsRead } from '../search/scope/read.ts';
import type { Scope } from '../search/scope/types.ts';
import type { Play } from '../search/shrink/play.ts';
import { stoppable } from '../search/stoppable.ts';
import type { Subject } from '../subjects/subject.ts';
import { defined } from '../text/records.ts';
import { type FindingContext, foundCase } from './finding-text.ts';
import type { Questions } from './questions.ts';
import { graceOf } from './search-time.ts';
import { faulty, RULES, soundCatalogue } from './suite-data.ts';

/** By which rules, and for which profile. */
type Beyond = Pick<Questions, 'article' | 'edition' | 'profile'>;

/** Asks the smallest scope and then random questions until `seconds` are over, and shrinks what differs. */
export const searchedBeyond = async (subject: Subject, { article, edition, profile }: Beyond, seconds: number): Promise<ThoroughReport> => {
  const rulebook = { article, edition, catalogue: soundCatalogue };
  const judge = judgeOf(rulebook);
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), 1000 * (seconds + graceOf(seconds)));
  const end = performance.now() + 1000 * seconds;
  const probe = stoppable(againstReference(judge, subject), over.signal);
  const findings = new Findings({
    probe, judge,
    misreaders: misreadingJudgesOf(rulebook),
    together: (names) => judgeMisreading(rulebook, names),
    shrinking: { isTimeUp: () => over.signal.aborted, readCards: cardReader(soundCatalogue) },
    drawCards: cardsDrawn(soundCatalogue),
  });
  const isFull = (): boolean => findings.all().length >= MOST_FAULTS;
  const hooks = {
    isTimeUp: () => isFull() || performance.now() > end,
    onPassed: findings.passed.bind(findings),
    onDifference: async (difference: Difference, play: Play): Promise<boolean> => {
      if (findings.isNew(difference)) await findings.add(play, difference);
      return !isFull();
    },
  };
  try {
    const scope = profile === 'units' ? undefined : smallestScope();
    const walked = scope === undefined ? undefined : await enumerate(scope, judge, probe, hooks);
    const drawn = [];
    for (const [at, drawFacts] of DRAWN[profile].entries()) {
      const until = performance.now() + (end - performance.now()) / (DRAWN[profile].length - at);
      const isTimeUp = (): boolean => hooks.isTimeUp() || performance.now() > until;
      drawn.push(await fuzz(judge, probe, { ...hooks, seed: SEED, runs: Number.MAX_SAFE_INTEGER, drawFacts, isTimeUp }));
    }
    const { asked, declined, differences } = [walked ?? NO_COUNTS, ...drawn].reduce(sumOf);
    const context = { judge, probe, name: subject.hello.name };
    return defined({
      seconds, scope: scope?.name, isScopeComplete: walked?.isComplete,
      seed: SEED, plays: drawn.reduce((sum, { runs }) => sum + runs, 0), asked, declined, wrong: differences,
      faults: findings.all().map((finding, at) => faultOf(finding, at + 1, context)),
    });
  } finally {
    clearTimeout(timer);
  }
};

const SEED = 1;
const MOST_FAULTS = 20;

/** What is drawn about players, one after the other: stated values, or cards that give them. */
const DRAWN: Readonly<Record<Profile | 'all', readonly (DrawFacts | undefined)[]>> = {
  core: [undefined], units: [cardsDrawn(soundCatalogue)], all: [undefined, cardsDrawn(soundCatalogue)], cards: [],
};

const smallestScope = (): Scope => {
  const read = readScope(scopeFile(RULES, 'tiny'), soundCatalogue);
  if (!isRead(read)) throw faulty(read);
  return withCardsRead(read, cardReader(soundCatalogue));
};

const sumOf = (sum: SearchCounts, one: SearchCounts): SearchCounts =>
  ({ asked: sum.asked + one.asked, declined: sum.declined + one.declined, differences: sum.differences + one.differences });

const faultOf = (finding: Finding, number: number, context: FindingContext): FoundFault => {
  const { kind, step, lines } = finding.difference;
  return {
    kind, position: step.position, action: step.action,
    differences: lines.slice(0, MOST_LINES).map((line) => shortLine(line)),
    likely: finding.likely, case: foundCase(finding, number, context).yaml,
  };
};

const MOST_LINES = 5;
