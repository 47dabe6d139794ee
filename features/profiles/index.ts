/** The profile page. */
import { lazyPart } from '@/lib/ui/lazy-part'
import './member/payloads'

export { FindPosts } from './find-posts/find-posts'
export { FeaturedTab } from './featured/featured-tab'
export { refreshFeaturedTags } from './featured/refresh-featured-tags'
export { FeaturedTags } from './featured/featured-tags'
export { HiddenProfile } from './hidden-profile'
export { profileEntry } from './nav-entry'
export { PostsBar } from './posts-bar/posts-bar'
export { profileViewOf, useProfileView, type ProfileView } from './posts-bar/view-options'
export { ProfileHeader } from './profile-header'

/** The modal of type FOLLOW_LANGUAGES. */
export const LanguagesDialog = lazyPart(() => import('./member/languages-dialog'))

export { ProfileImageDialog } from './editor/images/payload'

/** The form for the profile of the user. */
export const ProfileEditor = lazyPart(() => import('./editor/profile-editor'))

/** The form for the defaults of new posts, which the server stores. */
export const PostingDefaults = lazyPart(() => import('./editor/posting-defaults'))
