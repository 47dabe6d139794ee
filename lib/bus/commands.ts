/**
 * Requests between features that must not import each other; `app` connects the handlers. Each command is
 * declared by the lowest feature involved: `declare module '@/lib/bus/commands' { interface Commands {…} }`.
 * It names the acting identity: columns of several identities may be on screen, and a single handler serves
 * them all.
 */
export interface Commands {}

/** Only commands that name their identity can be sent. */
export type CommandName = {
  [K in keyof Commands]: Commands[K] extends { identity: string } ? K : never
}[keyof Commands]

type Handler<K extends CommandName> = (payload: Commands[K]) => void

const handlers = new Map<string, (payload: never) => void>()

/**
 * Registers the handler of `name`, for every identity; returns the unregistration. Register it once, where
 * the app starts, never in a column. Throws when there is a handler already, which is a mistake in the
 * wiring.
 */
export function handleCommand<K extends CommandName>(name: K, handler: Handler<K>): () => void {
  if (handlers.has(name)) throw new Error(`The command ${name} has a handler already`)
  handlers.set(name, handler)
  return () => {
    if (handlers.get(name) === handler) handlers.delete(name)
  }
}

/** True when the command has a handler; hide a button without one. */
export const canCommand = (name: CommandName): boolean => handlers.has(name)

/** Sends a command. Returns false, with a console warning, when it has no handler. */
export function command<K extends CommandName>(name: K, payload: Commands[K]): boolean {
  const handler = handlers.get(name) as Handler<K> | undefined
  if (!handler) {
    console.warn(`No handler for the command ${name}`)
    return false
  }
  handler(payload)
  return true
}
