/** Pictures, video and sound. */
export { MediaGrid } from './media-grid'
export { Blur } from './blur'
export { openMedia, useOpenMedia, type MediaPayload } from './open-media'
export { MediaViewer } from './viewer'
