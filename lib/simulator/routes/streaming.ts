import type { Channel, Peer } from '../streaming'
import type { Call } from '../routing/call'
import { Refusal } from '../routing/refusal'
import { reply, type Reply } from '../routing/reply'
import { route } from '../routing/table'

const PATHS: Record<string, string> = {
  user: 'user',
  'user/notification': 'user:notification',
  public: 'public',
  'public/local': 'public:local',
  'public/remote': 'public:remote',
  hashtag: 'hashtag',
  'hashtag/local': 'hashtag:local',
  list: 'list',
  direct: 'direct',
}

/** Interval of heartbeat comments, in ms. */
const HEARTBEAT = 15_000

/** Server-sent events, for tokens that cannot be a subprotocol. */
function events(call: Call, stream: string): Reply {
  const { server, token, params } = call
  if (!server.software.streaming || !server.software.sockets.events) throw new Refusal(404, 'Not found')
  if (!token) throw new Refusal(401, 'Missing access token')
  const media = params.flag('only_media') && stream.startsWith('public') ? ':media' : ''
  const tag = params.text('tag')
  const list = params.text('list')
  const channel: Channel = {
    stream: stream + media,
    ...(tag === undefined ? {} : { tag }),
    ...(list === undefined ? {} : { list }),
  }
  const refusal = server.hub.refusal(token, channel)
  if (refusal) throw new Refusal(refusal.status, refusal.error)
  let peer: Peer | null = null
  let beat: ReturnType<typeof setInterval> | undefined
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(encoder.encode(':)\n'))
      beat = setInterval(() => controller.enqueue(encoder.encode(':thump\n')), HEARTBEAT)
      const wire = {
        send: (text: string) => {
          const message = JSON.parse(text) as { event?: string; payload?: string }
          if (message.event)
            controller.enqueue(encoder.encode(`event: ${message.event}\ndata: ${message.payload ?? ''}\n\n`))
        },
        close: () => {
          clearInterval(beat)
          controller.close()
        },
      }
      peer = server.hub.open(token, wire, channel)
    },
    cancel: () => {
      clearInterval(beat)
      if (peer) server.hub.end(peer)
    },
  })
  return reply(body, 200, { 'content-type': 'text/event-stream', 'cache-control': 'private, no-store' })
}

/** Streaming over HTTP, and its health check. Sockets are opened through `connect`. */
export const streamingRoutes = [
  route('GET /api/v1/streaming/health', 'anyone', '', () =>
    reply('OK', 200, { 'content-type': 'text/plain' }),
  ),
  route('GET /api/v1/streaming', 'anyone', '', () => {
    throw new Refusal(404, 'Not found')
  }),
  ...Object.entries(PATHS).map(([path, stream]) =>
    route(
      `GET /api/v1/streaming/${path}`,
      'anyone',
      stream === 'user:notification' ? 'read:notifications' : 'read:statuses',
      (call) => events(call, stream),
    ),
  ),
]
