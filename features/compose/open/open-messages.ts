import { defineMessages } from '@/lib/i18n'

export const openMessages = defineMessages({
  notOpened: {
    id: 'compose.other_draft.not_opened',
    defaultMessage: 'You kept writing, so the other draft wasn’t opened.',
    description:
      'Notice when a requested reply, edit or quote has loaded while the user is writing something else',
  },
  openDraft: {
    id: 'compose.other_draft.open',
    defaultMessage: 'Open draft',
    description: 'Button in the notice that another draft was not opened',
  },
})
