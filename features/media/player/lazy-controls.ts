import { lazyPart } from '@/lib/ui/lazy-part'

/** The controls of a video; their code loads when the first video is played. */
export const VideoControls = lazyPart(() => import('./controls/video-controls'))

/** The controls of audio; their code loads when the first sound is played. */
export const SoundControls = lazyPart(() => import('./controls/sound-controls'))
