import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useNotices } from '../../shared/notices/notices';
import { LOGIN_RETURN_PARAMETERS } from '../../shared/session/login-return';

/** Shows what the parameters of a failed sign-in say and takes them out of the address. */
export function useLoginReturn(): void {
  const [parameters, setParameters] = useSearchParams();
  const { showNotice } = useNotices();
  useEffect(() => {
    const found = LOGIN_RETURN_PARAMETERS.filter(({ name }) => parameters.has(name));
    if (found.length === 0) return;
    for (const { messageKey } of found) showNotice('error', messageKey);
    setParameters(
      (current) => {
        const rest = new URLSearchParams(current);
        for (const { name } of found) rest.delete(name);
        return rest;
      },
      { replace: true },
    );
  }, [parameters, setParameters, showNotice]);
}
