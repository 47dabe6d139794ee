import { isApiError } from '@/lib/http'
import { defineMessages } from '@/lib/i18n'
import { confirm } from '@/lib/modals'
import type { StatusId } from '@/schemas/primitives'
import type { Post } from './draft-parts'
import { originalOf, snapshotOf, type Needs } from './post-snapshot'

const messages = defineMessages({
  title: {
    id: 'compose.context.title',
    defaultMessage: 'Continue without all of it?',
    description: 'Question before a post is opened as a draft that cannot keep its parent or its quote',
  },
  parent: {
    id: 'compose.context.parent',
    defaultMessage: 'The post it replies to isn’t available anymore, so the draft won’t be a reply.',
    description: 'Explains the question before a post is opened as a draft: it was a reply',
  },
  quote: {
    id: 'compose.context.quote',
    defaultMessage:
      'The post it quotes isn’t available, for example because its author hasn’t approved the quote yet. The draft won’t quote it.',
    description: 'Explains the question before a post is opened as a draft: it quotes a post',
  },
  confirm: {
    id: 'compose.context.confirm',
    defaultMessage: 'Continue',
    description: 'Button: opens a post as a draft without its parent or quote',
  },
  cancel: {
    id: 'compose.context.cancel',
    defaultMessage: 'Keep the post',
    description: 'Button: leaves a published or scheduled post as it is',
  },
})

/** The post that a post answers or quotes, for a draft of it; null when the server has none to show. Throws ApiError. */
export async function contextPost(runtime: Needs, id: StatusId | null | undefined): Promise<Post | null> {
  if (!id) return null
  try {
    return await snapshotOf(runtime, await originalOf(runtime, id))
  } catch (error) {
    if (isApiError(error, 'missing', 'refused')) return null
    throw error
  }
}

/** Asks whether to go on without the parent or the quote of a post. True when nothing is lost. */
export async function agreedToLose(
  identity: string,
  lost: { readonly parent: boolean; readonly quote: boolean },
): Promise<boolean> {
  if (!lost.parent && !lost.quote) return true
  return confirm(
    (intl) => ({
      title: intl.formatMessage(messages.title),
      text: [
        ...(lost.parent ? [intl.formatMessage(messages.parent)] : []),
        ...(lost.quote ? [intl.formatMessage(messages.quote)] : []),
      ].join(' '),
      confirm: intl.formatMessage(messages.confirm),
      cancel: intl.formatMessage(messages.cancel),
    }),
    identity,
  )
}
