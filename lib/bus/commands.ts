/**
 * Requests between features that must not import each other: the handler answers, app connects. Each command is
 * declared by the lowest feature concerned: `declare module '@/lib/bus/commands' { interface Commands {…} }`. It names
 * the identity that acts: columns of several identities may be on screen, and one handler answers them all.
 */
export interface Commands {}

/** Only commands that name their identity can be sent. */
export type CommandName = {
  [K in keyof Commands]: Commands[K] extends { identity: string } ? K : never
}[keyof Commands]

type Handler<K extends CommandName> = (payload: Commands[K]) => void

const handlers = new Map<string, (payload: never) => void>()

/**
 * Makes `handler` the one that answers `name`, for every identity, and returns the end of it. Register it once, where
 * the app starts, never in a column. Throws when there is one already: two answers to one command are a mistake in the
 * wiring.
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
