import { errorText } from '@/lib/alerts'
import { isApiError } from '@/lib/http'
import type { IntlShape } from '@/lib/i18n'
import type { Draft, Problem } from '../drafts/draft'
import type { DraftPart } from '../drafts/draft-parts'
import { messages } from './submit-messages'

/** Words in an error message that name the field; the first match counts. English, as most servers answer. */
const FIELD_WORDS: readonly [NonNullable<Problem['field']>, RegExp][] = [
  ['schedule', /schedul/i],
  ['quote', /quot/i],
  ['poll', /poll|option|expires/i],
  ['media', /media|attach|\bfiles?\b|image|video|audio|processing/i],
  ['warning', /spoiler|warning/i],
  ['text', /text|character|mention|blank/i],
]

type Sent = Pick<Draft, 'fields' | 'kind'>

function has({ fields }: Sent, part: DraftPart, field: NonNullable<Problem['field']>): boolean {
  if (field === 'schedule') return fields.scheduledAt !== null
  if (field === 'quote') return fields.quoted !== null
  if (field === 'poll') return part.poll !== null
  if (field === 'media') return part.media.length > 0
  return field === 'text' || (field === 'warning' && (fields.warning || part.spoiler !== null))
}

/** Returns the field that a refusal of a part is about, among those in use; null = unknown. */
export function fieldOf(error: unknown, draft: Sent, part: DraftPart): Problem['field'] {
  if (!isApiError(error, 'refused', 'notFound') || error.message === '') return null
  return (
    FIELD_WORDS.find(([field, words]) => has(draft, part, field) && words.test(error.message))?.[0] ?? null
  )
}

/** Returns why a part was not published, with the message of the server if there is one. */
export function publishProblemOf(error: unknown, draft: Sent, part: DraftPart, intl: IntlShape): Problem {
  const words = errorText(error, intl)
  return {
    title: intl.formatMessage(draft.kind === 'edit' ? messages.notSaved : messages.notPublished),
    text: words?.text ?? intl.formatMessage(messages.noAnswer),
    retryAt: isApiError(error, 'rateLimited') ? (error.retryAt ?? null) : null,
    field: isApiError(error, 'unauthorised') ? 'session' : fieldOf(error, draft, part),
  }
}

type Name = keyof typeof messages

/** Returns a problem with messages of the app. */
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
