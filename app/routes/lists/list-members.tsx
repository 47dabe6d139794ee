import { ListMembers, useList } from '@/features/lists'
import { MembersOnly } from '@/features/timelines'
import { defineMessages, useIntl } from '@/lib/i18n'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { ListId } from '@/schemas/primitives'
import { ScreenFrame } from '../../layout/column/screen-frame'
import type { ScreenProps } from '../../pages/page'
import { useScrollPosition } from '../../pages/use-scroll-position'
import { MissingList } from './missing-list'

const messages = defineMessages({
  title: {
    id: 'listMembersPage.title',
    defaultMessage: 'Members',
    description: 'Title of the page with the members of a list, while the list loads',
  },
  titleOf: {
    id: 'listMembersPage.titleOf',
    defaultMessage: 'Members of {title}',
    description: 'Title of the page with the members of a list; {title}: name of the list',
  },
})

/** The members of a list. */
export function ListMembersRoute({ params: { listId: id } }: ScreenProps<{ listId: ListId }>) {
  const intl = useIntl()
  const { key, ...position } = useScrollPosition(`list/${id}/members`)
  const found = useList(id)
  const title =
    found.state === 'found'
      ? intl.formatMessage(messages.titleOf, { title: found.list.title })
      : intl.formatMessage(messages.title)
  return (
    <ScreenFrame title={title} back>
      {found.state === 'denied' ? (
        <MembersOnly />
      ) : found.state === 'found' ? (
        <ListMembers key={key} list={found.list} {...position} />
      ) : found.state === 'missing' ? (
        <MissingList />
      ) : found.state === 'failed' ? (
        <ErrorState error={found.error} onRetry={found.retry} busy={found.isRetrying} />
      ) : (
        <SkeletonList kind="account" />
      )}
    </ScreenFrame>
  )
}
