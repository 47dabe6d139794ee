import type { StatusId } from '@/schemas/primitives'

/** Paths as the router sees them: without /deck and without the identity (architecture 8). */
export const paths = {
  home: '/home',
  public: '/public',
  local: '/public/local',
  remote: '/public/remote',
  publish: '/publish',
  scheduled: '/scheduled',
  signIn: '/sign-in',
  settings: '/preferences',
  profile: (acct: string) => `/@${acct}`,
  status: (acct: string, id: StatusId) => `/@${acct}/${id}`,
  reblogs: (acct: string, id: StatusId) => `/@${acct}/${id}/reblogs`,
  favouritedBy: (acct: string, id: StatusId) => `/@${acct}/${id}/favourites`,
  tag: (name: string) => `/tags/${encodeURIComponent(name)}`,
} as const
