import type { Media } from '@/schemas/media'

/** The address of the whole medium: the copy of the own server, else the original. */
export const fullOf = (media: Pick<Media, 'url' | 'remote_url'>): string | null =>
  media.url ?? media.remote_url

/** Whether it is seen rather than heard or downloaded. */
export const isVisual = ({ type }: Pick<Media, 'type'>) =>
  type === 'image' || type === 'gifv' || type === 'video'
