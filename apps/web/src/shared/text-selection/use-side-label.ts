import { useTextSelection } from './text-selection';

/** Names a region of a result: beside that of selection A, the same region of B needs a name of its own. */
export function useSideLabel(): (label: string) => string {
  const { side } = useTextSelection();
  return (label) => (side === 'A' ? label : `${label} (${side})`);
}
