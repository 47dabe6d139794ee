/** Whether `http://localhost` counts as secure: in development and in builds for journeys, never in what is deployed. */
const INSECURE = import.meta.env.DEV || import.meta.env['SKEIN_INSECURE'] === true

const LONGEST = 4096

function parse(raw: string | null | undefined): URL | null {
  // Without scheme and host it would be one of ours: only absolute addresses are somebody's.
  if (!raw || raw.length > LONGEST || !/^(?:https?:\/\/|mailto:)/i.test(raw.trim())) return null
  try {
    return new URL(raw.trim())
  } catch {
    return null
  }
}

const isLocal = (url: URL, insecure: boolean) =>
  insecure && url.protocol === 'http:' && url.hostname === 'localhost'

/**
 * An address from a server as a link may carry it: absolute http, https or mailto, normalised, without user name and password.
 * Null for everything else (scripts, data, relative and `//` addresses, other schemes).
 */
export function linkUrl(raw: string | null | undefined): string | null {
  const url = parse(raw)
  if (!url) return null
  if (url.protocol === 'mailto:') return url.href
  // https://bank.example@evil.example shows one host and opens the other.
  url.username = ''
  url.password = ''
  return url.href
}

/** An address of a picture, a sound or a film: absolute https, or http://localhost in `insecure` builds; else null. */
export function mediaUrl(raw: string | null | undefined, insecure = INSECURE): string | null {
  const url = parse(raw)
  if (!url || url.username || url.password) return null
  return url.protocol === 'https:' || isLocal(url, insecure) ? url.href : null
}

/** The host people know a link by, without `www.`; '' for what has none. */
export function hostOf(url: string): string {
  try {
    return new URL(url).host.replace(/^www\./, '')
  } catch {
    return ''
  }
}
