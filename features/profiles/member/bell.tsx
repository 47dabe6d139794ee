import { useCapability } from '@/features/instance'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { NotificationsIcon, NotificationsOnIcon } from '@/lib/ui/icons'
import type { Account, Relationship } from '@/schemas/entities'
import { changeFollowOption } from './change-follow-option'

const messages = defineMessages({
  notify: {
    id: 'profile.bell.notify',
    defaultMessage: 'Notify me when @{name} posts',
    description: 'Button with a bell on the profile of a followed account; {name}: its user name',
  },
  stop: {
    id: 'profile.bell.stop',
    defaultMessage: 'Stop notifying me when @{name} posts',
    description: 'Button with a ringing bell on the profile of a followed account; {name}: its user name',
  },
})

interface Props {
  account: Account
  relationship: Relationship
}

/** The button for notifications about new posts of a followed account. */
export default function Bell({ account, relationship }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const isSupported = useCapability('notifyOfPosts')
  const { following, requested, notifying } = relationship
  // A suspended account has no posts to notify of.
  if (account.suspended || !isSupported || notifying === undefined || !(following || requested)) return null
  return (
    <IconButton
      icon={notifying ? <NotificationsOnIcon /> : <NotificationsIcon />}
      label={intl.formatMessage(notifying ? messages.stop : messages.notify, { name: account.username })}
      data-active={notifying || undefined}
      onClick={() => changeFollowOption(runtime, account.id, 'notifying', !notifying)}
    />
  )
}
