import { pushToast } from '@/lib/alerts'
import { tellFact } from '@/lib/bus'
import type { IntlShape, Message } from '@/lib/i18n'
import { confirm } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import { blockAccount, muteAccount, removeFollower } from '../mutations'
import { messages } from './messages'
import type { HidePayload } from './payloads'

/** A browser's timers end at this, ms. */
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

/** Whether somebody stays hidden when one of block and mute ends. */
const stillHidden = ({ cache }: Runtime, { accountId }: HidePayload) => {
  const held = cache.read('relationship', accountId)
  return Boolean(held?.blocking || held?.muting)
}

/** Blocks: the relationship says so at once, their posts go when the server agrees; can be undone. True when it did. */
export const block: Change = (runtime, whom, intl) =>
  runtime.run(
    blockAccount({
      id: whom.accountId,
      on: true,
      onDone: () => done(runtime, whom, intl, { text: messages.blocked, hidden: true, undo: unblock }),
    }),
  )

/** Ends a block; their posts come back with what is read from then on. */
export const unblock: Change = (runtime, whom, intl) =>
  runtime.run(
    blockAccount({
      id: whom.accountId,
      on: false,
      onDone: () =>
        done(runtime, whom, intl, { text: messages.unblocked, hidden: stillHidden(runtime, whom) }),
    }),
  )

/** Ends a mute. */
export const unmute: Change = (runtime, whom, intl) =>
  runtime.run(
    muteAccount({
      id: whom.accountId,
      on: false,
      onDone: () => done(runtime, whom, intl, { text: messages.unmuted, hidden: stillHidden(runtime, whom) }),
    }),
  )

/** When a mute for a time is over, the server is asked how things stand. */
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
  /** Seconds, 0 for ever; undefined where the server knows no end of mutes. */
  duration: number | undefined
}

/** Mutes, as `block` blocks. */
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

/** Takes somebody out of one's followers after a question, since only they could undo it. */
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
