import { pushToast } from '@/lib/alerts'
import type { IntlShape, Message } from '@/lib/i18n'
import { confirm } from '@/lib/modals'
import { keyWithin, type Runtime } from '@/lib/runtime'
import { startUndoable, undoPending } from '@/lib/runtime/undoable'
import { MAX_TIMER } from '@/lib/util/timing/pause'
import type { Relationship } from '@/schemas/entities'
import { blockAccount, muteAccount, removeFollower } from '../mutations'
import { withBlock, withMute } from '../patches'
import { messages } from './messages'
import type { HidePayload } from './payloads'
import { emitHidden } from './share-hidden'

/** Shows a toast, which replaces an earlier one about the account. */
function showSuccess(runtime: Runtime, { accountId, acct }: HidePayload, text: Message, intl: IntlShape) {
  pushToast({
    kind: 'success',
    text: () => intl.formatMessage(text, { acct }),
    key: `hide ${keyWithin(runtime.identity, accountId)} ${acct}`,
    identity: runtime.identity.key,
  })
}

type HideKind = 'block' | 'mute'

const keyOf = (kind: HideKind, { accountId }: HidePayload) => `${kind} ${accountId}`

/** True while a block or mute remains, also one that is not sent yet. */
const isHidden = ({ cache }: Runtime, { accountId }: HidePayload) => {
  const relationship = cache.read('relationship', accountId)
  return Boolean(relationship?.blocking || relationship?.muting)
}

/** Shows the posts of an account again, unless the other of block and mute remains. */
const showAgain = (runtime: Runtime, target: HidePayload) =>
  emitHidden(runtime, { accountId: target.accountId, hidden: isHidden(runtime, target) })

interface Hiding {
  kind: HideKind
  text: Message
  patch: (relationship: Relationship) => Relationship
  /** Sends the change. */
  run: (outcome: { onDone: () => void; onFailed: () => void }) => void
}

/**
 * Hides an account at once. The change is sent after some seconds, because reverting it would not restore what the server
 * then deletes: posts of the account in home, its notifications and conversations, and for a block the follows.
 */
function hide(runtime: Runtime, target: HidePayload, { kind, text, patch, run }: Hiding, intl: IntlShape) {
  const { cache, loader } = runtime
  const { accountId, acct } = target
  const setHidden = (early: boolean) => emitHidden(runtime, { accountId, hidden: true, early })
  let isSent = false
  startUndoable(
    runtime,
    {
      key: keyOf(kind, target),
      text: () => intl.formatMessage(text, { acct }),
      show: () => {
        const change = cache.begin('relationship', accountId, patch)
        setHidden(true)
        return () => {
          change.abort()
          if (!isSent) showAgain(runtime, target)
        }
      },
      send: () => {
        isSent = true
        // Emit again: only now do the lists of the server include the block, and not the account.
        run({ onDone: () => setHidden(false), onFailed: () => showAgain(runtime, target) })
      },
    },
    intl,
  )
  // Only a known relationship shows the change.
  if (!cache.read('relationship', accountId)) loader.need('relationship', accountId)
}

/** Blocks an account. Its posts disappear at once, and the block is sent when it can no longer be undone. */
export const block = (runtime: Runtime, target: HidePayload, intl: IntlShape): void =>
  hide(
    runtime,
    target,
    {
      kind: 'block',
      text: messages.blocked,
      patch: withBlock(true),
      run: (outcome) => void runtime.run(blockAccount, { id: target.accountId, on: true }, outcome),
    },
    intl,
  )

/** Ends a block or mute; undoes one that is not sent yet. */
function endHiding(runtime: Runtime, target: HidePayload, kind: HideKind, intl: IntlShape): void {
  if (undoPending(runtime, keyOf(kind, target))) return
  const isBlock = kind === 'block'
  const args = { id: target.accountId, on: false }
  const onDone = () => {
    showAgain(runtime, target)
    showSuccess(runtime, target, isBlock ? messages.unblocked : messages.unmuted, intl)
  }
  void (isBlock ? runtime.run(blockAccount, args, { onDone }) : runtime.run(muteAccount, args, { onDone }))
}

/** Removes a block; posts return with the next loads. Undoes a block that is not sent yet. */
export const unblock = (runtime: Runtime, target: HidePayload, intl: IntlShape): void =>
  endHiding(runtime, target, 'block', intl)

/** Removes a mute; posts return with the next loads. Undoes a mute that is not sent yet. */
export const unmute = (runtime: Runtime, target: HidePayload, intl: IntlShape): void =>
  endHiding(runtime, target, 'mute', intl)

/** Reads the relationship again when a timed mute ends. */
function endLater(runtime: Runtime, target: HidePayload, seconds: number) {
  if (seconds <= 0 || seconds * 1000 > MAX_TIMER) return
  const timer = setTimeout(async () => {
    await runtime.loader.refresh({ kind: 'relationship', id: target.accountId })
    if (!isHidden(runtime, target)) showAgain(runtime, target)
  }, seconds * 1000)
  runtime.onClose(() => clearTimeout(timer))
}

export interface MuteChoice {
  notifications: boolean
  /** Seconds, 0 = indefinitely; undefined where the server has no timed mutes. */
  duration: number | undefined
}

/** Mutes an account, as `block` blocks it. */
export const mute = (
  runtime: Runtime,
  target: HidePayload,
  { notifications, duration }: MuteChoice,
  intl: IntlShape,
): void =>
  hide(
    runtime,
    target,
    {
      kind: 'mute',
      text: messages.muted,
      patch: withMute(true, notifications),
      run: ({ onDone, onFailed }) =>
        void runtime.run(
          muteAccount,
          { id: target.accountId, on: true, notifications, duration },
          {
            onDone: () => {
              onDone()
              endLater(runtime, target, duration ?? 0)
            },
            onFailed,
          },
        ),
    },
    intl,
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
    showSuccess(runtime, target, messages.removed, intl)
}
