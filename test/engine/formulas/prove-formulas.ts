import { rememberingCards } from '../../../src/proof/judges.ts';
import { cardsDrawn } from '../../../src/search/draw/cards.ts';
import { fuzz } from '../../../src/search/fuzz.ts';
import { againstReference } from '../../../src/search/probe.ts';
import { countScope } from '../../../src/search/scope/count.ts';
import { ARTICLE, CATALOGUE, REFERENCE, scopeNamed, subjectBy } from '../../proof/engines.ts';
import { ComparedEngine } from './compared.ts';

/**
 * Asks every ruling that has an official formula both ways, by its function and by the formula: in the scope `standard`, and in at least
 * 100,000 random questions of the profile `units`. No answer may differ.
 */
const QUESTIONS = 100_000;

const show = (where: string, engine: ComparedEngine): void => {
  const asked = [...engine.asked.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${where}: ${asked} answers of ${engine.asked.size} rulings compared, ${engine.differing.size} rulings differ`);
  for (const [id, both] of engine.differing) console.log(`  ${id}: ${both}`);
  if (engine.differing.size > 0) process.exitCode = 1;
};

const scope = new ComparedEngine(ARTICLE.rulings);
const { total } = countScope(scopeNamed('standard'), scope.judge);
show(`scope standard, ${total.judgements} judgements`, scope);

const drawn = new ComparedEngine(ARTICLE.rulings);
const subject = subjectBy(drawn.judgeBy(rememberingCards(() => CATALOGUE)));
let questions = 0;
for (let from = 0; questions < QUESTIONS; from += 1000) {
  const probe = againstReference(REFERENCE, subject);
  const { asked } = await fuzz(REFERENCE, probe, { seed: 1, from, runs: 1000, drawFacts: cardsDrawn(() => CATALOGUE) });
  questions += asked;
}
show(`${questions} random questions of the profile units`, drawn);
