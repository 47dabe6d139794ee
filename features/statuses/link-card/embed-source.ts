import { unescapeHtml } from '@/lib/html/escape'
import { mediaUrl } from '@/lib/html/url'

const FRAME = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i

/**
 * Returns the frame URL in a card's HTML with autoplay; null when it may not be framed: https only, and never
 * our own origin, because the sandbox would not isolate it.
 */
export function embedSource(html: string, ownOrigins: readonly string[]): string | null {
  const found = FRAME.exec(html)
  // Apart from https, only http://localhost is allowed, and only in test builds.
  const address = mediaUrl(unescapeHtml(found?.[1] ?? found?.[2] ?? ''))
  if (address === null) return null
  const url = new URL(address)
  if (ownOrigins.includes(url.origin)) return null
  if (!url.searchParams.has('autoplay')) url.searchParams.set('autoplay', '1')
  return url.href
}
