import { RECENT_DAYS } from '@/features/tags'
import { sentenceNumber, type IntlShape } from '@/lib/i18n'

/** Returns the values of texts that say how many people used a hashtag or shared a link recently. */
export const peopleValues = (intl: IntlShape, people: number) => ({
  count: people,
  number: sentenceNumber(intl, people),
  days: RECENT_DAYS,
})
