import { readOwn } from '@keelerada/estonian/make-table';
import { families, lightColours } from '../design/tokens';
import { makeFontRules } from './picture-font';

/** White space around a saved picture in pixels. */
export const PICTURE_MARGIN_PX = 20;
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** A variable of the page. */
const PAINT = /^var\(--([\w-]+)\)$/u;

export interface PictureFile {
  readonly svg: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The light colour of a paint; other values stay as they are. */
function readLightColour(value: string): string {
  const [, name = ''] = PAINT.exec(value) ?? [];
  return readOwn(lightColours, name) ?? value;
}

/** Gives the paints of an element and all within it the colours of the light scheme, for programs that know no variables. */
function writeLightColours(picture: SVGSVGElement): void {
  for (const element of [picture, ...picture.querySelectorAll('[fill], [stroke]')])
    for (const name of ['fill', 'stroke']) {
      const value = element.getAttribute(name);
      if (value !== null) element.setAttribute(name, readLightColour(value));
    }
}

/** Writes the typefaces into the picture, with other families for programs that pass over them. */
async function writeFonts(picture: SVGSVGElement): Promise<void> {
  picture.setAttribute('font-family', families.sans);
  const words = [...picture.querySelectorAll('[font-family]')].map(({ textContent }) => textContent).join('');
  const rules = [
    await makeFontRules(families.sans, picture.textContent ?? ''),
    words === '' ? '' : await makeFontRules(families.serif, words),
  ].join('');
  if (rules === '') return;
  const style = document.createElementNS(SVG_NAMESPACE, 'style');
  style.textContent = rules;
  picture.prepend(style);
}

/**
 * Text of an SVG file: the picture in its own size with a white margin, in light colours, with its typefaces in it. The
 * picture needs a `viewBox`. Rejects if a typeface cannot be read.
 */
export async function exportSvg(picture: SVGSVGElement): Promise<PictureFile> {
  const [left = 0, top = 0, width = 0, height = 0] = (picture.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/u)
    .map(Number);
  const copy = picture.cloneNode(true) as SVGSVGElement;
  const widthPx = width + 2 * PICTURE_MARGIN_PX;
  const heightPx = height + 2 * PICTURE_MARGIN_PX;
  const box = [left - PICTURE_MARGIN_PX, top - PICTURE_MARGIN_PX, widthPx, heightPx];
  copy.setAttribute('viewBox', box.join(' '));
  copy.setAttribute('width', String(widthPx));
  copy.setAttribute('height', String(heightPx));
  copy.removeAttribute('style');
  copy.removeAttribute('class');
  const ground = document.createElementNS(SVG_NAMESPACE, 'rect');
  ['x', 'y', 'width', 'height'].forEach((name, index) => ground.setAttribute(name, String(box[index])));
  ground.setAttribute('fill', lightColours.surface);
  copy.prepend(ground);
  writeLightColours(copy);
  await writeFonts(copy);
  return { svg: new XMLSerializer().serializeToString(copy), widthPx, heightPx };
}

/** Draws the file as a PNG of the same size. Rejects if the browser cannot. */
export async function drawPng({ svg, widthPx, heightPx }: PictureFile): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml;charset=utf-8' }));
  try {
    const image = new Image(widthPx, heightPx);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = widthPx;
    canvas.height = heightPx;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No canvas to draw on');
    context.drawImage(image, 0, 0, widthPx, heightPx);
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob === null ? reject(new Error('The picture is empty')) : resolve(blob)),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
