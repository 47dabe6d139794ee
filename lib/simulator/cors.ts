import type { Software } from './software'

/** Paths that pages of other origins may read. */
const OPEN = /^\/(api|media|\.well-known|nodeinfo|@|users\/)|^\/oauth\/(token|revoke|userinfo)/

const EXPOSED =
  'Link, X-RateLimit-Reset, X-RateLimit-Limit, X-RateLimit-Remaining, X-Request-Id, Mastodon-Async-Refresh'

/** Returns the CORS headers; none for paths that are not open. */
export function corsHeaders(path: string, software: Software): Record<string, string> {
  if (!OPEN.test(path)) return {}
  return {
    'access-control-allow-origin': '*',
    ...(software.poorCors ? {} : { 'access-control-expose-headers': EXPOSED }),
  }
}

/** Answers a CORS preflight request. */
export function preflight(request: Request, path: string, software: Software): Response {
  const open = corsHeaders(path, software)
  if (Object.keys(open).length === 0) return new Response(null, { status: 404 })
  const methods = software.poorCors
    ? 'GET, POST, PUT, DELETE, OPTIONS'
    : 'POST, PUT, DELETE, GET, PATCH, OPTIONS'
  return new Response(null, {
    status: 200,
    headers: {
      ...open,
      'access-control-allow-methods': methods,
      'access-control-allow-headers': software.poorCors
        ? 'Content-Type, Authorization, Idempotency-Key'
        : (request.headers.get('access-control-request-headers') ?? '*'),
      'access-control-max-age': '7200',
    },
  })
}
