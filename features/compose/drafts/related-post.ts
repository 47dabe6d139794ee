import { isApiError } from '@/lib/http'
import { defineMessages } from '@/lib/i18n'
import { confirm } from '@/lib/modals'
import type { StatusId } from '@/schemas/primitives'
import type { PostSnapshot } from './draft-parts'
import { fetchOriginal, postSnapshotOf, type SnapshotNeeds } from './post-snapshot'

const messages = defineMessages({
  title: {
    id: 'compose.context.title',
    defaultMessage: 'Continue without the missing post?',
    description:
      'Title of the confirmation before a post is opened as a draft and the post it replies to or quotes is not available',
  },
  parent: {
    id: 'compose.context.parent',
    defaultMessage: 'The post it replies to is no longer available, so the draft won’t be a reply.',
    description: 'Text of the confirmation before a reply is opened as a draft',
  },
  quote: {
    id: 'compose.context.quote',
    defaultMessage:
      'The quoted post isn’t available, for example because its author hasn’t approved the quote yet. The draft won’t include the quote.',
    description: 'Text of the confirmation before a post with a quote is opened as a draft',
  },
  confirm: {
    id: 'compose.context.confirm',
    defaultMessage: 'Continue',
    description: 'Button: opens a post as a draft without the post it replies to or quotes',
  },
  cancel: {
    id: 'compose.context.cancel',
    defaultMessage: 'Keep post',
    description: 'Button: leaves a published or scheduled post as it is',
  },
})

/** Loads the parent or the quoted post for a draft; null when the server has none to show. Throws ApiError. */
export async function loadRelatedPost(
  runtime: SnapshotNeeds,
  id: StatusId | null | undefined,
): Promise<PostSnapshot | null> {
  if (!id) return null
  try {
    return await postSnapshotOf(runtime, await fetchOriginal(runtime, id))
  } catch (error) {
    if (isApiError(error, 'notFound', 'refused')) return null
    throw error
  }
}

/** Asks whether to continue without the parent or the quote of a post. True when nothing is lost. */
export async function confirmWithoutRelated(
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
