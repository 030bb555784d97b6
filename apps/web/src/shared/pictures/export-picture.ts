import { PICTURE_BACKGROUND } from './picture-style';

/** White space around a saved picture in pixels (SPEC 9). */
export const PICTURE_MARGIN_PX = 20;
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

export interface PictureFile {
  readonly svg: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Text of an SVG file: the picture in its own size with a white margin. The picture needs a `viewBox`. */
export function exportSvg(picture: SVGSVGElement): PictureFile {
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
  ground.setAttribute('fill', PICTURE_BACKGROUND);
  copy.prepend(ground);
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
