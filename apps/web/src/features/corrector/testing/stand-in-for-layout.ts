import { forgetLeftText } from '../editor/use-text-editor';
import { setScreen, standInForBrowser } from '../../../shared/testing/stand-in-for-browser';

/** What the corrector's page asks of a browser and jsdom lacks, on a wide screen, with nothing kept of earlier visits. */
export function standInForLayout(): void {
  standInForBrowser();
  setScreen('wide');
  sessionStorage.clear();
  forgetLeftText();
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
}
