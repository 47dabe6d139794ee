import { getSettings } from '@/features/settings'
import { defineMessages } from '@/lib/i18n'
import { confirm, type ConfirmWording } from '@/lib/modals'
import type { Draft } from '../../drafts/draft'
import { filesIn } from '../../drafts/draft-content'
import { undescribed } from '../arrange'

const messages = defineMessages({
  title: {
    id: 'compose.alt_reminder.title',
    defaultMessage: 'Add alt text?',
    description: 'Title of the reminder before files without alt text are posted',
  },
  text: {
    id: 'compose.alt_reminder.text',
    defaultMessage:
      '{count, plural, one {# file has} other {# files have}} no alt text. Adding descriptions makes your post accessible to more people. You can turn this reminder off in Preferences.',
    description: 'Text of the reminder before files without alt text are posted; {count}: how many files',
  },
  anyway: {
    id: 'compose.alt_reminder.post_anyway',
    defaultMessage: 'Post anyway',
    description: 'Button in the reminder: posts files without alt text',
  },
  back: {
    id: 'compose.alt_reminder.add',
    defaultMessage: 'Add alt text',
    description: 'Button in the reminder: returns to the composer',
  },
})

/** Asks about missing alt text unless the reminder is off. False when the author returns to the composer. */
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
