import * as z from 'zod/mini'
import { onStorageProblem, openDatabase } from '@/lib/storage'
import { openTabChannel, tabLocks } from '@/lib/util/tab-channel'
import { STORES } from './storing/draft-storage'
import { createDrafts, type DraftsChannel, type Drafts } from './drafts-store'

const messageSchema = z.object({ draft: z.optional(z.string()), erased: z.optional(z.string()) })

/** Messages to other tabs name the draft that changed, never its content. */
function tabs(): DraftsChannel | null {
  const channel = openTabChannel('skein:drafts')
  return (
    channel && {
      send: (message) => channel.send(message),
      listen: (listener) =>
        channel.onMessage((message) => {
          const parsed = z.safeParse(messageSchema, message)
          if (parsed.success) listener(parsed.data)
        }),
    }
  )
}

let made: Drafts | null = null

/** The drafts of this browser, created and loaded on first use. */
export function getDrafts(): Drafts {
  if (made) return made
  made = createDrafts({
    db: openDatabase({ name: 'skein/drafts', version: 2, stores: STORES }),
    local: () => globalThis.localStorage,
    session: () => globalThis.sessionStorage,
    locks: tabLocks(),
    channel: tabs(),
    now: Date.now,
    newId,
    onProblem: onStorageProblem,
  })
  void made.load()
  return made
}

/** Replaces the store, for tests; null = created on next use. */
export const replaceDrafts = (drafts: Drafts | null): void => {
  made = drafts
}

// randomUUID is missing on pages without TLS.
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
