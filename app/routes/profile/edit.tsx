import { useEffect } from 'react'
import { ProfileEditor } from '@/features/profiles'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { noteScreenShown } from '@/lib/util/first-screen'
import { ScreenFrame } from '../../layout/column/screen-frame'

const messages = defineMessages({
  title: {
    id: 'editProfilePage.title',
    defaultMessage: 'Edit profile',
    description: 'Title of the page with the form for the user’s profile',
  },
})

/** The form for the profile of the user. */
export function EditProfileRoute() {
  const intl = useIntl()
  const { me } = useRuntime()
  useEffect(noteScreenShown, [])
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} back>
      {me !== null && <ProfileEditor />}
    </ScreenFrame>
  )
}
