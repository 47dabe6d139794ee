/**
 * Returns the address of the streaming API from the one that the instance announces, with or without its path.
 * `plain` and `secure` are the protocols of the transport.
 */
export function streamingAddress(announced: string, plain: string, secure: string): string {
  const url = new URL(announced)
  url.protocol = url.protocol === 'http:' || url.protocol === 'ws:' ? plain : secure
  if (!url.pathname.includes('/api/v1/streaming'))
    url.pathname = `${url.pathname.replace(/\/$/, '')}/api/v1/streaming`
  return url.href
}
