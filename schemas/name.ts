import * as z from 'zod/mini'

/** Embeddings, overrides and isolates: without their end they turn the direction of what follows a name in a sentence. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g

/** A character that can be seen: no space, control, ignorable or filler, and none of the blanks that count as signs. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}]/u

/** A name as it may stand in a sentence; '' where nothing of it can be seen, so that another name is shown. */
export function visibleName(value: unknown): string {
  if (typeof value !== 'string') return ''
  const name = value.replace(DIRECTION, '')
  return VISIBLE.test(name) ? name : ''
}

/** The name of a person; '' for none. */
export const personName = z.transform(visibleName)
