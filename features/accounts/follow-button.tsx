import { useState } from 'react'
import { command } from '@/lib/bus'
import { defineMessages, useIntl, type Message } from '@/lib/i18n'
import { useEntity, useMissing, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import type { Account, Relationship } from '@/schemas/entities'
import { nameOf } from './account-name'
import styles from './follow-button.module.css'

const messages = defineMessages({
  follow: {
    id: 'account.follow',
    defaultMessage: 'Follow',
    description: 'Button on a profile: follows the account',
  },
  followBack: {
    id: 'account.followBack',
    defaultMessage: 'Follow back',
    description: 'Button on a profile: follows an account that follows the user',
  },
  request: {
    id: 'account.request',
    defaultMessage: 'Request to follow',
    description: 'Button on a profile: sends a follow request to a locked account',
  },
  requested: {
    id: 'account.requested',
    defaultMessage: 'Requested',
    description: 'Button on a profile while a follow request is pending; withdraws the request',
  },
  withdraw: {
    id: 'account.withdraw',
    defaultMessage: 'Withdraw request',
    description: 'Button on a profile: withdraws a follow request',
  },
  following: {
    id: 'account.following',
    defaultMessage: 'Following',
    description: 'Button on the profile of a followed account; unfollows it',
  },
  blocked: {
    id: 'account.blocking',
    defaultMessage: 'Blocked',
    description: 'Button on the profile of a blocked account; unblocks it',
  },
  unblock: {
    id: 'account.unblock.short',
    defaultMessage: 'Unblock',
    description: 'Button on a profile: unblocks the account',
  },
  muted: {
    id: 'account.muting',
    defaultMessage: 'Muted',
    description: 'Button on the profile of a muted account; unmutes it',
  },
  unmute: {
    id: 'account.unmute.short',
    defaultMessage: 'Unmute',
    description: 'Button on a profile: unmutes the account',
  },
  waiting: {
    id: 'account.follow.waiting',
    defaultMessage: 'Loading…',
    description: 'Label for screen readers: the follow button while the relationship is loading',
  },
  named: {
    id: 'account.follow.named',
    defaultMessage: '{label} {name}',
    description:
      'Screen reader name of a follow button; {label}: what it shows, e.g. “Follow”, {name}: name of the account',
  },
  namedState: {
    id: 'account.follow.namedState',
    defaultMessage: '{label} {name}: {action}',
    description:
      'Screen reader name of a follow button; {label}: the state that it shows, e.g. “Following”, {name}: name of the account, {action}: what a press does, e.g. “Unfollow”',
  },
  unfollow: {
    id: 'account.unfollow',
    defaultMessage: 'Unfollow',
    description: 'Button on a profile: unfollows the account',
  },
})

/** Returns the label of the button at rest and on hover, and whether pressing ends something. */
function followLabels(
  relationship: Relationship | undefined,
  locked: boolean,
): { rest: Message; hovered: Message; on: boolean } {
  if (relationship?.blocking) return { rest: messages.blocked, hovered: messages.unblock, on: true }
  if (relationship?.muting) return { rest: messages.muted, hovered: messages.unmute, on: true }
  if (relationship?.following) return { rest: messages.following, hovered: messages.unfollow, on: true }
  if (relationship?.requested) return { rest: messages.requested, hovered: messages.withdraw, on: true }
  if (locked) return { rest: messages.request, hovered: messages.request, on: false }
  const face = relationship?.followed_by ? messages.followBack : messages.follow
  return { rest: face, hovered: face, on: false }
}

/** Follows, requests, withdraws or unfollows, shown at once. Of repeated presses the last one counts. */
export function FollowButton({ account }: { account: Account }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const subjectId = runtime.me === null ? null : account.id
  const relationship = useEntity('relationship', subjectId)
  const isMissing = useMissing('relationship', subjectId)
  const [hovered, setAimed] = useState(false)
  const { me } = runtime
  const face = followLabels(relationship, account.locked)
  // A follow, a request, a block or a mute can always be ended, also where the server refuses to follow.
  const isRefused = relationship?.blocked_by || account.suspended || account.moved
  if (me === account.id || (isRefused && !face.on)) return null
  const waiting = me !== null && !relationship && !isMissing
  const press = () => {
    if (me === null) {
      command('interact', { identity: runtime.identity.key, action: 'follow', accountId: account.id })
      return
    }
    if (waiting) return
    void import('./press-follow').then(
      ({ pressFollow }) => pressFollow(runtime, account, intl),
      async (error: unknown) => {
        const { alertError } = await import('@/lib/alerts/alert-error')
        alertError(error, intl)
      },
    )
    setAimed(false)
  }
  const label = intl.formatMessage(hovered ? face.hovered : face.rest)
  const action = intl.formatMessage(face.hovered)
  const name = nameOf(account)
  // Without hovering, only this says what a press does.
  const spoken =
    label === action
      ? intl.formatMessage(messages.named, { label, name })
      : intl.formatMessage(messages.namedState, { label, name, action })
  return (
    <Button
      variant={face.on || waiting ? 'secondary' : 'primary'}
      size="small"
      data-action="follow"
      // No label until the relationship is known.
      {...(waiting && { className: styles.waiting, 'aria-disabled': true })}
      aria-label={waiting ? intl.formatMessage(messages.waiting) : spoken}
      onClick={press}
      onPointerEnter={(event) => setAimed(event.pointerType === 'mouse')}
      onPointerLeave={() => setAimed(false)}
    >
      {label}
    </Button>
  )
}
