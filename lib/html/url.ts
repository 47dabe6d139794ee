import { safeUrl } from '@/schemas/url'

/** Longer URLs are refused. */
const MAX_URL_LENGTH = 4096

function parse(raw: string | null | undefined): URL | null {
  // A URL without scheme and host would point into our own site: only absolute URLs are allowed.
  if (!raw || raw.length > MAX_URL_LENGTH || !/^(?:https?:\/\/|mailto:)/i.test(raw.trim())) return null
  try {
    return new URL(raw.trim())
  } catch {
    return null
  }
}

/**
 * Normalises the URL of a link in markup: absolute http, https or mailto, without user name and password.
 * Null for everything else (scripts, data, relative and `//` URLs, other schemes).
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

/**
 * Returns the URL of an image or a frame: absolute https, or http://localhost in `insecure` builds; else
 * null.
 */
export const mediaUrl = (raw: string | null | undefined, insecure?: boolean): string | null =>
  safeUrl(parse(raw)?.href, 'media', insecure)

/** The host of a URL without `www.`; '' when it has none. */
export function hostOf(url: string): string {
  try {
    return new URL(url).host.replace(/^www\./, '')
  } catch {
    return ''
  }
}
