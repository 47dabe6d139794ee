import { defineMessages } from '@/lib/i18n'

export const outboxMessages = defineMessages({
  postWaits: {
    id: 'compose.outbox.post_waits',
    defaultMessage:
      'Waiting for the connection. Your post will be sent as soon as the server can be reached.',
    description: 'Notice after “Post” while the server cannot be reached, and in the composer of such a post',
  },
  editWaits: {
    id: 'compose.outbox.edit_waits',
    defaultMessage:
      'Waiting for the connection. Your changes will be saved as soon as the server can be reached.',
    description:
      'Notice after “Save” of an edited post while the server cannot be reached, and in the composer of such an edit',
  },
  edit: {
    id: 'compose.outbox.edit',
    defaultMessage: 'Edit',
    description: 'Button: opens a post that waits for the connection in the composer; it is not sent then',
  },
  waits: {
    id: 'compose.outbox.waits',
    defaultMessage: 'Waiting for the connection',
    description: 'In the list of drafts: this one is sent as soon as the server can be reached',
  },
  lost: {
    id: 'compose.outbox.lost',
    defaultMessage: 'Its text is no longer in this browser.',
    description:
      'Why a post that waited for the connection could not be sent: the data of the browser was deleted',
  },
})
