const isWeb = (address: string | null | undefined): address is string =>
  typeof address === 'string' && /^https?:\/\//i.test(address)

interface Addressed {
  url: string | null
  uri?: string | undefined
}

/** The address of a post or a profile for people, else its name in the fediverse; null where neither can be opened. */
export function linkOf({ url, uri = '' }: Addressed): string | null {
  if (isWeb(url)) return url
  return isWeb(uri) ? uri : null
}
