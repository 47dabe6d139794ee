/** Loaded together on the first play: most of their code is the same. */
export { default as CornerPanel } from '../corner/corner-player'
export { default as SoundPanel } from './sound-controls'
export { default as VideoPanel } from './video-controls'
