const LIFETIME_SECONDS = 3600;

/**
 * A token that proves nothing: the emulator, which looks at no signature, takes it in place of an attestation.
 *
 * @param nowMs - since 1970 [ms]
 */
export function unsignedAppCheckToken(appId: string, nowMs: number): { token: string; expireTimeMillis: number } {
  const issuedAt = Math.floor(nowMs / 1000);
  const expiresAt = issuedAt + LIFETIME_SECONDS;
  const claims = { sub: appId, app_id: appId, iat: issuedAt, exp: expiresAt };
  const token = [{ alg: 'none', typ: 'JWT' }, claims].map((part) => base64Url(JSON.stringify(part))).join('.');
  return { token: `${token}.${base64Url('unsigned')}`, expireTimeMillis: expiresAt * 1000 };
}

/** Of text in ASCII. */
function base64Url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
