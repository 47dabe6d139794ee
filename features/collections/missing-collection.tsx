import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { buttonProps } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { CollectionIcon } from '@/lib/ui/icons'
import { messages as common } from './messages'

const messages = defineMessages({
  missing: {
    id: 'collection.missing',
    defaultMessage: 'Collection not found',
    description: 'Title of the page of a collection of accounts that does not exist',
  },
  missingText: {
    id: 'collection.missingText',
    defaultMessage: 'It may have been deleted, or your server doesn’t know it.',
    description: 'Text of the page of a collection of accounts that does not exist',
  },
})

/** Shown for a collection that does not exist. */
export function MissingCollection() {
  const intl = useIntl()
  const { me } = useRuntime()
  return (
    <EmptyState
      icon={<CollectionIcon />}
      drawing="missing"
      title={intl.formatMessage(messages.missing)}
      text={intl.formatMessage(messages.missingText)}
      action={
        me !== null && (
          <AppLink to={paths.collections} {...buttonProps()}>
            {intl.formatMessage(common.yours)}
          </AppLink>
        )
      }
    />
  )
}
