import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'compose.redraft.title',
    defaultMessage: 'Delete and redraft this post?',
    description: 'Title of the confirmation before a post is deleted and opened as a draft',
  },
  text: {
    id: 'compose.redraft.text',
    defaultMessage:
      'Favourites and boosts will be lost, and replies will no longer be connected to your post. The text is saved as a draft.',
    description: 'Text of the confirmation before a post is deleted and opened as a draft',
  },
  confirm: {
    id: 'compose.redraft.confirm',
    defaultMessage: 'Delete and redraft',
    description: 'Button in the confirmation before a post is deleted and opened as a draft',
  },
  exists: {
    id: 'compose.redraft.exists',
    defaultMessage: 'The original post still exists.',
    description: 'Above a draft made from a post that couldn’t be deleted; the reason may follow',
  },
  mayExist: {
    id: 'compose.redraft.may_exist',
    defaultMessage: 'The original post may still exist.',
    description: 'Above a draft made from a post, when it is unknown whether the post was deleted',
  },
  deleting: {
    id: 'compose.redraft.deleting',
    defaultMessage: 'Deleting the original post…',
    description: 'Above a draft made from a post, while that post is being deleted',
  },
  deleteOriginal: {
    id: 'compose.redraft.delete',
    defaultMessage: 'Delete original',
    description: 'Button above a draft made from a post: tries again to delete that post',
  },
  keepBoth: {
    id: 'compose.redraft.keep_both',
    defaultMessage: 'Keep both',
    description: 'Button above a draft made from a post: keeps the post, and the draft becomes a new post',
  },
  bothTitle: {
    id: 'compose.redraft.both.title',
    defaultMessage: 'Post without deleting the original?',
    description: 'Title of the confirmation before posting a draft made from a post that couldn’t be deleted',
  },
  bothText: {
    id: 'compose.redraft.both.text',
    defaultMessage: 'Couldn’t delete the original post. If you post now, there may be two copies.',
    description:
      'Text of the confirmation before posting a draft made from a post that couldn’t be deleted; the reason may follow',
  },
  bothConfirm: {
    id: 'compose.redraft.both.confirm',
    defaultMessage: 'Post anyway',
    description:
      'Button in the confirmation before posting a draft made from a post that couldn’t be deleted',
  },
  bothCancel: {
    id: 'compose.redraft.both.cancel',
    defaultMessage: 'Back to draft',
    description:
      'Button in the confirmation before posting a draft made from a post that couldn’t be deleted',
  },
})
