import { emitFact, onFact } from '@/lib/bus'
import { outboxStore } from '@/lib/outbox/entries'
import type { Identity } from '@/lib/runtime'
import { connectivityOf } from '../identity/environment'
import { runtimes } from '../identity/runtimes'
import { session } from '../identity/session'
import { isConnected } from '../wiring/connect-runtime'

/** The accounts whose changes are being sent. */
const sending = new Set<string>()

const hasWaiting = (identityKey: string): boolean =>
  outboxStore
    .of(identityKey)
    .get()
    .some(({ refused }) => refused === null)

/** Resolves once nothing of an account waits. */
function untilSent(identityKey: string): Promise<void> {
  const { subscribe } = outboxStore.of(identityKey)
  return new Promise((resolve) => {
    const check = () => {
      if (hasWaiting(identityKey)) return
      stop()
      resolve()
    }
    const stop = subscribe(check)
    check()
  })
}

/** Sends what waits for an account that is not shown. Its runtime stays open until then. */
async function sendFor(identity: Identity): Promise<void> {
  const { key, server } = identity
  const { resumeOutbox } = await import('./resume-outbox')
  const release = runtimes.acquire(identity)
  const runtime = runtimes.prepare(identity)
  const { subscribe, offline } = connectivityOf(server)
  const ends = [
    resumeOutbox(runtime),
    subscribe(() => {
      if (!offline()) emitFact('reachable', { identity: key })
    }),
    release,
  ]
  // For what this page holds since the account was shown.
  emitFact('reachable', { identity: key })
  // It also closes when the account signs out, or in again.
  await Promise.race([untilSent(key), new Promise<void>((closed) => runtime.onClose(closed))])
  for (const end of ends) end()
}

/** Looks for accounts whose changes would otherwise wait until they are opened. */
function look(): void {
  for (const { identityKey, expired } of session.sessions.state.getState().accounts) {
    const identity = expired || sending.has(identityKey) ? null : session.resolve(identityKey)?.identity
    if (identity?.key !== identityKey || !hasWaiting(identityKey)) continue
    const runtime = runtimes.peek(identityKey)
    if (runtime && isConnected(runtime)) continue
    sending.add(identityKey)
    void sendFor(identity)
      .catch(() => {})
      .finally(() => sending.delete(identityKey))
  }
}

/**
 * Sends the changes that wait for accounts that no column shows: at the start, and whenever the browser or any server can be
 * reached again. Those on screen send theirs themselves. Returns the function that stops it.
 */
export function sendForOthers(): () => void {
  const onShown = () => document.visibilityState === 'visible' && look()
  const stop = onFact('reachable', look)
  document.addEventListener('visibilitychange', onShown)
  window.addEventListener('online', look)
  look()
  return () => {
    stop()
    document.removeEventListener('visibilitychange', onShown)
    window.removeEventListener('online', look)
  }
}
