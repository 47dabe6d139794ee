import { pickedOf, writtenEmoji, type SkinTone } from '@/features/emoji'
import { mentionOf } from '../text/mentioned'
import type { Suggestion } from './sources'
import { spelledTag } from './tag-spelling'
import type { SuggestToken } from './token'

/** Returns the text that replaces a token, with its sign, without a space after it. */
export function completionOf(suggestion: Suggestion, { query }: SuggestToken, tone: SkinTone): string {
  if (suggestion.kind === 'account') return mentionOf(suggestion.acct)
  if (suggestion.kind === 'tag') return `#${spelledTag(query, suggestion.name)}`
  return writtenEmoji(pickedOf(suggestion.choice, tone), '', ' ')
}
