import * as z from 'zod/mini'
import { shortenLine } from '../bounds'

/** Embeddings, overrides and isolates of text direction: unclosed, they reverse the text after a name. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * A visible character: no space, control, ignorable or filler, and none of the blanks that count as symbols.
 */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}]/u

/**
 * Returns a name that is safe inside a sentence; '' when nothing of it is visible, so that another name is
 * shown.
 */
export function visibleName(value: unknown): string {
  if (typeof value !== 'string') return ''
  const name = shortenLine(value).replace(DIRECTION, '')
  return VISIBLE.test(name) ? name : ''
}

/** Display name of an account, shortened to a line; '' for none. */
export const personName = z.transform(visibleName)
