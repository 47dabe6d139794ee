import { defineMessages, useIntl } from '@/lib/i18n'
import { buttonProps } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { CollectionIcon } from '@/lib/ui/icons'

const messages = defineMessages({
  title: {
    id: 'collection.unsupported',
    defaultMessage: 'Collections aren’t available on this server',
    description: 'Title of a page about collections of accounts on servers without them',
  },
  original: {
    id: 'collection.original',
    defaultMessage: 'Open original page',
    description: 'Link to a page about collections of accounts on its own server',
  },
})

/** Shown where the server has no collections. `link`: the page to open instead. */
export function Unsupported({ link }: { link: string }) {
  const intl = useIntl()
  return (
    <EmptyState
      icon={<CollectionIcon />}
      title={intl.formatMessage(messages.title)}
      action={
        link !== '' && (
          <a href={link} target="_blank" rel="noopener noreferrer nofollow" {...buttonProps()}>
            {intl.formatMessage(messages.original)}
          </a>
        )
      }
    />
  )
}
