import { lazyPart } from '@/lib/ui/lazy-part'

/** Loaded after the first screen, which rarely has media that fail. */
export const MediaFailed = lazyPart(() => import('./media-failed'), undefined, { failure: 'quiet' })
