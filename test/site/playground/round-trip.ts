import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Action, Answer, EditionId, Owed, Position } from '../../../src/board/index.ts';
import type { Case } from '../../../src/cases/case.ts';
import { expectedFrom } from '../../../src/cases/from-answer.ts';
import { sameData } from '../../../src/cases/same-data.ts';
import { articleAnswer } from '../../../src/report/html/answer.ts';
import { stepHtml } from '../../../src/report/html/step.ts';
import type { Html } from '../../../src/report/html/tag.ts';
import { caseInPlayground, PLAYGROUND } from '../../../src/report/html/site-links.ts';
import { posedIn } from '../../../src/site/playground/link.ts';
import type { Posed } from '../../../src/site/playground/question.ts';
import { ran } from '../../cli/terminal.ts';
import { DATA } from '../site-data.ts';
import type { OpenSite } from '../site-in-browser.ts';

/** A step of `explain --json`. */
interface ExplainedStep {
  readonly position: Position;
  readonly owed: readonly Owed[];
  readonly action: Action;
  readonly answer: Answer;
}

/**
 * Opens each step of each case in a browser by its link, and then the link that the page has made of it. Both times the
 * page must show the same question, and the ruling that `explain` gives on the command line. Returns the steps for which it doesn't.
 */
export const brokenRoundTrips = async (site: OpenSite, cases: readonly Case[]): Promise<readonly string[]> => {
  const broken: string[] = [];
  const { page, complaints, outside } = await site.open(PLAYGROUND);
  const address = page.url().replace(/#.*/, '');
  for (const one of cases) {
    const edition = one.editions?.at(-1) ?? 'current';
    for (const [at, explained] of (await explain(one, edition)).entries()) {
      const step = one.steps[at];
      const posed: Posed | undefined = step && { position: step.position, action: step.action, edition };
      const start = `${address}${caseInPlayground({ id: one.id, step: at + 1, edition }).replace(PLAYGROUND, '')}`;
      const why = posed === undefined ? 'is not a step of the case' : await fault(page, start, posed, shownBy(explained, edition));
      if (why !== undefined) broken.push(`${one.id}, step ${at + 1}: ${why}`);
    }
  }
  await page.context().close();
  return [...broken, ...complaints, ...outside];
};

const explain = async ({ id }: Case, edition: EditionId): Promise<readonly ExplainedStep[]> => {
  const { out } = await ran(['explain', id, '--edition', edition, '--json']);
  return (JSON.parse(out) as { readonly steps: readonly ExplainedStep[] }).steps;
};

/** What the page must show: the question and the ruling as pictures. */
const shownBy = ({ position, owed, action, answer }: ExplainedStep, edition: EditionId): Html => {
  const step = { position, owed, action, expected: expectedFrom(answer) };
  const title = DATA.article.editions.find(({ id }) => id === edition)?.title ?? '';
  return stepHtml({ step, number: 1, of: undefined }, (looks) => [articleAnswer(`By ${title}`, step, looks)]);
};

const fault = async (page: Page, start: string, posed: Posed, shown: Html): Promise<string | undefined> => {
  const first = await opened(page, start, shown);
  if (!first.isShown) return 'the page shows another ruling than the command line';
  const read = await posedIn(first.hash);
  if (!('value' in read) || !sameData(read.value, posed)) return 'the link of the page holds another question';
  return (await opened(page, start.replace(/#.*/, first.hash), shown)).isShown ? undefined : 'the reopened page shows another ruling';
};

/** Opens an address in an emptied page; tells what is in the address then, and whether `html` is shown. */
const opened = async (page: Page, url: string, html: Html): Promise<{ readonly hash: string; readonly isShown: boolean }> => {
  await page.goto('about:blank');
  await page.goto(url);
  const isShown = await becomesTrue(page, `(${IS_SHOWN})(${JSON.stringify(html)})`);
  await becomesTrue(page, 'location.hash.startsWith("#q1=")');
  return { hash: new URL(page.url()).hash, isShown };
};

/** Playwright's own waiting needs `eval`, which the page's policy forbids. */
const becomesTrue = async (page: Page, expression: string): Promise<boolean> => {
  for (const end = Date.now() + LONGEST_WAIT; Date.now() < end; await delay(20)) {
    if (await page.evaluate(expression) === true) return true;
  }
  return false;
};

const LONGEST_WAIT = 4000;

const IS_SHOWN = `(html) => {
  const shown = document.querySelector('.pictures');
  const wanted = document.createElement('template');
  wanted.innerHTML = html;
  return shown !== null && shown.innerHTML === wanted.innerHTML;
}`;
