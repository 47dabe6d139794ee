/** Images, video and audio. */
export { MediaGrid } from './media-grid'
export { Blur } from './tile/lazy-blur'
export {
  openMedia,
  useOpenMedia,
  type MediaFeed,
  type MediaPayload,
  type MediaPost,
  type MediaSupply,
} from './open-media'
export { MediaViewer } from './viewer'
