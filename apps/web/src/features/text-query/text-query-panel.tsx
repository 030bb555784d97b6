import { TextQueryForm } from './text-query-form';
import { useTextQueryState } from './text-query-state';
import { TextResults } from './text-results';

interface TextQueryPanelProps {
  /** Texts were saved for analysis. */
  readonly onSaved: () => void;
}

/** Switches between the query form and its result list. */
export function TextQueryPanel({ onSaved }: TextQueryPanelProps) {
  const { request } = useTextQueryState();
  return request === null ? <TextQueryForm /> : <TextResults onSaved={onSaved} />;
}
