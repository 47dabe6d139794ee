import { graphemes } from '@/lib/util/graphemes'
import type { Beginning, Draft } from '../../drafts/draft'
import { essence, partIds, partOf, postedOf, withPart } from '../../drafts/draft-content'
import { FIRST_PART, type DraftPoll, type Part } from '../../drafts/draft-parts'

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
 * A draft as it was when it was sent off, with the files as they are now: what was typed since is no part of it. It has
 * the key of exactly that content.
 */
export function asPressed(pressed: Draft, now: Draft): Draft {
  const parts = pressed.parts.map((part) => {
    const same = now.parts.find(({ id }) => id === part.id)
    return same ? { ...part, media: same.media, posted: same.posted, postedText: same.postedText } : part
  })
  const sent = { ...now, fields: pressed.fields, parts }
  if (essence(sent) === essence(now)) return sent
  const { idempotencyKey: key } = pressed
  return { ...sent, idempotencyKey: essence(sent) === essence(pressed) ? key : `${now.idempotencyKey}-sent` }
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

/** How a text begins that goes on with the conversation of `sent`: with its mentions. */
function opening({ kind, fields, readers }: Draft): string {
  if (fields.parent) return fields.parent.prefill
  return kind === 'direct' && readers.length > 0 ? `${readers.join(' ')} ` : ''
}

/**
 * The draft that remains of `now` once `sent` is published: the words, choices, files and parts that were put in
 * since, in the same conversation and for the same readers. Null when nothing was.
 */
export function restOf(sent: Draft, now: Draft): Beginning | null {
  const known = new Set(partIds(sent))
  const text = joined(
    partIds(sent).map((id) => insertedIn(partOf(sent, id)?.text ?? '', partOf(now, id)?.text ?? '')),
  )
  const spoilers = [
    insertedIn(sent.fields.spoilerText, now.fields.spoilerText),
    ...sent.parts.map((part) => {
      const { spoiler = null } = now.parts.find(({ id }) => id === part.id) ?? {}
      return insertedIn(part.spoiler ?? '', spoiler ?? '')
    }),
  ]
  const spoilerText = joined(spoilers)
  const [poll = null] = partIds(sent).flatMap(
    (id) => restOfPoll(partOf(sent, id)?.poll ?? null, partOf(now, id)?.poll ?? null) ?? [],
  )
  const files = new Set(sent.media.map(({ localId }) => localId))
  const media = now.media.filter(({ localId }) => !files.has(localId))
  const parts = now.parts.filter(({ id }) => !known.has(id))
  const nothing = text === '' && spoilerText === '' && poll === null && media.length + parts.length === 0
  if (nothing) return null
  const { visibility, language, parent } = sent.fields
  return {
    kind: sent.kind === 'direct' ? 'direct' : parent ? 'reply' : 'new',
    readers: sent.readers,
    media,
    parts,
    fields: {
      text: opening(sent) + text,
      warning: spoilerText !== '',
      spoilerText,
      visibility,
      language,
      parent,
      poll,
    },
  }
}

/** The draft that goes on with an edit after `sent` was saved at `editedAt`; null when nothing was changed since. */
export function restOfEdit(sent: Draft, now: Draft, editedAt: string | null): Beginning | null {
  const published = ({ media }: Draft) => media.map((file) => ({ ...file, attached: true, thumbnail: null }))
  const same = { fields: now.fields, media: now.media, parts: [] }
  if (!now.editing || essence(same) === essence({ ...sent, parts: [] })) return null
  const base = { editedAt, fields: sent.fields, media: published(sent) }
  const original = essence({ ...base, parts: [] })
  const { fields } = now
  const editing = { ...now.editing, original, base, overwrites: null, sent: false }
  return { kind: 'edit', fields, media: published(now), editing }
}

/**
 * A thread of which some parts are published: what was typed in those since is moved into a part at the end, for they
 * are never sent again. The same draft when there is none.
 */
export function withTypedKept(draft: Draft, newPart: (text: string) => Part): Draft {
  const typed: string[] = []
  let kept = draft
  for (const id of partIds(draft)) {
    const said = id === FIRST_PART ? draft.postedText : draft.parts.find((part) => part.id === id)?.postedText
    const text = partOf(draft, id)?.text ?? ''
    if (postedOf(draft, id) === null || said == null || said === text) continue
    typed.push(insertedIn(said, text))
    kept = withPart(kept, id, { text: said })
  }
  const rest = joined(typed)
  return rest === '' ? kept : { ...kept, parts: [...kept.parts, newPart(rest)] }
}
