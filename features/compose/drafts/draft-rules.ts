import { carefulVisibility, type Visibility } from '@/schemas/statuses/status'
import type { Draft, DraftChange, Fields } from './draft'
import { essence, mapParts } from './draft-content'

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

/** Drafts of `identity` with content. */
export const draftsWithContent = (drafts: Readonly<Record<string, Draft>>, identity: string): Draft[] =>
  Object.values(drafts).filter((draft) => draft.identity === identity && hasContent(draft))

/** The same drafts, the last written first. */
export const listOf = (drafts: Readonly<Record<string, Draft>>, identity: string): Draft[] =>
  draftsWithContent(drafts, identity).sort((a, b) => b.updatedAt - a.updatedAt)
