import { defineMessages, type IntlShape, type Message } from '@/lib/i18n'
import { confirm } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import { startUndoable, undoPending } from '@/lib/runtime/undoable'
import type { Account } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import { followAccount, unfollowAccount, type FollowSubject } from './mutations'
import { withFollowers, withFollowing, withoutFollow } from './patches'

const messages = defineMessages({
  unfollowed: {
    id: 'account.unfollowed',
    defaultMessage: 'Unfollowed @{acct}',
    description: 'Notice after unfollowing a person, with a button to undo it',
  },
  unfollowTitle: {
    id: 'account.unfollow.title',
    defaultMessage: 'Unfollow @{acct}?',
    description: 'Question before unfollowing a person who approves followers',
  },
  unfollowText: {
    id: 'account.unfollow.text',
    defaultMessage: 'To follow them again, you’ll need their approval.',
    description: 'Under the question before unfollowing a person who approves followers',
  },
  unfollow: {
    id: 'account.unfollow.confirm',
    defaultMessage: 'Unfollow',
    description: 'Button under the question: unfollows the person',
  },
  withdrawTitle: {
    id: 'account.withdraw.title',
    defaultMessage: 'Withdraw your request to follow @{acct}?',
    description: 'Question before taking back a follow request',
  },
  withdrawText: {
    id: 'account.withdraw.text',
    defaultMessage: 'To follow them later, you’ll need to send another request.',
    description: 'Under the question before taking back a follow request',
  },
  withdraw: {
    id: 'account.withdraw.confirm',
    defaultMessage: 'Withdraw request',
    description: 'Button under the question: takes the follow request back',
  },
})

const keyOf = (id: AccountId) => `unfollow ${id}`

const ask = (runtime: Runtime, { acct }: Account, [title, text, yes]: readonly [Message, Message, Message]) =>
  confirm(
    (intl) => ({
      title: intl.formatMessage(title, { acct }),
      text: intl.formatMessage(text),
      confirm: intl.formatMessage(yes),
      danger: true,
    }),
    runtime.identity.who,
  )

/** Shows an unfollow that is not sent yet. */
function showUnfollow({ cache }: Runtime, { id, me }: FollowSubject): () => void {
  const changes = [
    cache.begin('relationship', id, withoutFollow),
    cache.begin('account', id, withFollowers(-1)),
    cache.begin('account', me, withFollowing(-1)),
  ]
  return () => {
    for (const change of changes) change.abort()
  }
}

/** Follows an account, or undoes an unfollow that is not sent yet. */
export function follow(runtime: Runtime, subject: FollowSubject): void {
  if (!undoPending(runtime, keyOf(subject.id))) void runtime.run(followAccount(subject))
}

/**
 * Unfollows an account, or withdraws the request. Asks first where following again needs approval; otherwise
 * it can be undone for 10 s before it is sent, because unfollowing also ends list memberships and
 * notifications.
 */
export async function unfollow(
  runtime: Runtime,
  account: Account,
  subject: FollowSubject,
  intl: IntlShape,
): Promise<void> {
  const { acct } = account
  if (subject.following && !account.locked)
    return startUndoable(
      runtime,
      {
        key: keyOf(account.id),
        text: intl.formatMessage(messages.unfollowed, { acct }),
        show: () => showUnfollow(runtime, subject),
        send: (keepalive) => void runtime.run(unfollowAccount(subject, keepalive)),
      },
      intl,
    )
  const { unfollowTitle, unfollowText, withdrawTitle, withdrawText, withdraw } = messages
  const question = subject.following
    ? ([unfollowTitle, unfollowText, messages.unfollow] as const)
    : ([withdrawTitle, withdrawText, withdraw] as const)
  if (await ask(runtime, account, question)) await runtime.run(unfollowAccount(subject))
}
