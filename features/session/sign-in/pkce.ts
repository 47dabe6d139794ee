const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Returns 32 random bytes as base64url. */
export const randomToken = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)))

/**
 * Creates a PKCE verifier and challenge (RFC 7636, S256). Null without WebCrypto, i.e. on plain http other
 * than localhost.
 */
export async function createProof(): Promise<{ verifier: string; challenge: string } | null> {
  if (!globalThis.crypto?.subtle) return null
  const verifier = randomToken()
  return { verifier, challenge: await challengeOf(verifier) }
}

/** Returns the S256 challenge of a verifier. */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return base64Url(new Uint8Array(digest))
}
