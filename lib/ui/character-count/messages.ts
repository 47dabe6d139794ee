import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  charactersLeft: {
    id: 'characterCount.left',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description:
      'Tooltip and screen reader text of the character counter; {count}: how many more characters fit',
  },
  charactersOver: {
    id: 'characterCount.over',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
    description:
      'Tooltip and screen reader text of the character counter when the text is too long; {count}: by how many characters',
  },
  fewCharactersLeft: {
    id: 'characterCount.few',
    defaultMessage: 'Fewer than {count} characters left',
    description: 'Announced to screen readers while typing near the limit; {count}: a round number',
  },
  tooLong: {
    id: 'characterCount.tooLong',
    defaultMessage: 'The text is too long',
    description: 'Announced to screen readers when a text exceeds its limit',
  },
})
