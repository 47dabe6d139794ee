/** The request of a link for the installed app: to write a post, or to find a post, a profile or words. */
export type Intent = { kind: 'write' | 'find'; text: string }

const SCHEME = /^web\+mastodon:/i

/** The handle of `acct:ann@home.example`; another text unchanged. */
const withoutAcct = (text: string): string => text.replace(/^acct:@?/i, '@')

/**
 * Reads the address that the system passes to the installed app: `web+mastodon://share?text=…`,
 * `web+mastodon://follow?uri=…` and other actions on an address, `web+mastodon://server.example/@ann`; or the address of
 * a post or profile, or a handle. Null for an empty text.
 */
export function intentOf(given: string): Intent | null {
  const text = given.trim()
  if (!SCHEME.test(text)) return text === '' ? null : { kind: 'find', text: withoutAcct(text) }
  // Browsers differ in how they read addresses of a scheme they do not know, so they get one that they know.
  const rest = text.replace(SCHEME, '').replace(/^\/\//, '')
  if (/^https?:/i.test(rest)) return { kind: 'find', text: rest }
  if (!URL.canParse(`https://${rest}`)) return rest === '' ? null : { kind: 'find', text: rest }
  const { hostname, searchParams } = new URL(`https://${rest}`)
  if (hostname === 'share') return { kind: 'write', text: searchParams.get('text') ?? '' }
  const uri = searchParams.get('uri')?.trim()
  if (uri) return { kind: 'find', text: withoutAcct(uri) }
  // A server has a dot in its name, an action none.
  return hostname.includes('.') ? { kind: 'find', text: `https://${rest}` } : null
}
