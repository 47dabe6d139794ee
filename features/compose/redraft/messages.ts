import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'compose.redraft.title',
    defaultMessage: 'Delete and redraft this post?',
    description: 'Question before a post is deleted and opened as a draft',
  },
  text: {
    id: 'compose.redraft.text',
    defaultMessage:
      'Its favourites and boosts are lost, and replies to it stand alone. Its text is kept as a draft.',
    description: 'Explains the question before a post is deleted and opened as a draft',
  },
  confirm: {
    id: 'compose.redraft.confirm',
    defaultMessage: 'Delete and redraft',
    description: 'Button: deletes the post and opens it as a draft',
  },
  exists: {
    id: 'compose.redraft.exists',
    defaultMessage: 'The original post still exists.',
    description: 'Above a draft made of a post that could not be deleted; the reason may follow',
  },
  mayExist: {
    id: 'compose.redraft.may_exist',
    defaultMessage: 'The original post may still exist.',
    description: 'Above a draft made of a post, when it is unknown whether the post was deleted',
  },
  deleting: {
    id: 'compose.redraft.deleting',
    defaultMessage: 'Deleting the original post…',
    description: 'Above a draft made of a post, while that post is being deleted',
  },
  deleteOriginal: {
    id: 'compose.redraft.delete',
    defaultMessage: 'Delete the original',
    description: 'Button above a draft made of a post: tries again to delete that post',
  },
  keepBoth: {
    id: 'compose.redraft.keep_both',
    defaultMessage: 'Keep both',
    description: 'Button above a draft made of a post: the post stays, the draft becomes another',
  },
  bothTitle: {
    id: 'compose.redraft.both.title',
    defaultMessage: 'Publish without deleting the original?',
    description: 'Question before a draft made of a post is published although that post was not deleted',
  },
  bothText: {
    id: 'compose.redraft.both.text',
    defaultMessage: 'The original post couldn’t be deleted. If you publish now, there may be two posts.',
    description:
      'Explains the question before a draft is published although its original was not deleted; the reason may follow',
  },
  bothConfirm: {
    id: 'compose.redraft.both.confirm',
    defaultMessage: 'Publish anyway',
    description: 'Button: publishes a draft although the post it was made of still exists',
  },
  bothCancel: {
    id: 'compose.redraft.both.cancel',
    defaultMessage: 'Back to the draft',
    description: 'Button: does not publish the draft yet',
  },
})
