import { render } from 'preact';
import { siteData } from '../data.ts';
import { Explorer } from './explorer.tsx';

const app = document.getElementById('app');
if (app !== null) {
  const showWhyNot = (): void => { app.textContent = 'This browser is too old to show the page.'; };
  siteData().then((data) => render(<Explorer data={data} />, app), showWhyNot);
}
