import { unescapeHtml } from '@/lib/html/escape'
import { mediaUrl } from '@/lib/html/url'

const FRAME = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i

/**
 * The address that a card's own markup puts into its frame, told to begin at once; null where there is none that may
 * be framed: https only, and never the page's own origin, from which the sandbox would not hold (architecture 14).
 */
export function embedSource(html: string, ownOrigins: readonly string[]): string | null {
  const found = FRAME.exec(html)
  // Only http://localhost is let through beside https, and only where tests are built.
  const address = mediaUrl(unescapeHtml(found?.[1] ?? found?.[2] ?? ''))
  if (address === null) return null
  const url = new URL(address)
  if (ownOrigins.includes(url.origin)) return null
  if (!url.searchParams.has('autoplay')) url.searchParams.set('autoplay', '1')
  return url.href
}
