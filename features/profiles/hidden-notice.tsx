import { defineMessages, useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { HideIcon } from '@/lib/ui/icons'
import type { HiddenReason } from './hidden-profile'

const messages = defineMessages({
  limited: {
    id: 'profile.hidden.limited',
    defaultMessage: 'This profile has been hidden by the moderators of {domain}.',
    description:
      'In place of the posts of an account that was limited by moderators; {domain}: domain of the server',
  },
  blocking: {
    id: 'profile.hidden.blocking',
    defaultMessage: 'Posts by people you’ve blocked are hidden.',
    description: 'In place of the posts of an account that the user has blocked',
  },
  domain: {
    id: 'profile.hidden.domain',
    defaultMessage: 'Posts from servers you’ve blocked are hidden.',
    description: 'In place of the posts of an account on a server that the user has blocked',
  },
  blockedBy: {
    id: 'profile.hidden.blockedBy',
    defaultMessage: 'You can’t see the posts of people who’ve blocked you.',
    description: 'In place of the posts of an account that has blocked the user',
  },
  show: {
    id: 'profile.hidden.show',
    defaultMessage: 'Show anyway',
    description: 'Button: shows a hidden profile or hidden posts anyway',
  },
})

interface Props {
  reason: HiddenReason
  /** Host of the user's server. */
  domain: string
  onReveal: () => void
}

/** In place of a hidden profile: why it is hidden, and a button that shows it. */
export default function HiddenNotice({ reason, domain, onReveal }: Props) {
  const intl = useIntl()
  return (
    <EmptyState
      icon={<HideIcon />}
      title={intl.formatMessage(messages[reason], { domain })}
      // The server sends no posts of an account that blocks the user.
      action={
        reason !== 'blockedBy' && <Button onClick={onReveal}>{intl.formatMessage(messages.show)}</Button>
      }
    />
  )
}
