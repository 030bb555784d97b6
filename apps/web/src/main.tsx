import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { startI18n } from './shared/i18n/start-i18n';

/** How long the first picture of the page waits for its letters, in milliseconds; later ones then take their place. */
const FONT_WAIT_MS = 300;

const waitForFont = () =>
  Promise.race([
    document.fonts.load("1em 'Source Sans 3 Variable'", 'aõ'),
    new Promise((resolve) => setTimeout(resolve, FONT_WAIT_MS)),
  ]);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

await Promise.all([startI18n(), waitForFont().catch(() => undefined)]);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
