import type { Server } from './servers'

/** A screen that a person can reach by its address. */
export interface Screen {
  readonly name: string
  /** The route of the router it shows, as product.md 2 writes it. */
  readonly route: string
  /** Whether it is shown to someone signed in, or to a visitor. */
  readonly signedIn: boolean
  readonly path: (at: Server) => string | Promise<string>
}

interface Seen {
  id: string
  account: { acct: string }
  replies_count: number
}

async function publicPosts(at: Server): Promise<Seen[]> {
  const answer = await fetch(`${at.origin}/api/v1/timelines/public?limit=40`)
  return (await answer.json()) as Seen[]
}

/** The address of the most answered post of the newest ones: a thread with something in it. */
async function threadPath(at: Server): Promise<string> {
  const [post] = (await publicPosts(at)).sort((a, b) => b.replies_count - a.replies_count)
  if (!post) throw new Error('the server has no public post')
  return `/@${post.account.acct}/${post.id}`
}

async function profilePath(at: Server): Promise<string> {
  const [post] = await publicPosts(at)
  if (!post) throw new Error('the server has no public post')
  return `/@${post.account.acct}`
}

/** Every screen, for pictures, axe and the pseudo-locale; a journey compares the routes with the router's. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', route: '/home', signedIn: true, path: () => '/home' },
  { name: 'public', route: '/public', signedIn: true, path: () => '/public' },
  { name: 'local', route: '/public/local', signedIn: true, path: () => '/public/local' },
  { name: 'remote', route: '/public/remote', signedIn: true, path: () => '/public/remote' },
  { name: 'thread', route: '/@{$acct}/$statusId', signedIn: true, path: threadPath },
  { name: 'profile', route: '/@{$acct}', signedIn: true, path: profilePath },
  { name: 'compose', route: '/publish', signedIn: true, path: () => '/publish' },
  { name: 'sign-in', route: '/sign-in', signedIn: false, path: () => '/sign-in' },
  { name: 'visitor', route: '/public/local', signedIn: false, path: () => '/public/local' },
]
