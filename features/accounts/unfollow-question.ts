import { defineMessages } from '@/lib/i18n'
import { confirm } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import type { Account } from '@/schemas/entities'
import type { FollowSubject } from './mutations'

const messages = defineMessages({
  unfollowTitle: {
    id: 'account.unfollow.title',
    defaultMessage: 'Unfollow @{acct}?',
    description: 'Title of the confirmation to unfollow a locked account; {acct}: its address',
  },
  unfollowText: {
    id: 'account.unfollow.text',
    defaultMessage: 'To follow them again, you’ll need their approval.',
    description: 'Text of the confirmation to unfollow a locked account',
  },
  unfollow: {
    id: 'account.unfollow.confirm',
    defaultMessage: 'Unfollow',
    description: 'Button of the confirmation: unfollows the account',
  },
  withdrawTitle: {
    id: 'account.withdraw.title',
    defaultMessage: 'Withdraw your request to follow @{acct}?',
    description: 'Title of the confirmation to withdraw a follow request; {acct}: address of the account',
  },
  withdrawText: {
    id: 'account.withdraw.text',
    defaultMessage: 'To follow them later, you’ll need to send another request.',
    description: 'Text of the confirmation to withdraw a follow request',
  },
  withdraw: {
    id: 'account.withdraw.confirm',
    defaultMessage: 'Withdraw request',
    description: 'Button of the confirmation: withdraws the follow request',
  },
})

/** Asks before an unfollow or withdrawal after which following again needs approval; true means yes. */
export function askToUnfollow(runtime: Runtime, { acct }: Account, subject: FollowSubject): Promise<boolean> {
  const { unfollowTitle, unfollowText, unfollow, withdrawTitle, withdrawText, withdraw } = messages
  const [title, text, yes] = subject.following
    ? [unfollowTitle, unfollowText, unfollow]
    : [withdrawTitle, withdrawText, withdraw]
  return confirm(
    (intl) => ({
      title: intl.formatMessage(title, { acct }),
      text: intl.formatMessage(text),
      confirm: intl.formatMessage(yes),
      danger: true,
    }),
    runtime.identity.key,
  )
}
