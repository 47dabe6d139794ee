import type { DraftInit, Parent } from '../drafts/draft'
import { knownLanguage } from '../language/languages'
import { mentionedIn, mentionOf } from '../text/mentioned'

interface Person {
  id: string
  acct: string
}

interface ReplySubject {
  author: Person
  mentions: readonly Person[]
}

/**
 * Returns the mentions a reply starts with: its author, then the others in their order, each once, never the user,
 * and a space. Some servers give mentions made-up ids and the handle of the user with a host: both forms are known.
 */
export function replyPrefill(
  { author, mentions }: ReplySubject,
  me: Person,
  hosts: readonly string[],
): string {
  const own = new Set(
    [me.acct, ...hosts.map((host) => `${me.acct}@${host}`)].map((acct) => acct.toLowerCase()),
  )
  const seen = new Set<string>()
  const accts = [author, ...mentions].flatMap(({ id, acct }) => {
    const lower = acct.toLowerCase()
    if (acct === '' || id === me.id || own.has(lower) || seen.has(lower)) return []
    seen.add(lower)
    return [mentionOf(acct)]
  })
  return accts.length > 0 ? `${accts.join(' ')} ` : ''
}

interface ReplyPost extends ReplySubject {
  language: string | null
  spoilerText: string
  parent: Omit<Parent, 'prefill'>
}

/** The initial content of a reply: mentions, and the language and warning of its parent. */
export function beginReply(post: ReplyPost, me: Person, hosts: readonly string[]): DraftInit {
  const text = replyPrefill(post, me, hosts)
  const { spoilerText, parent } = post
  const language = knownLanguage(post.language)
  const warning = spoilerText.trim() !== ''
  const fields = { warning, spoilerText, language, parent: { ...parent, prefill: text } }
  return { kind: 'reply', fields, parts: [{ text }], readers: mentionedIn(text) }
}
