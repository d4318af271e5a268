import type { Reply, Subject } from '../subjects/subject.ts';

/** `subject` for so many milliseconds: whatever it has not answered by then it answers no more. */
export const bounded = (subject: Subject, milliseconds: number): Subject => {
  const over: Reply = { kind: 'hung', message: `had not answered when the ${milliseconds / 1000} s were over that a run may take` };
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<Reply>((resolve) => {
    timer = setTimeout(() => {
      isOver = true;
      resolve(over);
    }, milliseconds);
  });
  return {
    hello: subject.hello,
    window: subject.window,
    ask: (request) => (isOver ? end : Promise.race([subject.ask(request), end])),
    complaints: () => subject.complaints?.() ?? [],
    close: () => {
      clearTimeout(timer);
      return subject.close();
    },
  };
};
