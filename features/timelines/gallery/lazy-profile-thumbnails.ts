import { lazyPart } from '@/lib/ui/lazy-part'

/** The newest media of an account, for the sidebar. */
export const ProfileThumbnails = lazyPart(() => import('./profile-thumbnails'), undefined, {
  failure: 'quiet',
})
