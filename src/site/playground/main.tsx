import { render } from 'preact';
import { siteData } from '../data.ts';
import { Playground } from './playground.tsx';

const app = document.getElementById('app');
if (app !== null) {
  siteData().then((data) => render(<Playground data={data} />, app), () => { app.textContent = 'This browser is too old to show the page.'; });
}
