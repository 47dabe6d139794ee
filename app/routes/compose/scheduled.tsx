import { useEffect } from 'react'
import { ScheduledList } from '@/features/compose'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { noteShown } from '@/lib/util/first-screen'
import { ScreenFrame } from '../../layout/column/screen-frame'

const messages = defineMessages({
  title: {
    id: 'scheduledPage.title',
    defaultMessage: 'Scheduled posts',
    description: 'Title of the page with posts that will be published later',
  },
})

/** The posts that the server will publish later. */
export function ScheduledRoute() {
  const intl = useIntl()
  const { me } = useRuntime()
  useEffect(noteShown, [])
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} back>
      {me !== null && <ScheduledList />}
    </ScreenFrame>
  )
}
