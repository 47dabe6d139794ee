import { useEffect } from 'react'
import { ScheduledList } from '@/features/compose'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { noteScreenShown } from '@/lib/util/first-screen'
import { ScreenFrame } from '../../layout/column/screen-frame'

const messages = defineMessages({
  title: {
    id: 'scheduledPage.title',
    defaultMessage: 'Scheduled posts',
    description: 'Title of the page with the user’s scheduled posts',
  },
})

/** The user's scheduled posts. */
export function ScheduledRoute() {
  const intl = useIntl()
  const { me } = useRuntime()
  useEffect(noteScreenShown, [])
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} back>
      {me !== null && <ScheduledList />}
    </ScreenFrame>
  )
}
