import type { Media } from '@/schemas/media'

/** The address of the whole medium: the copy of the own server, else the original. */
export const fullOf = (media: Pick<Media, 'url' | 'remote_url'>): string | null =>
  media.url ?? media.remote_url

/** The address at the server it came from, else our copy. */
export const originalOf = (media: Pick<Media, 'url' | 'remote_url'>): string | null =>
  media.remote_url ?? media.url

/** Whether it is seen rather than heard or downloaded. */
export const isVisual = ({ type }: Pick<Media, 'type'>) =>
  type === 'image' || type === 'gifv' || type === 'video'

/** The name of the file behind an address; '' when it has none. */
export function fileName(address: string): string {
  try {
    return decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '')
  } catch {
    return ''
  }
}

/** What a medium says about itself in words; '' for nothing. */
export const descriptionOf = ({ description }: Pick<Media, 'description'>) => description?.trim() ?? ''
