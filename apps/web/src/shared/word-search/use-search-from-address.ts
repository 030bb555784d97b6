import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type AddressSearch, readAddressSearch } from './word-links';

const parameterNames = [
  ...(['word', 'type', 'keepCapitalization', 'cql'] as const),
  ...(['nearWord', 'nearCount', 'nearRelation'] as const),
];

/**
 * Runs the search that the address asks for and then clears it from the address. Without texts to search in
 * (`canRun` false) it waits until they are chosen. Other parameters stay.
 */
export function useSearchFromAddress(canRun: boolean, onSearch: (search: AddressSearch) => void): void {
  const [parameters, setParameters] = useSearchParams();
  const handled = useRef<URLSearchParams | null>(null);
  useEffect(() => {
    const search = readAddressSearch(parameters);
    if (!canRun || search === null || handled.current === parameters) return;
    handled.current = parameters;
    onSearch(search);
    setParameters(
      (old) => {
        const left = new URLSearchParams(old);
        for (const name of parameterNames) left.delete(name);
        return left;
      },
      { replace: true },
    );
  }, [parameters, setParameters, canRun, onSearch]);
}
