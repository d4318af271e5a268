/** Whether this is the installed package, and not its repository: then it is compiled. */
const IS_PACKAGE = !import.meta.url.endsWith('.ts');

/** The command line as people type it here, up to its first argument. */
export const CALLED = IS_PACKAGE ? 'npx ti4-capacity' : 'npx tsx run-suite';

/** A help text, or a message, in which the command is called what it is called here. */
export const asCalled = (text: string): string =>
  (IS_PACKAGE ? text.replaceAll('npx tsx run-suite', CALLED).replaceAll('run-suite', 'ti4-capacity') : text);
