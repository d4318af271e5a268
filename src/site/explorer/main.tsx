import { render } from 'preact';
import { siteData } from '../data.ts';
import { Explorer } from './explorer.tsx';

const app = document.getElementById('app');
if (app !== null) void siteData().then((data) => render(<Explorer data={data} />, app));
