import { PICTURE_STYLE } from '../../report/html/picture/style.ts';
import { symbols } from '../../report/html/picture/symbols.ts';
import { PAGE_STYLE } from '../../report/html/style/page.ts';
import { tag } from '../../report/html/tag.ts';

const GAP = 12;

/** The pictures that the page shows of the ruling, side by side in one SVG file that needs nothing else. */
export const pictureFile = (page: Document): string => {
  const pictures = [...page.querySelectorAll<SVGSVGElement>('.pictures .system > svg')];
  const sizes = pictures.map((one) => ({ width: Number(one.getAttribute('width')), height: Number(one.getAttribute('height')) }));
  const placed = pictures.map((one, at) => {
    const left = sizes.slice(0, at).reduce((sum, { width }) => sum + width + GAP, 0);
    return `<g transform="translate(${left} 0)">${new XMLSerializer().serializeToString(one)}</g>`;
  });
  const width = sizes.reduce((sum, size) => sum + size.width + GAP, -GAP);
  const height = Math.max(0, ...sizes.map((size) => size.height));
  const style = tag('style', {}, `${PAGE_STYLE}${PICTURE_STYLE}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`
    + `${style}${symbols()}${placed.join('')}</svg>\n`;
};
