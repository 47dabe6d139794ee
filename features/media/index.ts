/** Pictures, video and sound. */
export { MediaGrid } from './media-grid'
export { Blur } from './blur'
