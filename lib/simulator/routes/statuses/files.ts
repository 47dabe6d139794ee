import type { Call } from '../../routing/call'
import { notFound } from '../../routing/refusal'
import { reply, type Reply } from '../../routing/reply'
import { route } from '../../routing/table'

/** A grey square for missing pictures. */
const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120"><rect width="120" height="120" fill="#8a8f98"/></svg>'

/** Answers a range request, as browsers send while seeking. */
function ranged(bytes: Uint8Array, type: string, range: string | null): Reply {
  const headers = {
    'content-type': type,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
  }
  const asked = /^bytes=(\d*)-(\d*)$/.exec(range ?? '')
  if (!asked) return reply(bytes, 200, headers)
  const end = asked[1] ? Math.min(Number(asked[2] || bytes.length - 1), bytes.length - 1) : bytes.length - 1
  const start = asked[1] ? Number(asked[1]) : bytes.length - Number(asked[2])
  if (start > end) return reply('', 416, { 'content-range': `bytes */${bytes.length}` })
  return reply(bytes.subarray(start, end + 1), 206, {
    ...headers,
    'content-range': `bytes ${start}-${end}/${bytes.length}`,
  })
}

function file(call: Call): Reply {
  const { world } = call.server
  const { pathname } = call.url
  const stored = world.uploads.get(pathname) ?? world.files(pathname)
  if (stored) return ranged(stored.bytes, stored.type, call.request.headers.get('range'))
  if (/\/missing\.png$|\/thumbnail\.png$/.test(pathname))
    return reply(SQUARE, 200, { 'content-type': 'image/svg+xml' })
  throw notFound()
}

/** Files under /media, up to five levels deep. */
export const fileRoutes = [1, 2, 3, 4, 5].map((depth) =>
  route(`GET /media${Array.from({ length: depth }, (_, at) => `/:p${at}`).join('')}`, 'anyone', '', file),
)
