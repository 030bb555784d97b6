import { describe, expect, it } from 'vitest';
import { CANVAS, choosePictureSize } from './picture-size';

const SCREEN_PX = 760 / CANVAS.widthPx;

describe('choosePictureSize', () => {
  it.each([760, 862, 2000])('gives the canvas to a frame of %i px', (frame) => {
    expect(choosePictureSize(frame)).toMatchObject({ widthPx: 1275, heightPx: 475 });
  });

  it.each([286, 326, 643, 759])('fits a frame of %i px: the same area, names no smaller', (frame) => {
    const { widthPx, heightPx } = choosePictureSize(frame);
    expect(frame / widthPx).toBeGreaterThanOrEqual(SCREEN_PX);
    expect(Math.abs(widthPx * heightPx - 1275 * 475)).toBeLessThan(widthPx);
  });

  it('is the same for frames that differ by some pixels, as where a scroll bar comes and goes', () => {
    expect(choosePictureSize(330)).toEqual(choosePictureSize(322));
  });

  it.each([286, 326, 643, 759, 760, 1000, 1274, 2000])(
    'never makes letters smaller than 11 px on the screen in a frame of %i px, nor than 12 in the file',
    (frame) => {
      const { widthPx, leastFontPx } = choosePictureSize(frame);
      expect((leastFontPx * frame) / widthPx).toBeGreaterThanOrEqual(11);
      expect(leastFontPx).toBeGreaterThanOrEqual(12);
    },
  );

  it('keeps a width for a frame of none', () => {
    expect(choosePictureSize(0).widthPx).toBe(400);
  });
});
