import { pushToast } from '@/lib/alerts'
import { tellFact } from '@/lib/bus'
import type { IntlShape, Message } from '@/lib/i18n'
import { confirm } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import { blockAccount, muteAccount, removeFollower } from '../mutations'
import { messages } from './messages'
import type { HidePayload } from './payloads'

/** Longest delay of browser timers, in ms. */
const LONGEST_TIMER = 2 ** 31 - 1

const told = (runtime: Runtime, { accountId }: HidePayload, hidden: boolean) =>
  tellFact(hidden ? 'accountHidden' : 'accountShown', { identity: runtime.identity.who, accountId })

function say(runtime: Runtime, { accountId, acct }: HidePayload, text: string, undo?: [string, () => void]) {
  pushToast({
    kind: 'success',
    text,
    key: `hide ${runtime.identity.who}/${accountId} ${acct}`,
    identity: runtime.identity.who,
    ...(undo && { action: { label: undo[0], run: undo[1] } }),
  })
}

type Change = (runtime: Runtime, whom: HidePayload, intl: IntlShape) => Promise<boolean>

const done = (
  runtime: Runtime,
  whom: HidePayload,
  intl: IntlShape,
  { text, hidden, undo }: { text: Message; hidden: boolean; undo?: Change },
) => {
  told(runtime, whom, hidden)
  const back = undo && (() => void undo(runtime, whom, intl))
  say(
    runtime,
    whom,
    intl.formatMessage(text, { acct: whom.acct }),
    back && [intl.formatMessage(messages.undo), back],
  )
}

/** True when a block or mute remains after the other was removed. */
const stillHidden = ({ cache }: Runtime, { accountId }: HidePayload) => {
  const held = cache.read('relationship', accountId)
  return Boolean(held?.blocking || held?.muting)
}

/**
 * Blocks an account: the relationship changes at once, the posts disappear when the server agrees. Can be
 * undone. Resolves to true when the server accepted it.
 */
export const block: Change = (runtime, whom, intl) =>
  runtime.run(
    blockAccount({
      id: whom.accountId,
      on: true,
      onDone: () => done(runtime, whom, intl, { text: messages.blocked, hidden: true, undo: unblock }),
    }),
  )

/** Removes a block; posts return with the next loads. */
export const unblock: Change = (runtime, whom, intl) =>
  runtime.run(
    blockAccount({
      id: whom.accountId,
      on: false,
      onDone: () =>
        done(runtime, whom, intl, { text: messages.unblocked, hidden: stillHidden(runtime, whom) }),
    }),
  )

/** Removes a mute. */
export const unmute: Change = (runtime, whom, intl) =>
  runtime.run(
    muteAccount({
      id: whom.accountId,
      on: false,
      onDone: () => done(runtime, whom, intl, { text: messages.unmuted, hidden: stillHidden(runtime, whom) }),
    }),
  )

/** Reads the relationship again when a timed mute ends. */
function endLater(runtime: Runtime, whom: HidePayload, seconds: number) {
  if (seconds <= 0 || seconds * 1000 > LONGEST_TIMER) return
  const timer = setTimeout(async () => {
    await runtime.loader.refresh({ kind: 'relationship', id: whom.accountId })
    if (!stillHidden(runtime, whom)) told(runtime, whom, false)
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
  whom: HidePayload,
  { notifications, duration }: MuteChoice,
  intl: IntlShape,
): Promise<boolean> =>
  runtime.run(
    muteAccount({
      id: whom.accountId,
      on: true,
      notifications,
      ...(duration !== undefined && { duration }),
      onDone: () => {
        done(runtime, whom, intl, { text: messages.muted, hidden: true, undo: unmute })
        endLater(runtime, whom, duration ?? 0)
      },
    }),
  )

/** Removes a follower after a confirmation, since only the follower could revert it. */
export async function removeFollowerAsking(
  runtime: Runtime,
  whom: HidePayload,
  intl: IntlShape,
): Promise<void> {
  const { me, identity } = runtime
  const { acct } = whom
  if (me === null) return
  const yes = await confirm(
    (told) => ({
      title: told.formatMessage(messages.removeTitle, { acct }),
      text: told.formatMessage(messages.removeText),
      confirm: told.formatMessage(messages.removeConfirm),
      danger: true,
    }),
    identity.who,
  )
  if (yes && (await runtime.run(removeFollower({ id: whom.accountId, me }))))
    say(runtime, whom, intl.formatMessage(messages.removed, { acct }))
}
