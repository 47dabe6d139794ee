import type { Media } from '@/schemas/statuses/media'

/** Returns the URL of the full attachment: the copy of the user's server, else the original. */
export const fullUrlOf = (media: Pick<Media, 'url' | 'remote_url'>): string | null =>
  media.url ?? media.remote_url

/** Returns the URL on the original server, else that of our copy. */
export const originalUrlOf = (media: Pick<Media, 'url' | 'remote_url'>): string | null =>
  media.remote_url ?? media.url

/** True for media that are seen rather than heard or downloaded. */
export const isVisual = ({ type }: Pick<Media, 'type'>) =>
  type === 'image' || type === 'gifv' || type === 'video'

/** Returns the file name of a URL; '' when it has none. */
export function fileName(address: string): string {
  try {
    return decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '')
  } catch {
    return ''
  }
}

/** Returns the description of an attachment; '' for none. */
export const descriptionOf = ({ description }: Pick<Media, 'description'>) => description?.trim() ?? ''
