import type { Media } from '../../store/model'
import type { Faults } from '../../faults/faults'
import type { World } from '../../store/world'
import { extensionOf, mediaTypeOf, pictureSize } from '../../rules/files'
import { LIMITS } from '../../serialize/instance'
import { mediaOut } from '../../serialize/media'
import { me, type Call } from '../../routing/call'
import { ownRecord } from '../../routing/own-record'
import { found, invalid, notFound, Refusal } from '../../routing/refusal'
import { reply, type Reply } from '../../routing/reply'
import { route } from '../../routing/table'
import type { Params } from '../../routing/params'

const BLURHASH = 'UBL_:rOpGG-oBUNG,qRj2so|=eE1w^n4S5NH'

/** Parses `x,y` within −1…1; undefined when missing. */
function readFocus(params: Params): Media['focus'] | undefined {
  const text = params.text('focus')
  if (text === undefined) return undefined
  const [x = Number.NaN, y = Number.NaN] = text.split(',').map(Number)
  if (Number.isNaN(x) || Number.isNaN(y)) throw invalid('Focus is invalid')
  const clamp = (value: number) => Math.min(1, Math.max(-1, value))
  return { x: clamp(x), y: clamp(y) }
}

function readDescription(params: Params): string | null | undefined {
  if (!params.has('description')) return undefined
  const text = params.text('description') ?? ''
  if (text.length > LIMITS.description)
    throw invalid(`Description is too long (maximum is ${LIMITS.description} characters)`)
  return text || null
}

/** Stores the bytes of an upload under a new path. */
export async function storeUpload(
  call: Call,
  file: Blob,
  folder: string,
): Promise<{ url: string; bytes: Uint8Array }> {
  const extension = extensionOf(file.type.split(';')[0] ?? '')
  if (!extension) throw invalid('File content type is invalid, File is invalid')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const url = `/media/${folder}/${call.server.world.ids.serial()}.${extension}`
  call.server.world.uploads.set(url, { bytes, type: file.type })
  return { url, bytes }
}

/** Removes a medium and its bytes. */
export function removeMedia(world: World, id: string): void {
  const media = world.media.remove(id)
  world.uploads.delete(media?.url ?? null)
  world.uploads.delete(media?.previewUrl ?? null)
}

/** True for videos, audio and GIFs, which Mastodon processes after its answer. */
const isLarge = (mime: string): boolean => /^(?:video|audio)\/|^image\/gif$/.test(mime)

/** Returns how many requests for such an upload answer "still processing". */
const pollsFor = (faults: Faults, mime: string): number => faults.mediaPolls ?? (isLarge(mime) ? 1 : 0)

/** Stores an upload. `inTurn`: processed before the answer, as in the v1 API. */
async function upload(call: Call, inTurn: boolean): Promise<Reply> {
  const { server, params } = call
  const file = params.file('file')
  if (!file) throw invalid("File can't be blank")
  if (file.size > LIMITS.video || (file.type.startsWith('image/') && file.size > LIMITS.image))
    throw invalid('File size is too large')
  const { url, bytes } = await storeUpload(call, file, 'uploads')
  const thumbnail = params.file('thumbnail')
  const preview = thumbnail ? (await storeUpload(call, thumbnail, 'thumbnails')).url : null
  const type = mediaTypeOf(file.type)
  const size = pictureSize(bytes) ?? (type === 'audio' ? null : { width: 640, height: 480 })
  const timed = type === 'video' || type === 'audio'
  const { mediaProcessing, mediaFails } = server.faults
  const polls = inTurn ? 0 : pollsFor(server.faults, file.type)
  const waits = !inTurn && (mediaProcessing > 0 || polls > 0 || mediaFails)
  const media = server.world.media.put({
    id: server.world.ids.ordered(server.clock.now()),
    accountId: me(call),
    statusId: null,
    type,
    mime: file.type,
    url,
    previewUrl: preview ?? (type === 'audio' ? null : url),
    remoteUrl: null,
    blurhash: type === 'audio' ? null : BLURHASH,
    description: readDescription(params) ?? null,
    focus: readFocus(params) ?? null,
    meta: {
      width: size?.width ?? null,
      height: size?.height ?? null,
      duration: timed ? 5 : null,
      frameRate: type === 'video' ? '25/1' : null,
      bitrate: timed ? 128_000 : null,
      colors: type === 'audio' ? { background: '#3b3b4f', foreground: '#f0f0f5', accent: '#8c8dff' } : null,
    },
    state: waits ? 'processing' : 'ready',
    readyAt: polls > 0 ? Infinity : server.clock.now() + mediaProcessing,
  })
  if (polls > 0) server.faults.pollsLeft.set(media.id, polls)
  return reply(mediaOut(call.view, media), waits ? 202 : 200)
}

const own = (call: Call): Media => ownRecord(call, call.server.world.media)

/** 206 while processing, 422 when processing failed. */
function read(call: Call): Reply {
  const { world, faults } = call.server
  const media = own(call)
  const left = faults.pollsLeft.get(media.id) ?? 0
  if (left > 0) {
    faults.pollsLeft.set(media.id, left - 1)
    if (left === 1) world.media.patch(media.id, { readyAt: 0 })
    return reply(mediaOut(call.view, media), 206)
  }
  if (media.state === 'failed') throw new Refusal(422, 'Error processing thumbnail for uploaded media')
  return reply(mediaOut(call.view, media), media.state === 'processing' ? 206 : 200)
}

/** Updates a medium, only while unattached. */
async function update(call: Call): Promise<Reply> {
  const media = own(call)
  if (media.statusId !== null) throw notFound()
  const focus = readFocus(call.params)
  const description = readDescription(call.params)
  const thumbnail = call.params.file('thumbnail')
  const previewUrl = thumbnail ? (await storeUpload(call, thumbnail, 'thumbnails')).url : media.previewUrl
  const changed = call.server.world.media.patch(media.id, {
    previewUrl,
    ...(focus === undefined ? {} : { focus }),
    ...(description === undefined ? {} : { description }),
  })
  return reply(mediaOut(call.view, found(changed)))
}

function remove(call: Call): Reply {
  const media = own(call)
  if (media.statusId !== null) throw new Refusal(422, 'Media attachment is currently used by a status')
  removeMedia(call.server.world, media.id)
  return reply({})
}

/** Media uploads. */
export const mediaRoutes = [
  route('POST /api/v2/media', 'user', 'write:media', (call) => upload(call, false)),
  route('POST /api/v1/media', 'user', 'write:media', (call) => upload(call, true)),
  route('GET /api/v1/media/:id', 'user', 'write:media', read),
  route('PUT /api/v1/media/:id', 'user', 'write:media', update),
  route('DELETE /api/v1/media/:id', 'user', 'write:media', remove),
]
