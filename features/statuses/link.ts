import { safeUrl } from '@/schemas/url'

interface Addressed {
  url: string | null
  uri?: string | undefined
}

/** The address of a post or a profile for people, else its name in the fediverse; null where neither can be opened. */
export function linkOf({ url, uri = '' }: Addressed): string | null {
  // A uri is a name that may be any text: only an address can be opened.
  return url || safeUrl(uri, 'link')
}
