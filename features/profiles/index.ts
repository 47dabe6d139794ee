/** The page of a person. */
export { FeaturedTab } from './featured/featured-tab'
export { FeaturedTags } from './featured/featured-tags'
export { Veil } from './veil'
export { ProfileHeader } from './profile-header'
