// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { exportSvg } from './export-picture';
import { families } from '../design/tokens';

function makePicture(): SVGSVGElement {
  const box = document.createElement('div');
  box.innerHTML =
    '<svg viewBox="0 0 1275 475" class="x" style="width: 100%"><text>õun &amp; pirn</text></svg>';
  return box.querySelector('svg')!;
}

describe('exportSvg', () => {
  it('gives the picture its own size and a white margin of 20 pixels on every side', async () => {
    const { svg, widthPx, heightPx } = await exportSvg(makePicture());
    expect([widthPx, heightPx]).toEqual([1315, 515]);
    const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    expect(root.getAttribute('viewBox')).toBe('-20 -20 1315 515');
    const ground = root.firstElementChild;
    expect(['x', 'y', 'width', 'height', 'fill'].map((name) => ground?.getAttribute(name))).toEqual([
      '-20',
      '-20',
      '1315',
      '515',
      '#ffffff',
    ]);
    expect(root.textContent).toBe('õun & pirn');
  });

  it('writes light colours in place of the variables of the page, which other programs do not know', async () => {
    const picture = makePicture();
    picture.innerHTML = `<text fill="var(--ink)" stroke="var(--ink-3)"><tspan fill="none">õun</tspan></text>`;
    const { svg } = await exportSvg(picture);
    expect(svg).toContain('fill="#211d22" stroke="#6f6872"');
    expect(svg).not.toContain('var(');
  });

  it('names the typeface of the page, and of words their own', async () => {
    const picture = makePicture();
    picture.innerHTML = `<text font-family="${families.serif}">õun</text>`;
    const { svg } = await exportSvg(picture);
    const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    expect(root.getAttribute('font-family')).toBe(families.sans);
    expect(root.querySelector('text')?.getAttribute('font-family')).toBe(families.serif);
  });

  it('leaves the picture on the page as it was', async () => {
    const picture = makePicture();
    const before = picture.outerHTML;
    await exportSvg(picture);
    expect(picture.outerHTML).toBe(before);
  });
});
