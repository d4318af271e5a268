import type { Reply, Subject } from '../subjects/subject.ts';

/** `subject` for so many milliseconds: whatever it has not answered by then it answers no more. */
export const withTimeLimit = (subject: Subject, milliseconds: number): Subject => {
  const over: Reply = { kind: 'hung', message: `had not answered when the ${milliseconds / 1000} s were over that a run may take` };
  const waiting = new Set<(reply: Reply) => void>();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    for (const settle of waiting) settle(over);
  }, milliseconds);
  return {
    hello: subject.hello,
    window: subject.window,
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
