/**
 * Beginnings of paths that belong to a Mastodon server on the same host. No screen of Skein has them: its settings are at
 * `/preferences`, its sign-in at `/sign-in`.
 */
const OF_SERVER =
  /^\/(?:oauth|auth|api|media|media_proxy|settings|admin|system|packs|inbox|users|nodeinfo|sidekiq|pghero|health|\.well-known)(?:\/|$)/

/** A file next to the page, such as `licences.txt`, or in a folder of files. Handles may end like files, so they are left out. */
const FILE = /^(?:[^/@~]+\.[a-z\d]+$|(?:assets|locales|emoji)\/)/

/** True for an address that the page of the app answers, below its `scope`. Servers have their paths at the root of the host. */
export function isPageOfApp(url: URL, scope: string): boolean {
  const { origin, pathname } = new URL(scope)
  if (url.origin !== origin || !url.pathname.startsWith(pathname)) return false
  return !OF_SERVER.test(url.pathname) && !FILE.test(url.pathname.slice(pathname.length))
}

/** True for a file whose name has a hash of its content. */
export const isAsset = ({ href }: URL, scope: string): boolean => href.startsWith(`${scope}assets/`)

/** True for the texts of a language, whose address ends in the id of a build. */
export const isLanguage = ({ href, search }: URL, scope: string): boolean =>
  href.startsWith(`${scope}locales/`) && search !== ''

/** True for a picture of a server: any but those of the app. */
export const isPictureOfServer = ({ href, pathname }: URL, scope: string): boolean =>
  !href.startsWith(scope) || OF_SERVER.test(pathname)
