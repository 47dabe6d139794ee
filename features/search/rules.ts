import { paths, type Path } from '@/lib/navigation'

/** True for the address of a web page, which the server may know as a post or profile. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/]+\S*$/i.test(text) && URL.canParse(text)

const HANDLE = /^@?([\w.-]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,})$/u
const USER = /^@?([\w.-]*\w)$/
const HASHTAG = /^#?([\p{L}\p{M}\p{N}_·]+)$/u

/** True for a handle with a server, e.g. `@bob@far.example`. */
export const isFullHandle = (text: string): boolean => HANDLE.test(text)

/** Returns the server in a full handle; null for other texts. */
export const hostOfHandle = (text: string): string | null => {
  const handle = HANDLE.exec(text)?.[1]
  return handle === undefined ? null : handle.slice(handle.lastIndexOf('@') + 1)
}

/** An action for what is typed into the search field. `path` is the page that it opens. */
export interface QuickAction {
  kind: 'address' | 'hashtag' | 'profile' | 'posts' | 'people'
  /** The address, the hashtag or handle without its sign, or the searched words. */
  subject: string
  path: Path
}

/** Returns the hashtag that a text can be; null for several words and plain numbers. */
function hashtagIn(text: string): string | null {
  const name = HASHTAG.exec(text)?.[1]
  return name !== undefined && /[^\p{N}]/u.test(name) ? name : null
}

const handleIn = (text: string): string | null => (HANDLE.exec(text) ?? USER.exec(text))?.[1] ?? null

/** Returns the actions for a text, the most specific first. `isMember`: servers show posts to members only. */
export function quickActions(text: string, isMember: boolean): QuickAction[] {
  const words = text.trim()
  if (words === '') return []
  const results = { subject: words, path: paths.search(words) }
  if (isWebAddress(words)) return isMember ? [{ kind: 'address', ...results }] : []
  const hashtag = hashtagIn(words)
  const acct = words.startsWith('#') ? null : handleIn(words)
  const actions: (QuickAction | false)[] = [
    hashtag !== null && { kind: 'hashtag', subject: hashtag, path: paths.tag(hashtag) },
    acct !== null && { kind: 'profile', subject: acct, path: paths.profile(acct) },
    isMember && { kind: 'posts', subject: words, path: paths.search(words, 'statuses') },
    !words.startsWith('#') && { kind: 'people', subject: words, path: paths.search(words, 'accounts') },
  ]
  return actions.filter((action) => action !== false)
}
