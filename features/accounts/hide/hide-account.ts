import { pushToast } from '@/lib/alerts'
import type { IntlShape, Message } from '@/lib/i18n'
import { confirm } from '@/lib/modals'
import { keyWithin, type Runtime } from '@/lib/runtime'
import { blockAccount, muteAccount, removeFollower } from '../mutations'
import { messages } from './messages'
import type { HidePayload } from './payloads'
import { emitHidden } from './share-hidden'

/** Longest delay of browser timers, in ms. */
const MAX_TIMER = 2 ** 31 - 1

function say(runtime: Runtime, { accountId, acct }: HidePayload, text: string, undo?: [string, () => void]) {
  pushToast({
    kind: 'success',
    text,
    key: `hide ${keyWithin(runtime.identity, accountId)} ${acct}`,
    identity: runtime.identity.key,
    ...(undo && { action: { label: undo[0], run: undo[1], undo: true } }),
  })
}

type Change = (runtime: Runtime, target: HidePayload, intl: IntlShape) => Promise<boolean>

const done = (
  runtime: Runtime,
  target: HidePayload,
  intl: IntlShape,
  { text, hidden, undo }: { text: Message; hidden: boolean; undo?: Change },
) => {
  emitHidden(runtime, { accountId: target.accountId, hidden })
  const back = undo && (() => void undo(runtime, target, intl))
  say(
    runtime,
    target,
    intl.formatMessage(text, { acct: target.acct }),
    back && [intl.formatMessage(messages.undo), back],
  )
}

/** True when a block or mute remains after the other was removed. */
const stillHidden = ({ cache }: Runtime, { accountId }: HidePayload) => {
  const relationship = cache.read('relationship', accountId)
  return Boolean(relationship?.blocking || relationship?.muting)
}

/**
 * Blocks an account: the relationship changes at once, the posts disappear when the server agrees. Can be
 * undone. Resolves to true when the server accepted it.
 */
export const block: Change = (runtime, target, intl) =>
  runtime.run(
    blockAccount,
    { id: target.accountId, on: true },
    { onDone: () => done(runtime, target, intl, { text: messages.blocked, hidden: true, undo: unblock }) },
  )

/** Removes a block; posts return with the next loads. */
export const unblock: Change = (runtime, target, intl) =>
  runtime.run(
    blockAccount,
    { id: target.accountId, on: false },
    {
      onDone: () =>
        done(runtime, target, intl, { text: messages.unblocked, hidden: stillHidden(runtime, target) }),
    },
  )

/** Removes a mute. */
export const unmute: Change = (runtime, target, intl) =>
  runtime.run(
    muteAccount,
    { id: target.accountId, on: false },
    {
      onDone: () =>
        done(runtime, target, intl, { text: messages.unmuted, hidden: stillHidden(runtime, target) }),
    },
  )

/** Reads the relationship again when a timed mute ends. */
function endLater(runtime: Runtime, target: HidePayload, seconds: number) {
  if (seconds <= 0 || seconds * 1000 > MAX_TIMER) return
  const timer = setTimeout(async () => {
    await runtime.loader.refresh({ kind: 'relationship', id: target.accountId })
    if (!stillHidden(runtime, target)) emitHidden(runtime, { accountId: target.accountId, hidden: false })
  }, seconds * 1000)
  runtime.onClose(() => clearTimeout(timer))
}

export interface MuteChoice {
  notifications: boolean
  /** Seconds, 0 = indefinitely; undefined where the server has no timed mutes. */
  duration: number | undefined
}

/** Mutes an account, in the way `block` blocks. */
export const mute = (
  runtime: Runtime,
  target: HidePayload,
  { notifications, duration }: MuteChoice,
  intl: IntlShape,
): Promise<boolean> =>
  runtime.run(
    muteAccount,
    { id: target.accountId, on: true, notifications, duration },
    {
      onDone: () => {
        done(runtime, target, intl, { text: messages.muted, hidden: true, undo: unmute })
        endLater(runtime, target, duration ?? 0)
      },
    },
  )

/** Removes a follower after a confirmation, since only the follower could revert it. */
export async function confirmRemoveFollower(
  runtime: Runtime,
  target: HidePayload,
  intl: IntlShape,
): Promise<void> {
  const { me, identity } = runtime
  const { acct } = target
  if (me === null) return
  const yes = await confirm(
    (currentIntl) => ({
      title: currentIntl.formatMessage(messages.removeTitle, { acct }),
      text: currentIntl.formatMessage(messages.removeText),
      confirm: currentIntl.formatMessage(messages.removeConfirm),
      danger: true,
    }),
    identity.key,
  )
  if (yes && (await runtime.run(removeFollower, { id: target.accountId, me })))
    say(runtime, target, intl.formatMessage(messages.removed, { acct }))
}
