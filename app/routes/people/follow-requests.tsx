import { FollowRequests } from '@/features/people'
import { MembersOnly } from '@/features/timelines'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { ScreenFrame } from '../../layout/column/screen-frame'
import { useScrollPosition } from '../../pages/use-scroll-position'

const messages = defineMessages({
  title: {
    id: 'followRequestsPage.title',
    defaultMessage: 'Follow requests',
    description: 'Title of the page with the people who want to follow the user',
  },
})

/** The people who want to follow the user. */
export function FollowRequestsRoute() {
  const intl = useIntl()
  const { me } = useRuntime()
  const { key, ...position } = useScrollPosition('follow-requests')
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} back>
      {me === null ? <MembersOnly /> : <FollowRequests key={key} {...position} />}
    </ScreenFrame>
  )
}
