/** An engine in plain JavaScript that does what modules do: it logs, waits, declines, throws and hangs. */
export default {
  name: 'odd',
  version: '2',
  steps: [],
  features: ['stated-capacity'],
  editions: ['current'],
  async check(position, { system }, { edition }) {
    console.log('checking', system);
    process.stdout.write('on stdout\n');
    if (system === 'declined') throw Object.assign(new Error('no such thing here'), { name: 'Declined' });
    if (system === 'thrown') throw new TypeError('no planets');
    if (system === 'nothing') return undefined;
    if (system === 'hung') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    await new Promise((done) => setTimeout(done, 1));
    return { capacity: edition.length };
  },
};
