import type { Reply, Subject } from '../subjects/subject.ts';

/** `subject` with a time limit in milliseconds: all requests that are still open then count as hung. */
export const withTimeLimit = (subject: Subject, milliseconds: number): Subject => {
  const over: Reply = { kind: 'hung', message: `had not answered when the time limit of the run, ${milliseconds / 1000} s, was reached` };
  const waiting = new Set<(reply: Reply) => void>();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    for (const settle of waiting) settle(over);
  }, milliseconds);
  return {
    hello: subject.hello,
    get window() {
      return subject.window;
    },
    ask: (request) => new Promise((settle) => {
      if (isOver) return settle(over);
      waiting.add(settle);
      void subject.ask(request).then((reply) => {
        waiting.delete(settle);
        settle(reply);
      });
    }),
    complaints: () => subject.complaints?.() ?? [],
    close: () => {
      clearTimeout(timer);
      return subject.close();
    },
  };
};
