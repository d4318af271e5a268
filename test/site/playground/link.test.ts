import { describe, expect, test } from 'vitest';
import { owedIn } from '../../../src/cases/debts.ts';
import { sameData } from '../../../src/cases/same-data.ts';
import { saysOtherwise } from '../../../src/errata/kind-of-difference.ts';
import { judgesWith } from '../../../src/proof/judges.ts';
import { rulingsOf } from '../../../src/rules/article.ts';
import { caseYaml, pastedQuestion, questionYaml, requestLine } from '../../../src/site/playground/exchange.ts';
import { fragmentOf, posedIn } from '../../../src/site/playground/link.ts';
import type { Posed } from '../../../src/site/playground/question.ts';
import { rulingsOn } from '../../../src/site/playground/ruling.ts';
import { DATA } from '../site-data.ts';

const judgesFor = judgesWith(DATA.article, DATA.catalogue);
const steps = DATA.cases.flatMap((one) => one.steps.map((step) => ({ one, step })));
const posedFor = ({ one, step }: (typeof steps)[number]): Posed =>
  ({ position: step.position, action: step.action, edition: one.editions?.at(-1) ?? 'current' });

describe('a link', () => {
  test('holds every question of every case whole, in at most 1000 characters, and the reopened question has the ruling of the command line', async () => {
    const wrong: string[] = [];
    for (const each of steps) {
      const posed = posedFor(each);
      const link = await fragmentOf(posed);
      const read = await posedIn(link);
      const judge = judgesFor(rulingsOf(DATA.article, posed.edition))(each.one.profile);
      const isSame = 'value' in read && sameData(read.value, posed) && link.length <= 1000
        && !saysOtherwise(rulingsOn(read.value, DATA).ruling.answer, judge(posed.position, posed.action));
      if (!isSame) wrong.push(`${each.one.id} ${link.length} ${'fault' in read ? read.fault : ''}`);
    }
    expect(wrong).toEqual([]);
    expect(new Set(steps.map(({ one }) => one.id)).size).toBe(DATA.cases.length);
  });

  test.each([
    ['#q9=abc', 'The link is of a version that this page does not know.'],
    ['#q1=%%%', 'The link is damaged or incomplete.'],
    ['#q1=AAAA', 'The link is damaged or incomplete.'],
    [`#q1=${'A'.repeat(30_000)}`, 'The link has more than 20000 characters.'],
  ])('%.20s is refused in words', async (link, fault) => {
    expect(await posedIn(link)).toEqual({ fault });
  });

  test('that inflates without end is refused', async () => {
    const bomb = { given: { systems: {} }, when: {}, edition: 'x'.repeat(10_000_000) };
    const packed = new Response(new Blob([JSON.stringify(bomb)]).stream().pipeThrough(new CompressionStream('deflate-raw')));
    const letters = Buffer.from(await packed.arrayBuffer()).toString('base64url');
    expect(letters.length).toBeLessThan(20_000);
    expect(await posedIn(`#q1=${letters}`)).toEqual({ fault: 'The link is damaged or incomplete.' });
  });

  test.each([
    [{ given: { systems: { Arnor: { space: { red: { carrier: -1 } } } } }, when: { 'end-combat': {} }, edition: 'current' }, /whole number from 1/],
    [{ given: { systems: {}, players: [] }, when: { 'end-combat': {} }, edition: 'current' }, /expected an object/],
    [{ given: { systems: {} }, when: { move: { player: 'red', to: 'A', ships: [{ ship: 'carrier', from: 'B', cargo: Array.from({ length: 4000 }, () => ({ from: 'space', units: {} })) }] } }, edition: 'current' },
      /`?when\.move\.ships\[0\]\.cargo`? has 4000 entries, expected at most 200/],
    [{ given: { systems: {} }, when: { explode: {} }, edition: 'current' }, /unknown key `explode`/],
    [{ given: { systems: {} }, when: { check: { player: 'x'.repeat(101), system: 'A' } }, edition: 'current' }, /at most 100 characters/],
    [{ given: { systems: {} }, when: { 'end-combat': {} }, edition: 'lrr-9' }, /expected one of/],
  ])('that holds no question is refused in words', async (content, fault) => {
    const packed = new Response(new Blob([JSON.stringify(content)]).stream().pipeThrough(new CompressionStream('deflate-raw')));
    const read = await posedIn(`#q1=${Buffer.from(await packed.arrayBuffer()).toString('base64url')}`);
    expect('fault' in read ? read.fault : '').toMatch(fault);
  });
});

describe('a question taken away', () => {
  test('as YAML, as a case or as a request has the same ruling when it is pasted back, for every case', () => {
    const wrong = steps.flatMap((each) => {
      const posed = posedFor(each);
      const { ruling } = rulingsOn(posed, DATA);
      const texts = [questionYaml(posed), caseYaml(posed, ruling, DATA.catalogue), requestLine(posed)];
      return texts.flatMap((text) => {
        const read = pastedQuestion(text);
        if ('fault' in read) return [`${each.one.id}: ${read.fault}`];
        const back = rulingsOn({ ...posed, ...read.value }, DATA).ruling;
        return sameData(back.action, posed.action) && !saysOtherwise(back.answer, ruling.answer) ? [] : [`${each.one.id}: ${text}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['', 'line 1, column 1: the file is empty, expected an object'],
    ['given: &a [*a]', /line 1, column/],
    ['hello', /expected an object/],
    ['<script>alert(1)</script>', /expected an object/],
    ['given: { systems: { A: { space: { red: { fihgter: 1 } } } } }\nwhen: { end-combat: {} }', /did you mean `fighter`/],
  ])('%j is refused in words', (text, fault) => {
    const read = pastedQuestion(text);
    expect('fault' in read ? read.fault : '').toMatch(fault);
  });

  test('the debts that are shown are those of the position', () => {
    const { ruling } = rulingsOn({ position: { players: {}, systems: { Arnor: { space: { red: { carrier: 1, fighter: 6 } } } } }, action: { type: 'check', params: { player: 'red', system: 'Arnor' } }, edition: 'current' }, DATA);
    expect(ruling.owed).toEqual([{ player: 'red', system: 'Arnor', count: 2, from: { fighter: 6 } }]);
    expect(owedIn(ruling.position)).toEqual(ruling.owed);
  });
});
