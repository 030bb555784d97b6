/** Tells how much the corpus holds, in the language of the browser. */
const RETRY_MS = 3000;
const state = document.getElementById('state');
const isEstonian = navigator.language.startsWith('et');
const number = new Intl.NumberFormat(isEstonian ? 'et' : 'en');

async function showState() {
  const response = await fetch('/api/status');
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { corpus } = await response.json();
  const texts = number.format(corpus.texts);
  const words = number.format(corpus.runningWords);
  state.textContent = isEstonian ? `${texts} teksti, ${words} sõna` : `${texts} texts, ${words} words`;
  if (corpus.pendingTexts > 0 || corpus.texts === 0) setTimeout(refresh, RETRY_MS);
}

function refresh() {
  showState().catch(() => {
    state.textContent = isEstonian ? 'Server ei vasta praegu.' : 'The server does not answer at the moment.';
    setTimeout(refresh, RETRY_MS);
  });
}

refresh();
