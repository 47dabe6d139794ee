import { graphemes } from '@/lib/util/graphemes'
import type { DraftInit, Draft } from './draft'
import { essence, findPart, mapParts } from './draft-content'
import type { DraftPoll, DraftPart } from './draft-parts'

/** Returns the text inserted between `before` and `after`, without cutting a character; '' when there is none. */
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
 * Returns a draft as it was when it was submitted, without text typed since, but with the current state of
 * its files. Its idempotency keys belong to exactly that content.
 */
export function asSubmitted(submitted: Draft, now: Draft): Draft {
  const parts = mapParts(submitted.parts, (part) => {
    const same = findPart(now, part.id)
    return same
      ? { ...same, text: part.text, poll: part.poll, language: part.language, spoiler: part.spoiler }
      : part
  })
  const sent = { ...now, fields: submitted.fields, parts }
  if (essence(sent) === essence(now)) return sent
  const isUnchanged = essence(sent) === essence(submitted)
  const keyOf = ({ id, idempotencyKey }: DraftPart) =>
    isUnchanged ? (findPart(submitted, id)?.idempotencyKey ?? idempotencyKey) : `${idempotencyKey}-sent`
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

/** Returns the mentions that start a draft in the conversation of `sent`. */
function opening({ kind, fields, readers }: Draft): string {
  if (fields.parent) return fields.parent.prefill
  return kind === 'direct' && readers.length > 0 ? `${readers.join(' ')} ` : ''
}

/**
 * Returns what remains of `now` once `sent` is published: text, choices, files and parts that were added since,
 * in the same conversation and for the same readers. Null when nothing was added.
 */
export function draftOfRest(sent: Draft, now: Draft): DraftInit | null {
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

/**
 * Returns the draft that continues an edit after `sent` was saved at `editedAt`; null when nothing was
 * changed since.
 */
export function draftOfLaterEdits(sent: Draft, now: Draft, editedAt: string | null): DraftInit | null {
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
 * Moves text that was typed in parts after they were published into a new part at the end, because published
 * parts are never sent again. Returns the same draft when there is none.
 */
export function withUnsentText(draft: Draft, newPart: (text: string) => DraftPart): Draft {
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
