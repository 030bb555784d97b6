/** Width and height of a picture in pixels of its own. */
export interface PictureSize {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Letters of this size are LEAST_SCREEN_FONT_PX high on the screen, or as small as they may be in the file. */
  readonly leastFontPx: number;
}

/** Least font size in a picture's own pixels. */
const LEAST_FONT_PX = 12;
/** Smaller letters are hard to read on a screen. */
const LEAST_SCREEN_FONT_PX = 11.5;

/** Canvas of the word cloud and of the neighbour graph. */
export const CANVAS: PictureSize = { widthPx: 1275, heightPx: 475, leastFontPx: LEAST_FONT_PX };

/** A frame narrower than this would make the names of the canvas too small to read. */
const LEAST_FRAME_PX = 760;
/** Widths go in steps, so that a picture is not redrawn for every pixel. */
const STEP_PX = 40;
const LEAST_WIDTH_PX = 10 * STEP_PX;

/**
 * The canvas if the frame is wide enough to read it; in a narrower frame a narrower and higher picture of the same
 * area, whose names are as large on the screen as in the narrowest frame of the canvas.
 */
export function choosePictureSize(frameWidthPx: number): PictureSize {
  const { widthPx, heightPx } = chooseArea(frameWidthPx);
  const leastFontPx = Math.ceil((LEAST_SCREEN_FONT_PX * widthPx) / Math.max(1, frameWidthPx));
  return {
    widthPx,
    heightPx,
    leastFontPx: frameWidthPx > 0 ? Math.max(LEAST_FONT_PX, leastFontPx) : LEAST_FONT_PX,
  };
}

function chooseArea(frameWidthPx: number): Pick<PictureSize, 'widthPx' | 'heightPx'> {
  if (frameWidthPx >= LEAST_FRAME_PX) return CANVAS;
  const readable = (frameWidthPx / LEAST_FRAME_PX) * CANVAS.widthPx;
  const widthPx = Math.max(LEAST_WIDTH_PX, Math.floor(readable / STEP_PX) * STEP_PX);
  return { widthPx, heightPx: Math.round((CANVAS.widthPx * CANVAS.heightPx) / widthPx) };
}
