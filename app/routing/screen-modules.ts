/**
 * The code of the screens that few visits begin with. They are listed in a file of its own because every import names all
 * files that it needs, which no visit has to load before its first screen.
 */
export const screenModules = {
  explore: () => import('../routes/explore'),
  directory: () => import('../routes/directory'),
  followedTags: () => import('../routes/followed-tags'),
  about: () => import('../routes/about'),
  search: () => import('../routes/search'),
  link: () => import('../routes/link'),
  statusLists: () => import('../routes/status-lists'),
  catchUp: () => import('../routes/catch-up'),
  conversations: () => import('../routes/conversations/list'),
  conversation: () => import('../routes/conversations/conversation'),
  lists: () => import('../routes/lists/list'),
  listMembers: () => import('../routes/lists/list-members'),
  filters: () => import('../routes/filters'),
  publish: () => import('../routes/compose/publish'),
  scheduled: () => import('../routes/compose/scheduled'),
  share: () => import('../routes/compose/share'),
  followRequests: () => import('../routes/people/follow-requests'),
  hiddenPeople: () => import('../routes/people/hidden-people'),
  settings: () => import('../routes/settings/settings'),
  notificationRequests: () => import('../routes/notifications/notification-requests'),
  privacy: () => import('../routes/sign-in/privacy'),
  editProfile: () => import('../routes/profile/edit'),
  profileMedia: () => import('../routes/profile/media'),
  profileFeatured: () => import('../routes/profile/featured'),
  findPosts: () => import('../routes/profile/find-posts'),
  profilePeople: () => import('../routes/profile/people'),
  statusPeople: () => import('../routes/status/people'),
  statusQuotes: () => import('../routes/status/quotes'),
}
