import { useMemo } from 'react'
import { ListMenu, ListsOverview, NewListButton, useList, useMissingTimeline } from '@/features/lists'
import { listSource, MembersOnly, OptionsMenu, RefreshButton, Timeline } from '@/features/timelines'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { ListId } from '@/schemas/primitives'
import { ScreenFrame } from '../../layout/column/screen-frame'
import { applyOrder } from '../../layout/navigation/groups/apply-order'
import { useGroupState } from '../../layout/navigation/groups/group-store'
import type { ScreenProps } from '../../pages/page'
import { useScrollPosition } from '../../pages/use-scroll-position'
import { MissingList } from './missing-list'

const messages = defineMessages({
  lists: { id: 'listPage.lists', defaultMessage: 'Lists', description: 'Title of the overview of lists' },
  list: { id: 'listPage.list', defaultMessage: 'List', description: 'Title of a list while it loads' },
})

/** The lists of the current account, in the order of the navigation. */
export function ListsRoute() {
  const intl = useIntl()
  const { identity, me } = useRuntime()
  const { order } = useGroupState(identity.key, 'lists')
  return (
    <ScreenFrame title={intl.formatMessage(messages.lists)} actions={me !== null && <NewListButton />}>
      {me === null ? (
        <MembersOnly />
      ) : (
        <ListsOverview sort={(lists) => applyOrder(lists, ({ id }) => id, order)} />
      )}
    </ScreenFrame>
  )
}

/** The timeline of a list. */
export function ListRoute({ params: { listId: id } }: ScreenProps<{ listId: ListId }>) {
  const intl = useIntl()
  const source = useMemo(() => listSource(id), [id])
  const { key, ...position } = useScrollPosition(`list/${id}`, 'visit')
  const found = useList(id)
  useMissingTimeline(id, source.key)
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
            <ListMenu list={found.list} onPage />
          </>
        )
      }
    >
      {found.state === 'denied' ? (
        <MembersOnly />
      ) : found.state === 'found' ? (
        <Timeline key={key} source={source} label={title} {...position} />
      ) : found.state === 'missing' ? (
        <MissingList />
      ) : found.state === 'failed' ? (
        <ErrorState error={found.error} onRetry={found.retry} busy={found.isRetrying} />
      ) : (
        <SkeletonList />
      )}
    </ScreenFrame>
  )
}
