/** Parameters with which the server sends a browser back whose sign-in failed (SPEC 4). */
export const LOGIN_RETURN_PARAMETERS = [
  { name: 'loginFailed', messageKey: 'session:login_failed' },
  { name: 'idCodeMissing', messageKey: 'session:id_code_missing' },
] as const;
