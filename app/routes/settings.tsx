import { useEffect } from 'react'
import { SettingsPage } from '@/features/settings'
import { defineMessages, useIntl } from '@/lib/i18n'
import { noteShown } from '@/lib/util/first-screen'
import { ScreenFrame } from '../layout/column/screen-frame'

const messages = defineMessages({
  title: {
    id: 'settingsPage.title',
    defaultMessage: 'Settings',
    description: 'Title of the settings of this app',
  },
})

/** The preferences of this browser. */
export function SettingsRoute() {
  const intl = useIntl()
  useEffect(noteShown, [])
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)}>
      <SettingsPage />
    </ScreenFrame>
  )
}
