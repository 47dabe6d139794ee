import { morePrivate } from '@/features/statuses'
import { QUOTE_POLICIES, type QuotePolicy } from '@/schemas/statuses/quote'
import { carefulVisibility, VISIBILITIES, type Visibility } from '@/schemas/statuses/status'
import type { Draft, DraftChange, Fields } from '../drafts/draft'

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
  { fields, parts, editing }: Pick<Draft, 'fields' | 'parts' | 'editing'>,
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
