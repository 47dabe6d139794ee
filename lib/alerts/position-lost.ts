import { defineMessages, type IntlShape } from '@/lib/i18n'
import { pushToast } from './toasts'

const messages = defineMessages({
  lost: {
    id: 'position.lost',
    defaultMessage: 'Couldn’t find where you left off',
    description: 'Notice when a list starts at its top because the last read post is not found',
  },
})

/** Says that a list starts at its top although the reader had scrolled further down. */
export const announcePositionLost = (intl: IntlShape): void =>
  void pushToast({ text: () => intl.formatMessage(messages.lost), key: 'position-lost' })
