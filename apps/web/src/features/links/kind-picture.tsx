import CorpusIcon from '@mui/icons-material/StorageOutlined';
import CorrectorIcon from '@mui/icons-material/SpellcheckOutlined';
import DictionaryIcon from '@mui/icons-material/MenuBookOutlined';
import GameIcon from '@mui/icons-material/ExtensionOutlined';
import LearningIcon from '@mui/icons-material/SchoolOutlined';
import ListeningIcon from '@mui/icons-material/HeadphonesOutlined';
import PageIcon from '@mui/icons-material/LanguageOutlined';
import TranslationIcon from '@mui/icons-material/TranslateOutlined';
import type { ReactNode } from 'react';

/** Words in the tags of a link; the first kind that fits counts. */
const KINDS: readonly (readonly [RegExp, ReactNode])[] = [
  [/tõlk/u, <TranslationIcon key="translation" />],
  [/korrektor/u, <CorrectorIcon key="corrector" />],
  [/sõnastik|sõnaraamat|leksikon/u, <DictionaryIcon key="dictionary" />],
  [/korpus/u, <CorpusIcon key="corpus" />],
  [/mäng/u, <GameIcon key="game" />],
  [/kuula|heli|video|film|saade|raadio|podcast|taskuhääling/u, <ListeningIcon key="listening" />],
  [/kursus|õp|harjutus|test|eksam|grammatika/u, <LearningIcon key="learning" />],
];

/** A small picture of our own for the kind of page that the tags tell. */
export function makeKindPicture(tags: readonly string[]): ReactNode {
  return KINDS.find(([word]) => tags.some((tag) => word.test(tag)))?.[1] ?? <PageIcon />;
}
