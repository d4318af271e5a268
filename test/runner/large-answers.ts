import { run } from '../../src/runner/run.ts';
import { runShuffled } from '../../src/runner/shuffled-order.ts';
import { runTwins } from '../../src/runner/twins/run.ts';
import type { Subject } from '../../src/subjects/subject.ts';
import { coreCases, faithful } from '../proof/flawed.ts';

// Right and wrong answers with a note of 0.9 MB each (some 12 MB when parsed), in a process whose heap could hold no more than a few of them.
const NOTE = `[${Array.from({ length: 300_000 }, () => '[]').join(',')}]`;

const large = (): Subject => {
  const subject = faithful();
  let asked = 0;
  return {
    ...subject,
    ask: async (request) => {
      const reply = await subject.ask(request);
      if (reply.kind !== 'answered') return reply;
      asked += 1;
      const result: object = { ...Object(reply.result), note: JSON.parse(NOTE), because: Array.from({ length: 3000 }, (_, at) => `X${asked}-${at}`) };
      return { kind: 'answered', result: asked % 3 === 0 ? { ...result, legal: asked, capacity: 'many' } : result };
    },
  };
};

const cases = coreCases.slice(0, 18);
const report = await run(cases, large(), { clauses: [] });
const twins = await runTwins(cases.slice(0, 1), large());
const order = await runShuffled(cases.slice(0, 3), async () => large(), 1);
const { pass, garbled } = report.summary;
console.log(JSON.stringify({ pass, garbled, characters: JSON.stringify({ report, twins, order }).length }));
