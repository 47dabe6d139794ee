import { getSettings } from '@/features/settings'
import { defineMessages } from '@/lib/i18n'
import { confirm, type ConfirmWording } from '@/lib/modals'
import type { Draft } from '../../drafts/draft'
import { filesIn } from '../../drafts/draft-content'
import { undescribed } from '../arrange'

const messages = defineMessages({
  title: {
    id: 'compose.describe.title',
    defaultMessage: 'Publish without a description?',
    description: 'Title of the question before files without description are published',
  },
  text: {
    id: 'compose.describe.text',
    defaultMessage:
      '{count, plural, one {# file has} other {# files have}} no description, so people who cannot see or hear will miss it. The settings can switch this reminder off.',
    description: 'Question before files without description are published',
  },
  anyway: {
    id: 'compose.describe.anyway',
    defaultMessage: 'Publish anyway',
    description: 'Button: publish files without description',
  },
  back: {
    id: 'compose.describe.back',
    defaultMessage: 'Describe first',
    description: 'Button: go back to the composer to write descriptions',
  },
})

/** Asks, unless the reminder is off or all is described. False: the author goes back. */
export async function askAboutDescriptions(draft: Draft): Promise<boolean> {
  if (!getSettings().remindOfDescriptions) return true
  const count = undescribed(filesIn(draft)).length
  if (count === 0) return true
  const words: ConfirmWording = (intl) => ({
    title: intl.formatMessage(messages.title),
    text: intl.formatMessage(messages.text, { count }),
    confirm: intl.formatMessage(messages.anyway),
    cancel: intl.formatMessage(messages.back),
  })
  return confirm(words, draft.identity)
}
