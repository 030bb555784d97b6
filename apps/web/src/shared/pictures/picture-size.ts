/** Width and height of a picture in pixels of its own. */
export interface PictureSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Canvas of the word cloud and of the neighbour graph (SPEC 9). */
export const CANVAS: PictureSize = { widthPx: 1275, heightPx: 475 };

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
  if (frameWidthPx >= LEAST_FRAME_PX) return CANVAS;
  const readable = (frameWidthPx / LEAST_FRAME_PX) * CANVAS.widthPx;
  const widthPx = Math.max(LEAST_WIDTH_PX, Math.floor(readable / STEP_PX) * STEP_PX);
  return { widthPx, heightPx: Math.round((CANVAS.widthPx * CANVAS.heightPx) / widthPx) };
}
