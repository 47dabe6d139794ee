import { dismissToast, pushToast, useToasts } from '@/lib/alerts'
import { defineMessages, type IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import { deleteStatus } from './mutations'
import { withGone } from './patches'

const messages = defineMessages({
  deleted: { id: 'status.deleted', defaultMessage: 'Post deleted', description: 'After deleting a post' },
  undo: {
    id: 'status.deleted.undo',
    defaultMessage: 'Undo',
    description: 'Button: brings a deleted post back',
  },
})

/** For so long a deletion can be taken back, ms; longer while the reader is at its notice, whose time stands still then. */
export const UNDO_MS = 5000
/** No longer than this, ms. */
const LONGEST_MS = 60_000

interface Waiting {
  send: (keepalive: boolean) => void
  undo: () => void
}

/** The deletions of a runtime that are shown but not sent; leaving the page sends them. */
function createDeletions(runtime: Runtime) {
  const waiting = new Map<StatusId, Waiting>()
  const flush = () => {
    for (const { send } of waiting.values()) send(true)
  }
  addEventListener('pagehide', flush)
  runtime.onClose(() => {
    flush()
    removeEventListener('pagehide', flush)
  })
  return (id: StatusId, intl: IntlShape, onUndone?: () => void) => {
    if (waiting.has(id)) return
    const shown = runtime.cache.begin('status', id, withGone)
    const end = () => {
      stopWatching()
      clearInterval(timer)
      waiting.delete(id)
      dismissToast(toast)
    }
    const send = (keepalive: boolean) => {
      end()
      // Begun before the stand-in ends, so that the row does not come back for a moment.
      void runtime.run(deleteStatus(id, { identity: runtime.identity.who, keepalive }))
      shown.abort()
    }
    const undo = () => {
      end()
      shown.abort()
      onUndone?.()
    }
    const since = runtime.now()
    // In a tab that nobody looks at the time of a notice stands still; its post must go all the same.
    const timer = setInterval(() => {
      if (document.hidden || runtime.now() - since >= LONGEST_MS) send(false)
    }, UNDO_MS)
    const toast = pushToast({
      text: intl.formatMessage(messages.deleted),
      key: `deleted ${runtime.identity.who}/${id}`,
      identity: runtime.identity.who,
      duration: UNDO_MS,
      action: { label: intl.formatMessage(messages.undo), run: undo },
    })
    const stopWatching = useToasts.subscribe(({ toasts }) => {
      if (toasts.some((one) => one.id === toast)) return
      // A notice goes before what is pressed on it is done.
      queueMicrotask(() => waiting.has(id) && send(false))
    })
    waiting.set(id, { send, undo })
  }
}

/**
 * Takes one's own post away at once and asks the server after some seconds, or when the page goes; until then it can be
 * brought back, which `onUndone` hears of.
 */
export const deleteWithUndo = (
  runtime: Runtime,
  id: StatusId,
  intl: IntlShape,
  onUndone?: () => void,
): void => runtime.service(createDeletions)(id, intl, onUndone)
