import { useMemo } from 'react'
import {
  AlertBanner,
  filterMessages,
  isNotificationFilter,
  MissedSummary,
  NotificationFilterBar,
  NotificationActions,
  Notifications,
  OwnCategoryProvider,
  PauseNotice,
  useFilterBar,
  WaitingBanner,
  WaitingButton,
} from '@/features/notifications'
import { useColumn } from '@/lib/column'
import { defineMessages, useIntl } from '@/lib/i18n'
import { paths, useNavigation } from '@/lib/navigation'
import { useChrome } from '../../layout/column/column-chrome'
import { ScreenFrame } from '../../layout/column/screen-frame'
import type { ScreenProps } from '../../pages/page'
import { useScrollPosition } from '../../pages/use-scroll-position'
import type { NotificationSearchParams } from '../../routing/search'

const messages = defineMessages({
  title: {
    id: 'notificationsPage.title',
    defaultMessage: 'Notifications',
    description: 'Title of the notifications',
  },
  category: {
    id: 'notificationsPage.category',
    defaultMessage: 'Notifications: {category}',
    description: 'Title of the notifications of a category; {category}: e.g. “Mentions”',
  },
})

/** Returns the category in the address; null for the one that is stored for the account. */
function useOwnCategory(only: string | undefined) {
  const { go } = useNavigation()
  const isColumn = useChrome() !== null
  return useMemo(() => {
    if (!isColumn && !isNotificationFilter(only)) return null
    return {
      filter: isNotificationFilter(only) ? only : ('all' as const),
      choose: (next: string) => go(paths.notificationsOnly(next), { replace: true }),
    }
  }, [isColumn, only, go])
}

function NotificationsScreen({ isOwn }: { isOwn: boolean }) {
  const intl = useIntl()
  const { identity } = useColumn()
  const { filter } = useFilterBar(identity.key)
  const { key, ...position } = useScrollPosition(`notifications/${filter}`)
  const isCategory = isOwn && filter !== 'all'
  const title = !isCategory
    ? intl.formatMessage(messages.title)
    : intl.formatMessage(messages.category, { category: intl.formatMessage(filterMessages[filter]) })
  return (
    <ScreenFrame
      title={title}
      heading={isCategory ? intl.formatMessage(filterMessages[filter]) : title}
      actions={
        <>
          {!isCategory && <WaitingButton />}
          <NotificationActions />
        </>
      }
    >
      <PauseNotice />
      <NotificationFilterBar />
      {!isCategory && (
        <>
          <AlertBanner />
          <WaitingBanner />
          <MissedSummary />
        </>
      )}
      <Notifications key={key} filter={filter} label={title} {...position} />
    </ScreenFrame>
  )
}

/** The notifications of the current account. A column of the deck has a category of its own. */
export function NotificationsRoute({ search: { only } }: ScreenProps<unknown, NotificationSearchParams>) {
  const own = useOwnCategory(only)
  return (
    <OwnCategoryProvider value={own}>
      <NotificationsScreen isOwn={own !== null} />
    </OwnCategoryProvider>
  )
}
