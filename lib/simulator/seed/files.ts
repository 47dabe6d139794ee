import { avatarGif, avatarPng, headerPng, missingAvatarPng, missingHeaderPng } from './media/avatars'
import { clipFile } from './media/clips'
import { emojiGif, emojiPng } from './media/emoji'
import { pictureNamed, picturePng } from './media/pictures'

export interface SeedFile {
  type: string
  bytes: Uint8Array
}

const drawn = (bytes: Uint8Array | null, ending: string): SeedFile | null =>
  bytes && { type: ending === 'gif' ? 'image/gif' : 'image/png', bytes }

function make(folder: string, name: string, ending: string): SeedFile | null {
  const still = ending === 'png'
  if (!still && ending !== 'gif') return folder === 'clips' ? clipFile(`${name}.${ending}`) : null
  switch (folder) {
    case 'pictures':
    case 'previews': {
      const picture = still ? pictureNamed(name) : undefined
      return picture ? drawn(picturePng(picture, folder === 'previews'), ending) : null
    }
    case 'avatars':
      if (name === 'missing') return still ? drawn(missingAvatarPng(), ending) : null
      return drawn(still ? avatarPng(name) : avatarGif(name), ending)
    case 'headers':
      return still ? drawn(name === 'missing' ? missingHeaderPng() : headerPng(name), ending) : null
    case 'emoji':
      return drawn(still ? emojiPng(name) : emojiGif(name), ending)
    case '':
      return name === 'thumbnail' && still ? drawn(headerPng('thumbnail'), ending) : null
    default:
      return null
  }
}

const PATH = /^(?:\/?media\/)?(?:([a-z]+)\/)?([a-z0-9_.@-]+)\.([a-z0-9]+)$/i
const made = new Map<string, SeedFile | null>()

/**
 * Returns the seeded file at a path, with or without `/media/`: pictures, previews, clips, avatars, headers,
 * emoji, the server's thumbnail. Drawn on first request and cached. Null: missing, as for posts with broken
 * media.
 */
export function seedFile(path: string): SeedFile | null {
  const known = made.get(path)
  if (known !== undefined) return known
  const [, folder = '', name = '', ending = ''] = PATH.exec(path) ?? []
  const file = make(folder, name, ending)
  made.set(path, file)
  return file
}
