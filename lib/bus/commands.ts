import type { AccountId, ListId, StatusId } from '@/schemas/primitives'

/**
 * What one feature may ask of another that it must not import. The feature that answers handles it, app joins them.
 * Features add their own by declaration merging: `declare module '@/lib/bus/commands' { interface Commands {…} }`.
 */
export interface Commands {
  /** Opens a composer; `text` is put in. `onPage`: the page of composing shows it, nothing is opened. */
  compose: { text?: string; onPage?: boolean }
  reply: { statusId: StatusId }
  quote: { statusId: StatusId }
  mention: { accountId: AccountId }
  /** A private mention. */
  message: { accountId: AccountId }
  edit: { statusId: StatusId }
  /** Deletes and opens what it said as a draft. */
  redraft: { statusId: StatusId }
  /** The menu of boosting: now, with which visibility, or as a quote. */
  openBoost: { statusId: StatusId }
  /** Boosts what the BOOST dialog was opened for. */
  boost: { statusId: StatusId; visibility?: 'public' | 'unlisted' | 'private' }
  addToList: { accountId: AccountId; listId?: ListId }
  report: { accountId: AccountId; statusIds?: StatusId[] }
  /** Asks a visitor to sign in before `reason` can be done. */
  askToSignIn: { reason: string; uri?: string }
  goTo: { href: string }
}

export type CommandName = keyof Commands

type Handler<K extends CommandName> = (payload: Commands[K]) => void

const handlers = new Map<string, (payload: never) => void>()

/**
 * Makes `handler` the one that answers `name` and returns the end of it. Throws when there is one already: two
 * answers to one wish are a mistake in the wiring.
 */
export function handleCommand<K extends CommandName>(name: K, handler: Handler<K>): () => void {
  if (handlers.has(name)) throw new Error(`The command ${name} has a handler already`)
  handlers.set(name, handler)
  return () => {
    if (handlers.get(name) === handler) handlers.delete(name)
  }
}

/** Whether someone answers; a button without a handler is better not shown. */
export const canCommand = (name: CommandName): boolean => handlers.has(name)

/** Asks for something to be done. False, and a word in the console, when nobody answers. */
export function command<K extends CommandName>(name: K, payload: Commands[K]): boolean {
  const handler = handlers.get(name) as Handler<K> | undefined
  if (!handler) {
    console.warn(`Nobody handles the command ${name}`)
    return false
  }
  handler(payload)
  return true
}
