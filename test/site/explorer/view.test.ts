import { describe, expect, test } from 'vitest';
import { chosen, hashOf, isFiltered, viewOf } from '../../../src/site/explorer/view.ts';

describe('the view in the address', () => {
  test.each([
    ['', { target: '', search: '' }],
    ['#R3.1', { target: 'R3.1', search: '' }],
    ['#R3.1/chosen-by', { target: 'R3.1/chosen-by', search: '' }],
    ['#R3-04?edition=lrr-1.2', { target: 'R3-04', search: '', edition: 'lrr-1.2' }],
    ['#?search=two+fighters&action=move&step=none&unit=war-sun', { target: '', search: 'two fighters', action: 'move', step: 'none', unit: 'war-sun' }],
    ['#?edition=current&compare=lrr-1.1&clause=R3&level=rule&ruling=owes&profile=units',
      { target: '', search: '', edition: 'current', compare: 'lrr-1.1', clause: 'R3', level: 'rule', ruling: 'owes', profile: 'units' }],
  ])('%s is read, and written again as the same view', (hash, view) => {
    expect(viewOf(hash)).toEqual(view);
    expect(viewOf(hashOf(viewOf(hash)))).toEqual(view);
  });

  test.each([
    '#?edition=lrr-9', '#?action=constructor', '#?clause=__proto__', '#?unit=%E0%A4%A', '#?step=', '#?toString=1', '#?compare=current',
  ])('%s: a choice that does not exist is ignored', (hash) => {
    expect(viewOf(hash)).toEqual({ target: '', search: '' });
  });

  test('a target that is not UTF-8 is none, and a long one is cut', () => {
    expect(viewOf('#%E0%A4%A').target).toBe('');
    expect(viewOf(`#${'x'.repeat(1e5)}?search=${'y'.repeat(1e5)}`)).toEqual({ target: 'x'.repeat(200), search: 'y'.repeat(200) });
  });

  test('a long target is not cut in the middle of a character', () => {
    const { target } = viewOf(`#${'x'.repeat(199)}%F0%9F%9A%80%F0%9F%9A%80`);
    expect([target, hashOf(viewOf(`#${target}`))]).toEqual([`${'x'.repeat(199)}\u{1f680}`, `#${'x'.repeat(199)}%F0%9F%9A%80`]);
  });

  test('an empty text takes a choice back', () => {
    const view = { ...viewOf('#?action=move'), ...chosen('action', '') };
    expect(isFiltered(viewOf('#?action=move'))).toBe(true);
    expect(isFiltered(view)).toBe(false);
    expect(hashOf(view)).toBe('#');
  });
});
