import { useEffect } from 'react'
import { FollowedTags } from '@/features/tags'
import { defineMessages, useIntl } from '@/lib/i18n'
import { noteScreenShown } from '@/lib/util/first-screen'
import { ScreenFrame } from '../layout/column/screen-frame'

const messages = defineMessages({
  title: {
    id: 'followedTagsPage.title',
    defaultMessage: 'Followed hashtags',
    description: 'Title of the page with the hashtags that the user follows',
  },
})

/** The hashtags that the user follows. */
export function FollowedTagsRoute() {
  const intl = useIntl()
  useEffect(noteScreenShown, [])
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} back>
      <FollowedTags />
    </ScreenFrame>
  )
}
