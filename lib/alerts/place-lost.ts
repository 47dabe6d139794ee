import { defineMessages, type IntlShape } from '@/lib/i18n'
import { pushToast } from './toasts'

const messages = defineMessages({
  lost: {
    id: 'place.lost',
    defaultMessage: 'The place where you were could not be found again',
    description: 'Notice over a list that begins at its top although the reader was further down before',
  },
})

/** Says that a list starts at its top although the reader had scrolled further down. */
export const sayPlaceLost = (intl: IntlShape): void =>
  void pushToast({ text: intl.formatMessage(messages.lost), key: 'place-lost' })
