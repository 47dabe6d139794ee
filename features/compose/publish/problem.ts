import { errorText } from '@/lib/alerts'
import { isApiError } from '@/lib/http'
import type { IntlShape } from '@/lib/i18n'
import type { Draft, Problem } from '../drafts/draft'
import type { Part } from '../drafts/draft-parts'
import { messages } from './submit-messages'

/** Words in a refusal that name the field, the first match counts; English, as most servers answer. */
const TELLING: readonly [NonNullable<Problem['field']>, RegExp][] = [
  ['schedule', /schedul/i],
  ['quote', /quot/i],
  ['poll', /poll|option|expires/i],
  ['media', /media|attach|\bfiles?\b|image|video|audio|processing/i],
  ['warning', /spoiler|warning/i],
  ['text', /text|character|mention|blank/i],
]

type Sent = Pick<Draft, 'fields' | 'kind'>

function has({ fields }: Sent, part: Part, field: NonNullable<Problem['field']>): boolean {
  if (field === 'schedule') return fields.scheduledAt !== null
  if (field === 'quote') return fields.quoted !== null
  if (field === 'poll') return part.poll !== null
  if (field === 'media') return part.media.length > 0
  return field === 'text' || (field === 'warning' && (fields.warning || part.spoiler !== null))
}

/** The field a refusal of a part is about, among those in use; null = unknown. */
export function fieldOf(error: unknown, draft: Sent, part: Part): Problem['field'] {
  if (!isApiError(error, 'refused', 'missing') || error.message === '') return null
  return TELLING.find(([field, words]) => has(draft, part, field) && words.test(error.message))?.[0] ?? null
}

/** Why a part was not published, in the server's words where it has any. */
export function problemOf(error: unknown, draft: Sent, part: Part, intl: IntlShape): Problem {
  const words = errorText(error, intl)
  return {
    title: intl.formatMessage(draft.kind === 'edit' ? messages.notSaved : messages.notPublished),
    text: words?.text ?? intl.formatMessage(messages.lost),
    retryAt: isApiError(error, 'limited') ? (error.retryAt ?? null) : null,
    field: isApiError(error, 'unauthorised') ? 'session' : fieldOf(error, draft, part),
  }
}

type Name = keyof typeof messages

/** A problem in our own words. */
export const problemIn = (
  intl: IntlShape,
  title: Name,
  text: Name,
  field: Problem['field'] = null,
): Problem => ({
  title: intl.formatMessage(messages[title]),
  text: intl.formatMessage(messages[text]),
  retryAt: null,
  field,
})
