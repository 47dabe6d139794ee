import type { Card, Media } from '../../store/model'
import { addMedia } from '../../store/records'
import type { World } from '../../store/world'
import { CLIPS } from '../media/clips'
import { PICTURES, pictureBlurhash, pictureNamed, type Picture } from '../media/pictures'
import type { Random } from '../random'
import { ALTS, FOREIGN_ALTS, SCENES_OF } from '../texts/alts'
import type { CardText } from '../texts/cards'
import type { ThemeKey } from '../texts/shape'

/** An attachment of a post that does not exist yet. */
export type Attachment =
  | { kind: 'picture'; picture: Picture; alt: string | null }
  | { kind: 'photo'; at: 0 | 1; alt: string | null }
  | { kind: 'loop' | 'video'; at: 0 | 1; alt: string | null }
  | { kind: 'sound'; at: 0 | 1 | 2; alt: string | null; cover: Picture | null }
  | { kind: 'lost'; alt: string | null }
  | { kind: 'unknown'; alt: string | null }

/** Returns pictures that fit a subject; one in five has no description. */
export function picturesFor(random: Random, theme: ThemeKey, language: string, count: number): Attachment[] {
  const scenes = SCENES_OF[theme]
  const fitting = PICTURES.filter((picture) => scenes.includes(picture.scene))
  return Array.from({ length: count }, () => {
    const picture = random.pick(fitting)
    const own = FOREIGN_ALTS[language]?.[picture.scene]
    const alt = language === 'en' ? random.pick(ALTS[picture.scene]) : (own ?? null)
    return { kind: 'picture', picture, alt: random.chance(0.2) ? null : alt }
  })
}

/** A picture by name, described in English. */
export function picture(name: string, alt?: string | null): Attachment {
  const found = pictureNamed(name)
  if (!found) throw new RangeError(`no picture ${name}`)
  return { kind: 'picture', picture: found, alt: alt === undefined ? (ALTS[found.scene][0] ?? null) : alt }
}

const NO_META = { width: null, height: null, duration: null, frameRate: null, bitrate: null, colors: null }
const SOUND_COLORS = { background: '#264653', foreground: '#ffffff', accent: '#e9c46a' }

type Stored = Pick<
  Media,
  'type' | 'mime' | 'url' | 'previewUrl' | 'remoteUrl' | 'blurhash' | 'focus' | 'meta'
>

function stored(attachment: Attachment): Stored {
  const plain = { remoteUrl: null, blurhash: null, focus: null, meta: NO_META }
  switch (attachment.kind) {
    case 'picture': {
      const { name, width, height, focus } = attachment.picture
      const [url, previewUrl] = [`/media/pictures/${name}.png`, `/media/previews/${name}.png`]
      const meta = { ...NO_META, width, height }
      const blurhash = pictureBlurhash(attachment.picture)
      return { ...plain, type: 'image', mime: 'image/png', url, previewUrl, blurhash, focus, meta }
    }
    case 'photo': {
      const { file, mime, width, height, blurhash } = CLIPS.photos[attachment.at]
      const url = `/media/clips/${file}`
      return {
        ...plain,
        type: 'image',
        mime,
        url,
        previewUrl: url,
        blurhash,
        meta: { ...NO_META, width, height },
      }
    }
    case 'loop':
    case 'video': {
      const clip = attachment.kind === 'loop' ? CLIPS.loops[attachment.at] : CLIPS.videos[attachment.at]
      const { file, preview, width, height, duration, bitrate, blurhash } = clip
      return {
        ...plain,
        type: attachment.kind === 'loop' ? 'gifv' : 'video',
        mime: 'mime' in clip ? clip.mime : 'video/mp4',
        url: `/media/clips/${file}`,
        previewUrl: `/media/clips/${preview}`,
        blurhash,
        meta: { ...NO_META, width, height, duration, bitrate, frameRate: '12/1' },
      }
    }
    case 'sound': {
      const { file, mime, duration, bitrate } = CLIPS.sounds[attachment.at]
      const { cover } = attachment
      return {
        ...plain,
        type: 'audio',
        mime,
        url: `/media/clips/${file}`,
        previewUrl: cover ? `/media/previews/${cover.name}.png` : null,
        blurhash: cover ? pictureBlurhash(cover) : null,
        meta: { ...NO_META, duration, bitrate, colors: cover ? SOUND_COLORS : null },
      }
    }
    case 'lost': {
      // The record outlived its file: the URL answers 404.
      const [url, previewUrl] = ['/media/pictures/lost.png', '/media/previews/lost.png']
      const meta = { ...NO_META, width: 400, height: 300 }
      return {
        ...plain,
        type: 'image',
        mime: 'image/png',
        url,
        previewUrl,
        blurhash: 'L9B|HqofIURj00WBt7j[%Mt7t7of',
        meta,
      }
    }
    default:
      return {
        ...plain,
        type: 'unknown',
        mime: 'application/octet-stream',
        url: null,
        previewUrl: null,
        remoteUrl: 'https://kitchen.example/files/measurements.flac.zst',
      }
  }
}

/** Stores an attachment of a post that has its id. */
export function attach(
  world: World,
  attachment: Attachment,
  post: { id: string; at: number; author: { account: { id: string } } },
): Media {
  const owner = { accountId: post.author.account.id, statusId: post.id }
  return addMedia(world, { ...stored(attachment), ...owner, description: attachment.alt }, post.at)
}

const EMBED_SIZE: readonly [number, number] = [400, 225]

/** Creates a link card; `authorId` is the account of its author. */
export function cardOf(text: CardText, publishedAt: number | null, authorId: string | null): Card {
  const { shape } = text
  const url = `https://${text.host}/${text.slug}`
  const drawn = text.picture === null ? undefined : pictureNamed(text.picture)
  const embedded = shape === 'video' || shape === 'rich'
  const embed = `https://${text.host}/embed/${text.slug}`
  const [width, height] = embedded
    ? EMBED_SIZE
    : shape === 'square'
      ? ([160, 160] as const)
      : drawn
        ? ([drawn.width, drawn.height] as const)
        : ([0, 0] as const)
  return {
    url,
    title: text.title,
    description: text.description,
    type: shape === 'photo' || embedded ? shape : 'link',
    authors:
      text.author === '' ? [] : [{ name: text.author, url: `https://${text.host}/by`, accountId: authorId }],
    providerName: text.provider,
    providerUrl: text.provider === '' ? '' : `https://${text.host}`,
    html: embedded
      ? `<iframe src="${embed}" width="${width}" height="${height}" frameborder="0" allowfullscreen="" sandbox="allow-same-origin allow-scripts allow-popups"></iframe>`
      : '',
    width,
    height,
    image:
      shape === 'broken' ? '/media/previews/lost.png' : drawn ? `/media/previews/${drawn.name}.png` : null,
    imageDescription: drawn ? (ALTS[drawn.scene][0] ?? '') : '',
    embedUrl: shape === 'photo' && drawn ? `/media/pictures/${drawn.name}.png` : '',
    blurhash: drawn ? pictureBlurhash(drawn) : null,
    publishedAt,
    language: text.language,
  }
}
