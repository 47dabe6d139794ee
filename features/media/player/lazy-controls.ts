import { lazyPart } from '@/lib/ui/lazy-part'

// One file for all: on the first play.
const load = () => import('./controls/all-controls')

/** The controls of a video. */
export const VideoControls = lazyPart(async () => ({ default: (await load()).VideoPanel }))

/** The controls of audio. */
export const SoundControls = lazyPart(async () => ({ default: (await load()).SoundPanel }))

/** The video in the corner of the window. */
export const CornerPlayer = lazyPart(async () => ({ default: (await load()).CornerPanel }))
