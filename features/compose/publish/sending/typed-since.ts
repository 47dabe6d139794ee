import { graphemes } from '@/lib/util/graphemes'
import type { Beginning, Draft } from '../../drafts/draft'
import { essence, findPart, mapParts } from '../../drafts/draft-content'
import type { DraftPoll, Part } from '../../drafts/draft-parts'

/** The stretch of `after` that `before` does not have, without cutting a character; '' when nothing was put in. */
export function insertedIn(before: string, after: string): string {
  if (before === after) return ''
  const old = graphemes(before)
  const now = graphemes(after)
  const shorter = Math.min(old.length, now.length)
  let start = 0
  while (start < shorter && old[start] === now[start]) start++
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end++
  return now.slice(start, now.length - end).join('')
}

/**
 * A draft as it was when it was sent off, with the files as they are now: without the words that were typed since. Its
 * keys are those of exactly that content.
 */
export function asPressed(pressed: Draft, now: Draft): Draft {
  const parts = mapParts(pressed.parts, (part) => {
    const same = findPart(now, part.id)
    return same
      ? { ...same, text: part.text, poll: part.poll, language: part.language, spoiler: part.spoiler }
      : part
  })
  const sent = { ...now, fields: pressed.fields, parts }
  if (essence(sent) === essence(now)) return sent
  const isPressed = essence(sent) === essence(pressed)
  const keyOf = ({ id, idempotencyKey }: Part) =>
    isPressed ? (findPart(pressed, id)?.idempotencyKey ?? idempotencyKey) : `${idempotencyKey}-sent`
  return { ...sent, parts: mapParts(parts, (part) => ({ ...part, idempotencyKey: keyOf(part) })) }
}

function restOfPoll(sent: DraftPoll | null, now: DraftPoll | null): DraftPoll | null {
  if (!sent || !now) return now
  const options = now.options.map((option, at) => insertedIn(sent.options[at] ?? '', option))
  const typed = options.filter((option) => option.trim() !== '')
  return typed.length > 0 ? { ...now, options: [...typed, ''] } : null
}

const joined = (texts: readonly string[]) =>
  texts
    .filter((text) => text.trim() !== '')
    .join('\n\n')
    .trimStart()

/** The first words of a draft that continues the conversation of `sent`: its mentions. */
function opening({ kind, fields, readers }: Draft): string {
  if (fields.parent) return fields.parent.prefill
  return kind === 'direct' && readers.length > 0 ? `${readers.join(' ')} ` : ''
}

/**
 * The draft that remains of `now` once `sent` is published: the words, choices, files and parts that were added since,
 * in the same conversation and for the same readers. Null when nothing was.
 */
export function restOf(sent: Draft, now: Draft): Beginning | null {
  const pairs = sent.parts.map((part) => [part, findPart(now, part.id)] as const)
  const text = joined(pairs.map(([before, part]) => insertedIn(before.text, part?.text ?? '')))
  const spoilerText = joined([
    insertedIn(sent.fields.spoilerText, now.fields.spoilerText),
    ...pairs.map(([before, part]) => insertedIn(before.spoiler ?? '', part?.spoiler ?? '')),
  ])
  const [poll = null] = pairs.flatMap(([before, part]) => restOfPoll(before.poll, part?.poll ?? null) ?? [])
  const media = pairs.flatMap(([before, part]) => {
    const files = new Set(before.media.map(({ localId }) => localId))
    return (part?.media ?? []).filter(({ localId }) => !files.has(localId))
  })
  const added = now.parts.filter(({ id }) => !findPart(sent, id))
  const nothing = text === '' && spoilerText === '' && poll === null && media.length + added.length === 0
  if (nothing) return null
  const { visibility, language, parent } = sent.fields
  return {
    kind: sent.kind === 'direct' ? 'direct' : parent ? 'reply' : 'new',
    readers: sent.readers,
    fields: { warning: spoilerText !== '', spoilerText, visibility, language, parent },
    parts: [{ text: opening(sent) + text, poll, media }, ...added],
  }
}

/** The draft that continues an edit after `sent` was saved at `editedAt`; null when nothing was changed since. */
export function restOfEdit(sent: Draft, now: Draft, editedAt: string | null): Beginning | null {
  const published = ({ parts: [part] }: Draft) => ({
    ...part,
    media: part.media.map((file) => ({ ...file, attached: true, thumbnail: null })),
  })
  if (!now.editing || essence(now) === essence(sent)) return null
  const base = { editedAt, fields: sent.fields, part: published(sent) }
  const original = essence({ fields: base.fields, parts: [base.part] })
  const editing = { ...now.editing, original, base, overwrites: null, sent: false }
  return { kind: 'edit', fields: now.fields, parts: [published(now)], editing }
}

/**
 * Moves the words that were typed in published parts of a thread since into a part at the end, because published parts
 * are never sent again. The same draft when there are none.
 */
export function withTypedKept(draft: Draft, newPart: (text: string) => Part): Draft {
  const typed: string[] = []
  const [first, ...rest] = mapParts(draft.parts, (part) => {
    const { text, posted, postedText } = part
    if (posted === null || postedText === null || postedText === text) return part
    typed.push(insertedIn(postedText, text))
    return { ...part, text: postedText }
  })
  if (typed.length === 0) return draft
  const words = joined(typed)
  return { ...draft, parts: [first, ...rest, ...(words === '' ? [] : [newPart(words)])] }
}
