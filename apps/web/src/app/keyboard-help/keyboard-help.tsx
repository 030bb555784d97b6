import Link from '@mui/material/Link';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepText, readKeptText } from '../../shared/kept-value/kept-storage';
import { isTyping } from '../../shared/ui/is-typing';
import { lazyPart } from '../../shared/i18n/lazy-messages';

const KEY = '?';
const OFF_STORAGE_KEY = 'keyboardHelpOff';

/** Its code is loaded when it is first asked for. */
const KeyboardHelpDialog = lazyPart(async () => (await import('./keyboard-help-dialog')).KeyboardHelpDialog);

const readIsKeyOn = () => readKeptText('browser', OFF_STORAGE_KEY) !== 'true';

/** A link that opens the keyboard help; the key ? opens it from anywhere. */
export function KeyboardHelp() {
  const { t } = useTranslation('keyboard-help');
  const [isOpen, setIsOpen] = useState(false);
  const [isKeyOn, setIsKeyOn] = useState(readIsKeyOn);
  useEffect(() => {
    if (!isKeyOn) return;
    const open = (event: KeyboardEvent) => {
      if (event.key !== KEY || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [isKeyOn]);
  const changeIsKeyOn = (isOn: boolean) => {
    setIsKeyOn(isOn);
    // Without storage the key is on again at the next visit.
    keepText('browser', OFF_STORAGE_KEY, String(!isOn));
  };
  return (
    <>
      <Link
        component="button"
        type="button"
        color="inherit"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        sx={{ font: 'inherit', textAlign: 'left' }}
      >
        {t('open')}
      </Link>
      {isOpen && (
        <Suspense fallback={null}>
          <KeyboardHelpDialog
            isKeyOn={isKeyOn}
            onKeyOnChange={changeIsKeyOn}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
