import type { Subject } from '../subject.ts';

/** Several processes of one engine as one subject: each request goes to the one that has the fewest under way. */
export const poolOf = (subjects: readonly Subject[]): Subject => {
  const [first] = subjects;
  if (first === undefined) throw new Error('a pool of no subjects');
  if (subjects.length === 1) return first;
  const workers = subjects.map((subject) => ({ subject, busy: 0 }));
  return {
    hello: first.hello,
    window: subjects.reduce((sum, { window }) => sum + window, 0),
    ask: async (request) => {
      const worker = workers.reduce((a, b) => (b.busy < a.busy ? b : a));
      worker.busy += 1;
      const reply = await worker.subject.ask(request);
      worker.busy -= 1;
      return reply;
    },
    complaints: () => [...new Set(subjects.flatMap((subject) => subject.complaints?.() ?? []))],
    close: async () => {
      await Promise.all(subjects.map((subject) => subject.close()));
    },
  };
};
