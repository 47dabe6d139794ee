/** Loaded together with the first medium that plays, or file: posts that have one often have others. */
export { default as MediaListPart } from './media-list'
export { default as MovingTilePart } from './tile/moving-tile'
