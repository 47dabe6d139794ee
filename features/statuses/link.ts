import { safeUrl } from '@/schemas/url'

interface Addressed {
  url: string | null
  uri?: string | undefined
}

/** Returns the web address of a post or account, else its uri; null where neither can be opened. */
export function linkOf({ url, uri = '' }: Addressed): string | null {
  // A uri is an arbitrary string: only a web address can be opened.
  return url || safeUrl(uri, 'link')
}
