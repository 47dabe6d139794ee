/** The page of a person. */
export { ProfileHeader } from './profile-header'
