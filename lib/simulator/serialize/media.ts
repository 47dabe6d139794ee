import type { Media } from '../store/model'
import { absoluteOrNull, type Json, type View } from './view'

const size = (width: number, height: number): Json => ({
  width,
  height,
  size: `${width}x${height}`,
  aspect: width / height,
})

function metaOut(media: Media): Json {
  const { meta, focus } = media
  const timed = media.type === 'video' || media.type === 'gifv'
  const original: Json = {}
  if (meta.width !== null && meta.height !== null) {
    if (timed) Object.assign(original, { width: meta.width, height: meta.height })
    else Object.assign(original, size(meta.width, meta.height))
  }
  if (meta.duration !== null) original['duration'] = meta.duration
  if (meta.frameRate !== null) original['frame_rate'] = meta.frameRate
  if (meta.bitrate !== null) original['bitrate'] = meta.bitrate
  const scale = meta.width && meta.height ? Math.min(1, Math.sqrt(230_400 / (meta.width * meta.height))) : 1
  return {
    ...(Object.keys(original).length > 0 ? { original } : {}),
    ...(meta.width && meta.height && media.type !== 'audio'
      ? { small: size(Math.round(meta.width * scale), Math.round(meta.height * scale)) }
      : {}),
    ...(focus ? { focus } : {}),
    ...(meta.colors ? { colors: meta.colors } : {}),
  }
}

export function mediaOut(view: View, media: Media): Json {
  const ready = media.state === 'ready'
  return {
    id: media.id,
    type: media.type,
    url: ready ? absoluteOrNull(view, media.url) : null,
    preview_url: ready ? absoluteOrNull(view, media.previewUrl) : null,
    remote_url: media.remoteUrl,
    preview_remote_url: null,
    text_url: null,
    meta: metaOut(media),
    description: media.description,
    blurhash: media.blurhash,
  }
}
