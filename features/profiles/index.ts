/** The profile page. */
export { FeaturedTab } from './featured/featured-tab'
export { FeaturedTags } from './featured/featured-tags'
export { Veil } from './hidden-profile'
export { ProfileHeader } from './profile-header'
