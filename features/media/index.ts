/** Images, video and audio. */
export {
  findVideo,
  getHandedOver,
  giveBack,
  handOver,
  onHandOver,
  type HandedOver,
} from './player/corner/hand-over'
export { claimPlayback, playAlone } from './player/sole-playback'
export { CornerPlayer } from './player/lazy-controls'
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
