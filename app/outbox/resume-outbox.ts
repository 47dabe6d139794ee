import { command } from '@/lib/bus'
import { outboxOf, outboxStore, refuseEntry, waitingPostOf, type OutboxEntry } from '@/lib/outbox'
import type { Runtime } from '@/lib/runtime'
import { onReachable } from '@/lib/runtime/on-reachable'
import { openTabChannel } from '@/lib/util/tab-channel'
import { connectivityOf } from '../identity/environment'
import { loadMutations, runStored } from '../wiring/stored-mutations'
import { onSync, requestSync } from './background-sync'

/**
 * Shows and sends the changes that closed pages left in the outbox, in their order. Those that this version does not know
 * count as refused.
 */
async function resume(runtime: Runtime): Promise<void> {
  const outbox = outboxOf(runtime)
  const left = await outbox.takeOver()
  if (left.length === 0) return
  const start = (entry: OutboxEntry): Promise<void> => {
    const post = waitingPostOf(entry)
    if (post) {
      const held = outbox.hold(entry, { id: entry.id, goneIsDone: false })
      if (held) command('sendPost', { identity: runtime.identity.key, draftId: post.draft, held })
      return Promise.resolve()
    }
    return new Promise((resolve) => {
      const sent = runStored(runtime, entry, ({ waits }) => {
        const held = outbox.hold(entry, { id: entry.id, goneIsDone: waits?.goneIsDone ?? false })
        resolve()
        return held
      })
      sent.catch(() => {
        refuseEntry(runtime.identity.key, entry.id, { isGone: false, message: '' })
        resolve()
      })
    })
  }
  if (left.some((entry) => !waitingPostOf(entry))) await loadMutations()
  for (const entry of left) await start(entry)
  await outbox.sendAll()
}

/**
 * Resumes the outbox of a runtime: now, and whenever another page leaves changes while this one is in use. Returns the
 * function that stops it.
 */
export function resumeOutbox(runtime: Runtime): () => void {
  const again = () => void resume(runtime)
  const onShown = () => document.visibilityState === 'visible' && again()
  const { key, server } = runtime.identity
  const store = outboxStore.of(key)
  const { offline, check } = connectivityOf(server)
  const tabs = openTabChannel('skein:outbox')
  const stops = [
    // Hidden pages do not check the connection themselves: the browser wakes them, or a visible page.
    onSync(() => void check()),
    onReachable(runtime, () => {
      if (store.get().length > 0) tabs?.send(server)
    }),
    tabs?.onMessage((message) => {
      if (message === server && offline()) void check()
    }),
    () => tabs?.close(),
    store.subscribe(() => {
      if (offline() && store.get().some(({ refused }) => refused === null)) void requestSync()
    }),
  ]
  again()
  document.addEventListener('visibilitychange', onShown)
  window.addEventListener('online', again)
  return () => {
    document.removeEventListener('visibilitychange', onShown)
    window.removeEventListener('online', again)
    for (const stop of stops) stop?.()
  }
}

/** Sends a refused change again. */
export function sendAgain(runtime: Runtime, entry: OutboxEntry): void {
  const post = waitingPostOf(entry)
  if (post) {
    // As from its composer: it may have questions to its author.
    command('takePost', { identity: runtime.identity.key, draftId: post.draft, to: 'send' })
    return
  }
  outboxOf(runtime).reopen(entry.id)
  void resume(runtime)
}
