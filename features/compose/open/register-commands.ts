import { keepsForAccount } from '@/features/session'
import { handleCommand } from '@/lib/bus'
import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { whenShown } from '@/lib/util/first-screen'
import { onceAsync } from '@/lib/util/once-async'

export interface ComposePorts {
  /** The runtime of an identity; undefined after it signed out. */
  runtime: (identity: string) => Runtime | undefined
  intl: () => IntlShape
}

/**
 * Connects composing to the app, once for all identities: handles `compose`, `reply`, `mention`, `message`, `edit`,
 * `redraft` and `quote`, saves drafts when the page is left, asks before a page is closed whose drafts the browser did not
 * store, and erases those of accounts that sign out. The code for it loads after the first screen. Returns the end of it.
 */
export function connectCompose(ports: ComposePorts): () => void {
  const load = onceAsync(async () => (await import('./compose-commands')).createComposeCommands(ports))
  void whenShown()
    .then(load)
    .catch(() => undefined)

  type Handlers = Awaited<ReturnType<typeof load>>
  const run = (handle: (handlers: Handlers) => Promise<void>) => {
    load()
      .then(handle)
      .catch(async (error: unknown) =>
        (await import('@/lib/alerts/alert-error')).alertError(error, ports.intl()),
      )
  }
  const ends = [
    handleCommand('compose', (payload) => run((handlers) => handlers.compose(payload))),
    handleCommand('reply', (payload) => run((handlers) => handlers.reply(payload))),
    handleCommand('mention', (payload) => run((handlers) => handlers.mention(payload))),
    handleCommand('edit', (payload) => run((handlers) => handlers.edit(payload))),
    handleCommand('redraft', (payload) => run((handlers) => handlers.redraft(payload))),
    handleCommand('quote', (payload) => run((handlers) => handlers.quote(payload))),
    handleCommand('message', (payload) => run((handlers) => handlers.message(payload))),
    keepsForAccount({
      losable: async (who) => (await load()).count(who),
      erase: async (who) => (await load()).erase(who),
    }),
    () => void load().then((handlers) => handlers.close()),
  ]
  return () => ends.forEach((end) => end())
}
