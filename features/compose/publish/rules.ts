import { morePrivate } from '@/features/statuses'
import type { DraftInit, Draft, DraftChange, Fields, Parent } from '../drafts/draft'
import { essence, mapParts } from '../drafts/draft-content'
import type { PartContent } from '../drafts/draft-parts'
import { isTooLong } from '../media/details/alt-length'
import { knownLanguage } from '../language/languages'
import { pollRefusal } from '../poll/poll-rules'
import { mentionedIn, mentionOf } from './mentioned'
import { isTooSoon } from '../scheduled/schedule-time'
import { QUOTE_POLICIES, type QuotePolicy } from '@/schemas/statuses/quote'
import { carefulVisibility, VISIBILITIES, type Visibility } from '@/schemas/statuses/status'

type Content = Pick<Draft, 'fields' | 'parts' | 'editing'>

/**
 * True when a draft has something to lose: text, a warning, a file, a poll or a quote. The prefilled text of a reply
 * does not count, nor does an edit without changes.
 */
export function hasContent({ fields, parts, editing }: Content): boolean {
  if (editing !== null) return essence({ fields, parts }) !== editing.original
  const prefill = fields.parent?.prefill.trim() ?? ''
  return (
    (fields.warning && fields.spoilerText.trim() !== '' && fields.parent === null) ||
    fields.quoted !== null ||
    parts.some(({ text, spoiler, media, poll }, at) => {
      const words = text.trim()
      const isTyped = words !== '' && (at > 0 || words !== prefill)
      return isTyped || (spoiler ?? '').trim() !== '' || media.length > 0 || poll !== null
    })
  )
}

export type Refusal =
  | 'empty'
  | 'too_long'
  | 'media_failed'
  | 'empty_part'
  | 'too_soon'
  | 'poll_few'
  | 'poll_same'
  | 'poll_long'
  | 'alt_long'
  | 'no_audience'

interface Room {
  /** Characters left, see `charactersLeft`; with parts, of the longest. */
  left: number
  /** ms since the epoch; needed only for a scheduled one. */
  now?: number
  /** Maximum length of a poll option, and of alt text. */
  choice?: number
  description?: number
  /** False when no one has said who can see the post: neither its author nor the account's default. Default true. */
  hasAudience?: boolean
}

type Attached = Pick<PartContent, 'media' | 'poll'>

const isEmpty = ({ text, media }: PartContent) => text.trim() === '' && media.length === 0
const hasFailed = ({ media }: Attached) => media.some((file) => file.state === 'failed')

/** Returns why the server would refuse the poll or the alt text of one part, or null. */
function attachmentsRefusal(
  { poll, media }: Attached,
  { choice = Infinity, description = Infinity }: Room,
): Refusal | null {
  const refusal = poll && pollRefusal(poll.options, choice)
  if (refusal) return `poll_${refusal}`
  return media.some(({ alt }) => isTooLong(alt, description)) ? 'alt_long' : null
}

/** Returns why a draft cannot be published, or null. A post needs text, media, or a quote with a warning. */
export function refusalOf({ fields, parts }: Pick<Draft, 'fields' | 'parts'>, room: Room): Refusal | null {
  const { left, now = 0, hasAudience = true } = room
  const quoteWithWarning = fields.quoted !== null && fields.warning && fields.spoilerText.trim() !== ''
  const [first, ...rest] = parts
  if (isEmpty(first) && !quoteWithWarning) return 'empty'
  if (rest.some(isEmpty)) return 'empty_part'
  if (left < 0) return 'too_long'
  if (fields.scheduledAt !== null && rest.length === 0 && isTooSoon(fields.scheduledAt, now))
    return 'too_soon'
  if (parts.some(hasFailed)) return 'media_failed'
  for (const part of parts) {
    const refusal = attachmentsRefusal(part, room)
    if (refusal) return refusal
  }
  return hasAudience ? null : 'no_audience'
}

/** The visibility of a reply without a choice: never wider than its parent. */
function replyVisibility(parent: Visibility, usual: Visibility | null): Visibility | null {
  if (usual !== null) return morePrivate(parent, usual)
  // No default is more private than a private mention.
  return parent === 'direct' ? 'direct' : null
}

/**
 * Returns the visibility: the author's choice, else the default, which for a reply is never wider than its parent.
 * Quoting a private post makes it at least private. Null while there is no choice and the default is not known.
 */
export function visibilityOf(
  fields: Pick<Fields, 'visibility' | 'parent'> & Partial<Pick<Fields, 'quoted'>>,
  usual: Visibility | null,
): Visibility | null {
  const { visibility, parent, quoted } = fields
  const wanted = visibility ?? (parent ? replyVisibility(carefulVisibility(parent.visibility), usual) : usual)
  return wanted !== null && quoted && carefulVisibility(quoted.visibility) === 'private'
    ? morePrivate(wanted, 'private')
    : wanted
}

/**
 * The quote policy: the author's choice, else the default; `nobody` when the post is private or direct. Null while
 * there is no choice and the defaults are not known: the server then applies its own.
 */
export function quotePolicyOf(
  { quotePolicy }: Pick<Fields, 'quotePolicy'>,
  visibility: Visibility | null,
  defaults: { quotePolicy: string | null; visibility?: Visibility | null },
): QuotePolicy | null {
  if (visibility === 'private' || visibility === 'direct') return 'nobody'
  if (quotePolicy === null && defaults.visibility === null) return null
  const wanted = quotePolicy ?? defaults.quotePolicy ?? 'public'
  return QUOTE_POLICIES.find((policy) => policy === wanted) ?? 'nobody'
}

/** Applies a choice of visibility. A private mention cannot have a quote: it becomes a link in the text. */
export function visibilityChange(
  { fields: { quoted }, parts: [{ text }] }: Pick<Draft, 'fields' | 'parts'>,
  visibility: Visibility,
): DraftChange {
  if (visibility !== 'direct' || !quoted) return { visibility }
  const link = quoted.url && !text.includes(quoted.url) ? `${text.trimEnd()}\n\n${quoted.url}`.trim() : text
  return { visibility, quoted: null, text: link }
}

export type QuoteRefusal = 'editing' | 'direct' | 'media' | 'poll' | 'single' | 'denied'

/** Returns why a post cannot be quoted in this draft, or null. `allowed` = its author allows it. */
export function quoteRefusal(
  { fields, parts, editing }: Content,
  visibility: Visibility | null,
  allowed: boolean,
): QuoteRefusal | null {
  const [{ media, poll }] = parts
  if (editing !== null) return 'editing'
  if (visibility === 'direct') return 'direct'
  if (media.length > 0) return 'media'
  if (poll !== null) return 'poll'
  if (fields.quoted !== null) return 'single'
  return allowed ? null : 'denied'
}

/** The conversation that a draft would leave when more people than before can see it. */
export type Narrow = 'private' | 'direct'

/** Returns the private conversation that `next` would open to more people, unless `current` already does; else null. */
export function widenedConversation(
  { kind, fields }: Pick<Draft, 'kind' | 'fields'>,
  current: Visibility | null,
  next: Visibility,
): Narrow | null {
  const bound = kind === 'direct' ? 'direct' : fields.parent && carefulVisibility(fields.parent.visibility)
  if (bound !== 'private' && bound !== 'direct') return null
  const rank = (one: Visibility) => VISIBILITIES.indexOf(one)
  return rank(next) < rank(bound) && rank(next) < rank(current ?? bound) ? bound : null
}

/** Returns the mentioned handles of a private mention that are not among its initial recipients. */
export function newReaders(
  { readers, kind, fields }: Pick<Draft, 'readers' | 'kind' | 'fields'>,
  mentioned: readonly string[],
): string[] {
  const isPrivate = kind === 'direct' || fields.parent?.visibility === 'direct'
  if (!isPrivate) return []
  const known = new Set(readers.map((handle) => handle.toLowerCase()))
  return mentioned.filter((handle) => !known.has(handle.toLowerCase()))
}

/**
 * Completes a change by the author. The keys are renewed by anything that reaches other people, and by nothing else: a
 * server takes two requests with the same key for the same post. A change that reaches no one else is
 * dropped, unless it is `quiet`, such as the progress of an upload: then it is applied, and state and time stay.
 */
export function applyChange(
  draft: Draft,
  next: Draft,
  { now, newKey, quiet = false }: { now: number; newKey: () => string; quiet?: boolean },
): Draft {
  const same = essence(draft) === essence(next)
  if (same && !quiet) return draft
  const revision = draft.revision + 1
  if (same) return { ...next, revision }
  const settled = draft.state !== 'editing' && draft.state !== 'failed'
  return {
    ...next,
    parts: mapParts(next.parts, (part) => ({ ...part, idempotencyKey: newKey() })),
    revision,
    updatedAt: now,
    state: settled ? draft.state : 'editing',
    problem: settled ? draft.problem : null,
  }
}

/** The draft after a change of the thread as a whole. */
export function withChange(
  draft: Draft,
  { text, ...fields }: DraftChange,
  now: number,
  newKey: () => string,
): Draft {
  const [first, ...rest] = draft.parts
  const next: Draft = {
    ...draft,
    fields: { ...draft.fields, ...fields },
    parts: [text === undefined ? first : { ...first, text }, ...rest],
  }
  return applyChange(draft, next, { now, newKey })
}

/** Switches the warning; with media it also switches `sensitive`, unless all media is sensitive by default. */
export function warningChange(
  { fields, parts: [{ media }] }: Pick<Draft, 'fields' | 'parts'>,
  on: boolean,
  sensitiveByDefault: boolean,
): Partial<Fields> {
  const follows = media.length > 0 && !sensitiveByDefault
  return { warning: on, ...(follows && fields.sensitive !== on && { sensitive: on }) }
}

/**
 * Removes the parent of a reply, and its mentions if nothing was added. Text of a private conversation
 * stays as private as before. `visibility`: the draft's visibility so far, null = not known.
 */
export function detachChange(
  { fields: { parent }, parts: [{ text }] }: Pick<Draft, 'fields' | 'parts'>,
  visibility: Visibility | null,
): DraftChange {
  const untouched = parent !== null && text.trim() === parent.prefill.trim()
  const before = parent && carefulVisibility(parent.visibility)
  const isNarrow = before === 'private' || before === 'direct'
  return {
    parent: null,
    ...(untouched ? { text: '' } : isNarrow && { visibility: visibility ?? before }),
  }
}

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
