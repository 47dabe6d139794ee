import { useState } from 'react'
import { command } from '@/lib/bus'
import { defineMessages, useIntl, type Message } from '@/lib/i18n'
import { useEntity, useMissing, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import type { Account, Relationship } from '@/schemas/entities'
import { follow, unfollow } from './unfollow'
import styles from './follow-button.module.css'

const messages = defineMessages({
  follow: { id: 'account.follow', defaultMessage: 'Follow', description: 'Button: follow a person' },
  followBack: {
    id: 'account.followBack',
    defaultMessage: 'Follow back',
    description: 'Button: follow a person who follows you',
  },
  request: {
    id: 'account.request',
    defaultMessage: 'Request to follow',
    description: 'Button: ask a locked account',
  },
  requested: {
    id: 'account.requested',
    defaultMessage: 'Requested',
    description: 'Button: the request waits; pressing takes it back',
  },
  withdraw: {
    id: 'account.withdraw',
    defaultMessage: 'Withdraw request',
    description: 'Button: takes a follow request back',
  },
  following: {
    id: 'account.following',
    defaultMessage: 'Following',
    description: 'Button: the person is followed; pressing ends it',
  },
  blocked: {
    id: 'account.blocking',
    defaultMessage: 'Blocked',
    description: 'Button: the person is blocked; pressing ends it',
  },
  unblock: {
    id: 'account.unblock.short',
    defaultMessage: 'Unblock',
    description: 'Button: no longer block a person',
  },
  waiting: {
    id: 'account.follow.waiting',
    defaultMessage: 'Loading…',
    description:
      'Spoken name of the button that follows, while nobody knows yet whether the person is followed',
  },
  unfollow: { id: 'account.unfollow', defaultMessage: 'Unfollow', description: 'Button: ends following' },
})

/** Returns the label of the button at rest and on hover, and whether pressing ends something. */
export function followFace(
  held: Relationship | undefined,
  locked: boolean,
): { rest: Message; aimed: Message; on: boolean } {
  if (held?.blocking) return { rest: messages.blocked, aimed: messages.unblock, on: true }
  if (held?.following) return { rest: messages.following, aimed: messages.unfollow, on: true }
  if (held?.requested) return { rest: messages.requested, aimed: messages.withdraw, on: true }
  if (locked) return { rest: messages.request, aimed: messages.request, on: false }
  const face = held?.followed_by ? messages.followBack : messages.follow
  return { rest: face, aimed: face, on: false }
}

/** Follows, requests, withdraws or unfollows, shown at once. Of repeated presses the last one counts. */
export function FollowButton({ account }: { account: Account }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const subjectId = runtime.me === null ? null : account.id
  const held = useEntity('relationship', subjectId)
  const isMissing = useMissing('relationship', subjectId)
  const [aimed, setAimed] = useState(false)
  const { me } = runtime
  if (me === account.id || held?.blocked_by || account.suspended) return null
  const face = followFace(held, account.locked)
  const waiting = me !== null && !held && !isMissing
  const press = () => {
    if (me === null) {
      command('interact', { identity: runtime.identity.who, action: 'follow', accountId: account.id })
      return
    }
    if (waiting) return
    // Read from the cache, not from the last render: on a slow machine a second press comes before the first
    // is rendered.
    const current = runtime.cache.read('relationship', account.id)
    if (current?.blocking) {
      const target = { accountId: account.id, acct: account.acct }
      void import('./hide/hide-account').then(
        ({ unblock }) => unblock(runtime, target, intl),
        () => {},
      )
      return
    }
    const subject = { id: account.id, locked: account.locked, me, following: current?.following === true }
    if (followFace(current, account.locked).on) void unfollow(runtime, account, subject, intl)
    else follow(runtime, subject)
    setAimed(false)
  }
  return (
    <Button
      variant={face.on || waiting ? 'secondary' : 'primary'}
      size="small"
      data-action="follow"
      // No label until the relationship is known.
      {...(waiting && {
        className: styles.waiting,
        'aria-disabled': true,
        'aria-label': intl.formatMessage(messages.waiting),
      })}
      onClick={press}
      onPointerEnter={(event) => setAimed(event.pointerType === 'mouse')}
      onPointerLeave={() => setAimed(false)}
    >
      {intl.formatMessage(aimed ? face.aimed : face.rest)}
    </Button>
  )
}
