/** The page's script: filters, links, keys, and the bodies of cases when they are opened. */
export const SCRIPT = /* js */ `'use strict';
(() => {
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  const byId = (id) => document.getElementById(id);
  const cases = all('.case');
  const sections = all('.clause');
  const [search, clause, outcome, engine] = ['search', 'clause', 'outcome', 'engine'].map(byId);
  const words = cases.map((one) => one.querySelector('summary').textContent.toLowerCase());

  // the bodies, unpacked once
  const unpack = async () => {
    const packed = Uint8Array.from(atob(byId('bodies').textContent), (letter) => letter.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return JSON.parse(await new Response(stream).text());
  };
  const bodies = unpack().catch(() => cases.map(() => '<p class="note">This browser is too old to show the pictures.</p>'));

  const fill = async (one) => {
    if (one.querySelector('.body')) return;
    const body = document.createElement('div');
    body.className = 'body';
    one.append(body);
    body.innerHTML = (await bodies)[Number(one.dataset.body)];
  };
  for (const one of cases) one.addEventListener('toggle', () => { if (one.open) fill(one); });

  const open = async (one, isOpen = true) => {
    if (isOpen) await fill(one);
    one.open = isOpen;
  };

  // filters
  const isWrong = (result) => !['pass', 'declined', 'none', 'known'].includes(result);
  const isFailed = (one) => one.dataset.outcomes.split(' ').some(isWrong);
  const hasFailures = cases.some(isFailed);
  // R3.1-02..10, as the diagnosis names cases
  const isInRange = (id, word) => {
    const [, prefix, first, last] = /^(.+-)(\\d+)\\.\\.(\\d+)$/.exec(word) ?? [];
    const number = Number(id.slice((prefix ?? '').length));
    return prefix !== undefined && id.toLowerCase().startsWith(prefix) && number >= Number(first) && number <= Number(last);
  };
  const matches = (one, at) => {
    const every = one.dataset.outcomes.split(' ');
    const some = engine && engine.value !== '' ? [every[Number(engine.value)]] : every;
    const wanted = outcome.value;
    if (wanted === 'wrong' && !some.some(isWrong)) return false;
    if (wanted === 'differ' && new Set(every).size < 2) return false;
    if (!['', 'wrong', 'differ'].includes(wanted) && !some.includes(wanted)) return false;
    if (engine && engine.value !== '' && some[0] === 'none') return false;
    return search.value.toLowerCase().split(/\\s+/).every((word) => isInRange(one.id, word) || words[at].includes(word));
  };

  const show = () => {
    let shown = 0;
    cases.forEach((one, at) => {
      const inClause = clause.value === '' || one.parentElement.id === clause.value;
      one.hidden = !(inClause && matches(one, at));
      if (!one.hidden) shown += 1;
    });
    for (const section of sections) section.hidden = section.querySelector('.case:not([hidden])') === null;
    byId('shown').textContent = shown + ' of ' + cases.length + ' cases shown';
    byId('none').hidden = shown > 0;
  };

  // the address keeps the filters, so they survive a reload and can be shared
  const fields = { search, clause, outcome, ...(engine ? { engine } : {}) };
  const remember = () => {
    const set = new URLSearchParams();
    for (const [name, field] of Object.entries(fields)) if (field.value !== '') set.set(name, field.value);
    const text = set.toString();
    history.replaceState(null, '', text === '' && !hasFailures ? location.pathname + location.search : '#?' + text);
  };
  const filtered = () => { remember(); show(); };
  for (const field of Object.values(fields)) field.addEventListener('input', filtered);
  document.querySelector('.filters').addEventListener('submit', (event) => event.preventDefault());

  const clear = () => { for (const field of Object.values(fields)) field.value = ''; };
  byId('clear').addEventListener('click', () => { clear(); filtered(); });
  byId('open-all').addEventListener('click', () => { for (const one of cases) if (!one.hidden) open(one); });
  byId('close-all').addEventListener('click', () => { for (const one of cases) open(one, false); });

  // a scroll target ends up below the filters, however high they are
  const bar = document.querySelector('.filters');
  const makeRoom = () => {
    const height = getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
    document.documentElement.style.scrollPaddingTop = height + 12 + 'px';
  };
  new ResizeObserver(makeRoom).observe(bar);

  // again in the next frames, in which cases get their real height
  const settle = (scroll, frames = 8) => {
    makeRoom();
    scroll();
    if (frames > 0) requestAnimationFrame(() => settle(scroll, frames - 1));
  };

  // links to cases, clauses and filters; without one, failures are shown first
  const target = () => {
    try { return decodeURIComponent(location.hash.slice(1)); } catch { return ''; }
  };
  const arrive = async () => {
    const wanted = target();
    if (wanted === '') {
      outcome.value = hasFailures ? 'wrong' : '';
      return show();
    }
    if (wanted.startsWith('?')) {
      const set = new URLSearchParams(location.hash.slice(2));
      for (const [name, field] of Object.entries(fields)) field.value = set.get(name) ?? '';
      show();
      return settle(() => scrollTo({ top: byId('cases').getBoundingClientRect().top + scrollY }));
    }
    const found = byId(wanted);
    if (!found || !found.matches('.case, .clause')) return show();
    show();
    if (found.hidden || found.closest('[hidden]')) clear();
    show();
    if (found.matches('.case')) await open(found);
    settle(() => found.scrollIntoView());
    (found.matches('.case') ? found.querySelector('summary') : found.querySelector('h2')).focus({ preventScroll: true });
  };
  addEventListener('hashchange', arrive);

  // arrows go from case to case while one has the focus
  const STEPS = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };
  document.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    const here = event.target.parentElement;
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target.tagName !== 'SUMMARY' || !here.matches('.case')) return;
    const shown = cases.filter((one) => !one.hidden);
    const next = shown[Math.min(shown.length - 1, Math.max(0, shown.indexOf(here) + step))];
    event.preventDefault();
    next.querySelector('summary').focus();
    next.scrollIntoView({ block: 'nearest' });
  });

  // a link to the case that is already in the address opens it again
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[href^="#"]');
    if (link && link.getAttribute('href') === location.hash) arrive();
  });

  arrive();
  if (location.hash === '') for (const one of cases.filter(isFailed).slice(0, 3)) open(one);
})();
`;
