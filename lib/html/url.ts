import { safeUrl } from '@/schemas/url'

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

/**
 * An address in markup as a link may carry it: absolute http, https or mailto, normalised, without user name and password.
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

/** An address of a picture or a frame in markup: absolute https, or http://localhost in `insecure` builds; else null. */
export const mediaUrl = (raw: string | null | undefined, insecure?: boolean): string | null =>
  safeUrl(parse(raw)?.href, 'media', insecure)

/** The host people know a link by, without `www.`; '' for what has none. */
export function hostOf(url: string): string {
  try {
    return new URL(url).host.replace(/^www\./, '')
  } catch {
    return ''
  }
}
