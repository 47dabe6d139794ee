import { useMemo } from 'react'
import { ListsOverview, useList } from '@/features/lists'
import { listSource, MembersOnly, OptionsMenu, RefreshButton, Timeline } from '@/features/timelines'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { buttonLook } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { ListIcon } from '@/lib/ui/icons'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { ListId } from '@/schemas/primitives'
import { ScreenFrame } from '../layout/column/screen-frame'
import type { ScreenProps } from '../pages/page'
import { useScrollPosition } from '../pages/use-scroll-position'

const messages = defineMessages({
  lists: { id: 'listPage.lists', defaultMessage: 'Lists', description: 'Title of the overview of lists' },
  list: { id: 'listPage.list', defaultMessage: 'List', description: 'Title of a list while it loads' },
  gone: {
    id: 'listPage.gone',
    defaultMessage: 'This list is not here any more',
    description: 'Title: a list was not found',
  },
  goneText: {
    id: 'listPage.goneText',
    defaultMessage: 'It was deleted, or it belongs to another account.',
    description: 'Text: a list was not found',
  },
  all: { id: 'listPage.all', defaultMessage: 'All lists', description: 'Link to the overview of lists' },
})

/** The lists of the account that acts. */
export function ListsRoute() {
  const intl = useIntl()
  const { me } = useRuntime()
  return (
    <ScreenFrame title={intl.formatMessage(messages.lists)}>
      {me === null ? <MembersOnly /> : <ListsOverview />}
    </ScreenFrame>
  )
}

/** Posts of those in one list. */
export function ListRoute({ params: { listId: id } }: ScreenProps<{ listId: ListId }>) {
  const intl = useIntl()
  const source = useMemo(() => listSource(id), [id])
  const { key, ...place } = useScrollPosition(`list/${id}`, 'visit')
  const found = useList(id)
  const title = (found.state === 'found' && found.list.title) || intl.formatMessage(messages.list)
  return (
    <ScreenFrame
      title={title}
      heading={<bdi>{title}</bdi>}
      back
      actions={
        found.state === 'found' && (
          <>
            <RefreshButton source={source} />
            <OptionsMenu source={source} />
          </>
        )
      }
    >
      {found.state === 'denied' ? (
        <MembersOnly />
      ) : found.state === 'found' ? (
        <Timeline key={key} source={source} label={title} {...place} />
      ) : found.state === 'missing' ? (
        <EmptyState
          icon={<ListIcon />}
          title={intl.formatMessage(messages.gone)}
          text={intl.formatMessage(messages.goneText)}
          action={
            <AppLink to={paths.lists} {...buttonLook()}>
              {intl.formatMessage(messages.all)}
            </AppLink>
          }
        />
      ) : found.state === 'failed' ? (
        <ErrorState error={found.error} onRetry={found.retry} busy={found.isRetrying} />
      ) : (
        <SkeletonList />
      )}
    </ScreenFrame>
  )
}
