import * as z from 'zod/mini'
import type { NamedCall } from '@/lib/cache'
import { createIdentityStore } from '@/lib/storage'

const entrySchema = z.object({
  id: z.string(),
  /** Name and arguments of its mutation. */
  name: z.string(),
  args: z.unknown(),
  /** When the user made it, in ms since the epoch. */
  at: z.number(),
  /** The page that sends it. */
  owner: z.string(),
  /** True once the server answered that it cannot take it now, such as by an error of its own. */
  tried: z.optional(z.boolean()),
  /** Why the server refused it; null while it waits. The message is the server's own, '' when there is none. */
  refused: z.catch(z.nullable(z.object({ isGone: z.boolean(), message: z.string() })), null),
})

/** A change that waits until the server can be reached, or that the server refused then. */
export type OutboxEntry = Readonly<z.output<typeof entrySchema>>

/** Maximum number of stored changes: far more than someone makes while offline. */
const MAX_ENTRIES = 500

/** The changes of each identity that wait, oldest first. Signing out erases them. */
export const outboxStore = createIdentityStore({
  key: 'outbox',
  version: 1,
  schema: z.array(entrySchema),
  defaults: [],
})

/** Stores a change. Returns its id; null when there are too many. */
export function addEntry(identityKey: string, call: NamedCall, owner: string, at: number): string | null {
  const store = outboxStore.of(identityKey)
  const entries = store.get()
  if (entries.length >= MAX_ENTRIES) return null
  const id = crypto.randomUUID()
  store.set([...entries, { id, name: call.name, args: call.args, at, owner, refused: null }])
  return id
}

/** Marks a stored change as refused; nothing once it is gone. */
export function refuseEntry(identityKey: string, id: string, refused: OutboxEntry['refused']): void {
  outboxStore
    .of(identityKey)
    .set((entries) => entries.map((entry) => (entry.id === id ? { ...entry, refused } : entry)))
}

/** Marks a stored change as one that the server could not take yet. */
export function noteTry(identityKey: string, id: string): void {
  outboxStore
    .of(identityKey)
    .set((entries) => entries.map((entry) => (entry.id === id ? { ...entry, tried: true } : entry)))
}

/** Removes stored changes. */
export function removeEntry(identityKey: string, id: string): void {
  outboxStore.of(identityKey).set((entries) => entries.filter((entry) => entry.id !== id))
}
