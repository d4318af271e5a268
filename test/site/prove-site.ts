import { DATA } from './site-data.ts';
import { brokenRoundTrips } from './playground/round-trip.ts';
import { openSite } from './site-in-browser.ts';

/** Opens every step of every core case in the playground, in a browser, by a link, and again by the link that the page makes of it. */
const site = await openSite();
if (typeof site === 'string') throw new Error(`no browser was found: ${site}`);
const cases = DATA.cases.filter(({ profile }) => profile === 'core');
const started = Date.now();
const broken = await brokenRoundTrips(site, cases);
await site.close();

for (const line of broken) console.log(line);
const steps = cases.reduce((sum, one) => sum + one.steps.length, 0);
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`${cases.length} cases, ${steps} steps, ${broken.length} broken round trips, ${seconds} s`);
if (broken.length > 0) process.exitCode = 1;
