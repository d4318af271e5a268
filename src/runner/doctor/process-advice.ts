/** What the author can do about a program that failed, or about a complaint: the advice for its message, if there is any. */
export const processAdvice = (message: string): readonly string[] =>
  ADVICE.filter(([pattern]) => pattern.test(message)).slice(0, 1).map(([, advice]) => advice);

const HELLO =
  'The result of `hello` is {"protocol": 1, "name": …, "version": …, "language": …, "answers": […], "steps": […], "features": […]}.';

const MODULE = 'An engine has a `name`, a `version`, `steps`, `features`, and a function for each action it answers.';
const ID = 'Copy `id` from the request into its reply, unchanged and as a number.';
const WORDS = 'Use only the words of the contract in `answers`, `steps` and `features`; leave out what the program does not support.';

const FLUSH = [
  'Most often the reply is written but not flushed: flush stdout after each line (Python: `print(line, flush=True)`; Perl: `$| = 1;`;',
  'Ruby: `$stdout.sync = true`; C: `fflush(stdout)`; Node: `console.log` does).',
  'Or the program reads all its input first: answer each line as it comes (Perl: `while (<STDIN>)`, not `for`;',
  'Ruby: `$stdin.each_line`; Node: `readline`, not `readFileSync`). Or it is slow, or starts slowly: allow more with `--timeout`.',
].join(' ');

const NOT_JSON = [
  'Something other than replies goes to stdout: a log, a banner, a forgotten print. Write it to stderr. Or the reply is not JSON:',
  "use a JSON library, on one line; a language's own way to print a dictionary is usually not JSON.",
].join(' ');

// the first that matches
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/last line lacks a line break/, 'Write a line break after each reply, and flush.'],
  [/wrote nothing|without answering/, FLUSH],
  [/no such program/, 'Write the command as you would type it in this folder. Can the program be found from here?'],
  [/module could not be loaded/, 'The module is imported before anything is asked: fix what its import throws.'],
  [/: the engine: |no engine as its default export/, MODULE],
  [/not executable/, 'Name the program that runs it: `python3 engine.py`, `node engine.js`.'],
  [/not JSON/, NOT_JSON],
  [/not UTF-8/, 'Encode stdout as UTF-8.'],
  [/with the key .* twice/, 'Write each key of an object once; a JSON library does so.'],
  [/list instead|not a JSON object/, 'Write each reply on a line of its own, as an object, not in a list.'],
  [/second reply/, 'Write one reply to each request.'],
  [/reply to a request that was not sent|\bid of its request|reply whose id/, ID],
  [
    /jsonrpc|neither `result` nor `error`|both `result` and `error`|not a reply|request or notification/,
    'A reply is {"jsonrpc": "2.0", "id": ID, "result": {…}}, or has "error": {"code": NUMBER, "message": TEXT} instead of the result.',
  ],
  [/`hello`: .*`(answers|steps|features)\[\d+\]` is /, WORDS],
  [/`hello`/, HELLO],
  [
    /-3260\d|answered with error/,
    'The program failed at the request: its message and its log should say where. To decline a request, answer with error -32001.',
  ],
  [
    /exited|was killed|closed its stdout/,
    'The program must run until its input ends: read lines in a loop, and catch what goes wrong at a single request.',
  ],
];
