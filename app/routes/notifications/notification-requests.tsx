import { RequestsList, SenderNotifications, useRequest } from '@/features/notifications'
import { MembersOnly } from '@/features/timelines'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { ScreenFrame } from '../../layout/column/screen-frame'
import type { ScreenProps } from '../../pages/page'
import { useScrollPosition } from '../../pages/use-scroll-position'

const messages = defineMessages({
  title: {
    id: 'notificationRequestsPage.title',
    defaultMessage: 'Filtered notifications',
    description: 'Title of the page with the people whose notifications are filtered',
  },
  sender: {
    id: 'notificationRequestsPage.sender',
    defaultMessage: 'Notifications from {name}',
    description: 'Title of the page with the filtered notifications of a person; {name}: display name',
  },
})

/** The people whose notifications are filtered. */
export function NotificationRequestsRoute() {
  const intl = useIntl()
  const { me } = useRuntime()
  const { key, ...position } = useScrollPosition('notification-requests')
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} back>
      {me === null ? <MembersOnly /> : <RequestsList key={key} {...position} />}
    </ScreenFrame>
  )
}

function Sender({ id }: { id: string }) {
  const intl = useIntl()
  const found = useRequest(id)
  const { key, ...position } = useScrollPosition(`notification-requests/${id}`)
  return (
    <ScreenFrame
      title={
        found.name === null
          ? intl.formatMessage(messages.title)
          : intl.formatMessage(messages.sender, { name: found.name })
      }
      back
    >
      <SenderNotifications key={key} id={id} found={found} {...position} />
    </ScreenFrame>
  )
}

/** The filtered notifications of a person. */
export function NotificationRequestRoute({ params }: ScreenProps<{ requestId: string }>) {
  const intl = useIntl()
  const { me } = useRuntime()
  if (me !== null) return <Sender id={params.requestId} />
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} back>
      <MembersOnly />
    </ScreenFrame>
  )
}
