import OpenInNew from '@mui/icons-material/OpenInNew';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SearchType } from '@keelerada/contract/fields/choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTextsHash } from '../result-link/use-texts-hash';
import {
  makeDictionaryUrl,
  makeToolPath,
  makeTranslationUrl,
  makeWordPagePath,
  type WordSearch,
} from '../word-search/word-links';
import { letters } from '../design/tokens';

interface WordMenuProps {
  readonly word: string;
  readonly type: SearchType;
  readonly keepCapitalization: boolean;
  /** The keyword whose neighbour the word is: first come the lines that have both. */
  readonly keyword?: WordSearch;
  /** Offered on the word list, not among neighbouring words. */
  readonly hasNeighbours?: boolean;
}

interface OpenWordMenuProps extends WordMenuProps {
  readonly anchor: Element;
  readonly onClose: () => void;
}

/** The menu by itself, for words that open it by something else than the button. */
export function OpenWordMenu({
  word,
  type,
  keepCapitalization,
  keyword,
  hasNeighbours,
  anchor,
  onClose,
}: OpenWordMenuProps) {
  const { t } = useTranslation(['word-menu', 'distribution', 'word-sketch']);
  const search = { word, type, keepCapitalization };
  const textsHash = useTextsHash();
  const outside = { component: 'a', target: '_blank', rel: 'noopener noreferrer', onClick: onClose } as const;
  const newWindow = {
    titleAccess: t('new_window'),
    sx: { ml: 1, ...letters[16], color: 'text.secondary' },
  };
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('title', { word }), dense: false } }}
    >
      {keyword !== undefined && (
        <MenuItem component={Link} to={makeToolPath('wordcontext', keyword) + textsHash} onClick={onClose}>
          {t('together', { keyword: keyword.word })}
        </MenuItem>
      )}
      <MenuItem component={Link} to={makeToolPath('wordcontext', search) + textsHash} onClick={onClose}>
        {t('concordances')}
      </MenuItem>
      {hasNeighbours === true && (
        <MenuItem component={Link} to={makeToolPath('collocates', search) + textsHash} onClick={onClose}>
          {t('neighbours')}
        </MenuItem>
      )}
      <MenuItem component={Link} to={makeToolPath('wordsketch', search) + textsHash} onClick={onClose}>
        {t('word-sketch:title')}
      </MenuItem>
      <MenuItem component={Link} to={makeToolPath('distribution', search) + textsHash} onClick={onClose}>
        {t('distribution:title')}
      </MenuItem>
      {type === 'LEMMAS' && (
        <MenuItem component={Link} to={makeWordPagePath(word)} onClick={onClose}>
          {t('page')}
        </MenuItem>
      )}
      <MenuItem {...outside} href={makeDictionaryUrl(word)}>
        {t('definition')} <OpenInNew {...newWindow} />
      </MenuItem>
      <MenuItem {...outside} href={makeTranslationUrl(word)}>
        {t('translation')} <OpenInNew {...newWindow} />
      </MenuItem>
    </Menu>
  );
}

/**
 * The button of a word's menu in a row of a result table, which gives it its look and sign. The menu itself is built when it
 * opens, so that a table of them stays light.
 */
export function WordMenu(props: WordMenuProps) {
  const { t } = useTranslation('word-menu');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        aria-label={t('title', { word: props.word })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      {anchor !== null && <OpenWordMenu {...props} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
