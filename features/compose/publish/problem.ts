import { errorText } from '@/lib/alerts'
import { isApiError } from '@/lib/http'
import type { IntlShape } from '@/lib/i18n'
import type { Draft, Problem } from '../drafts/draft'
import { messages } from './submit-messages'

/** Words by which a server's refusal tells what it means, first match first; English, as most servers answer. */
const TELLING: readonly [NonNullable<Problem['field']>, RegExp][] = [
  ['schedule', /schedul/i],
  ['quote', /quot/i],
  ['poll', /poll|option|expires/i],
  ['media', /media|attach|\bfiles?\b|image|video|audio|processing/i],
  ['warning', /spoiler|warning/i],
  ['text', /text|character|mention|blank/i],
]

type Holder = Pick<Draft, 'fields' | 'media' | 'kind'>

const has = ({ fields, media }: Holder, field: NonNullable<Problem['field']>): boolean => {
  if (field === 'schedule') return fields.scheduledAt !== null
  if (field === 'quote') return fields.quoted !== null
  if (field === 'poll') return fields.poll !== null
  if (field === 'media') return media.length > 0
  return field === 'text' || (field === 'warning' && fields.warning)
}

/** The field a refusal is about, among those the draft has; null = cannot be told. */
export function fieldOf(error: unknown, draft: Holder): Problem['field'] {
  if (!isApiError(error, 'refused', 'missing') || error.message === '') return null
  return TELLING.find(([field, words]) => has(draft, field) && words.test(error.message))?.[0] ?? null
}

/** Why it was not published, in the server's words where it has any. */
export function problemOf(error: unknown, draft: Holder, intl: IntlShape): Problem {
  const words = errorText(error, intl)
  return {
    title: intl.formatMessage(draft.kind === 'edit' ? messages.notSaved : messages.notPublished),
    text: words?.text ?? intl.formatMessage(messages.lost),
    retryAt: isApiError(error, 'limited') ? (error.retryAt ?? null) : null,
    field: isApiError(error, 'unauthorised') ? 'session' : fieldOf(error, draft),
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
