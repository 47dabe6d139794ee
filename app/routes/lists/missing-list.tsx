import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { buttonProps } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ListIcon } from '@/lib/ui/icons'
import { useChrome } from '../../layout/column/column-chrome'

const messages = defineMessages({
  gone: {
    id: 'listPage.gone',
    defaultMessage: 'List not found',
    description: 'Title on the page of a list that doesn’t exist',
  },
  goneText: {
    id: 'listPage.goneText',
    defaultMessage: 'It may have been deleted, or it belongs to another account.',
    description: 'Text on the page of a list that doesn’t exist',
  },
  all: { id: 'listPage.all', defaultMessage: 'All lists', description: 'Link to the overview of lists' },
})

/** Shown for a list that does not exist. A column of the deck that keeps it can be removed. */
export function MissingList() {
  const intl = useIntl()
  const chrome = useChrome()
  return (
    <EmptyState
      icon={<ListIcon />}
      title={intl.formatMessage(messages.gone)}
      text={intl.formatMessage(messages.goneText)}
      action={
        chrome?.removal ?? (
          <AppLink to={paths.lists} {...buttonProps()}>
            {intl.formatMessage(messages.all)}
          </AppLink>
        )
      }
    />
  )
}
