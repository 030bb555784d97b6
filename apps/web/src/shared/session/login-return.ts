import { keepText, readKeptText } from '../kept-value/kept-storage';

/** Parameters with which the server sends a browser back whose sign-in failed. */
export const LOGIN_RETURN_PARAMETERS = [
  { name: 'loginFailed', messageKey: 'session:login_failed' },
  { name: 'idCodeMissing', messageKey: 'session:id_code_missing' },
] as const;

const RETURN_PARAMETER = 'return';
const RETURN_KEY = 'keelerada.login-return';
/** Only pages of this site are come back to, wherever the address is from; browsers take a backslash for a slash. */
const RETURN_ADDRESS = /^\/(?!\/|login(?:[/?#]|$))[^\\\s\p{Cc}]*$/u;

/** Address of the sign-in page that leads back to a page afterwards. */
export const makeLoginAddress = (address: string): string =>
  `/login?${new URLSearchParams({ [RETURN_PARAMETER]: address }).toString()}`;

/** Keeps in this tab where the sign-in page shall lead, while the visitor is at the identity provider. */
export function keepLoginReturn(search: string): void {
  const address = new URLSearchParams(search).get(RETURN_PARAMETER) ?? '';
  keepText('tab', RETURN_KEY, RETURN_ADDRESS.test(address) ? address : null);
}

/** Takes the kept address, or null. */
export function takeLoginReturn(): string | null {
  const address = readKeptText('tab', RETURN_KEY);
  keepText('tab', RETURN_KEY, null);
  return address !== null && RETURN_ADDRESS.test(address) ? address : null;
}
