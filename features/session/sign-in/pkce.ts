const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A text that nobody can guess, of 32 random bytes, safe in addresses. */
export const randomToken = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)))

/** Proof of key (RFC 7636, S256). Null where the page has no WebCrypto, that is on plain http elsewhere than localhost. */
export async function createProof(): Promise<{ verifier: string; challenge: string } | null> {
  if (!globalThis.crypto?.subtle) return null
  const verifier = randomToken()
  return { verifier, challenge: await challengeOf(verifier) }
}

/** The S256 challenge of a verifier. */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return base64Url(new Uint8Array(digest))
}
