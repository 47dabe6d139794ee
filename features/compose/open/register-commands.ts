import { registerAccountData } from '@/features/session'
import { handleCommand } from '@/lib/bus'
import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { whenFirstScreenShown } from '@/lib/util/first-screen'
import { onceAsync } from '@/lib/util/once-async'

export interface ComposePorts {
  /** The runtime of an identity; undefined after it signed out. */
  runtime: (identity: string) => Runtime | undefined
  intl: () => IntlShape
}

/**
 * Connects the composer to the app, once for all identities: handles `compose`, `reply`, `mention`, `message`, `edit`,
 * `redraft` and `quote`, saves drafts when the page is left, asks before closing a page with drafts the browser did not
 * store, and erases drafts of accounts that sign out. Its code loads after the first paint. Returns the cleanup.
 */
export function connectCompose(ports: ComposePorts): () => void {
  const load = onceAsync(async () => (await import('./compose-commands')).createComposeCommands(ports))
  void whenFirstScreenShown()
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
  const unsubscribers = [
    handleCommand('compose', (payload) => run((handlers) => handlers.compose(payload))),
    handleCommand('reply', (payload) => run((handlers) => handlers.reply(payload))),
    handleCommand('mention', (payload) => run((handlers) => handlers.mention(payload))),
    handleCommand('edit', (payload) => run((handlers) => handlers.edit(payload))),
    handleCommand('redraft', (payload) => run((handlers) => handlers.redraft(payload))),
    handleCommand('quote', (payload) => run((handlers) => handlers.quote(payload))),
    handleCommand('message', (payload) => run((handlers) => handlers.message(payload))),
    handleCommand('sendPost', (payload) => run((handlers) => handlers.sendPost(payload))),
    handleCommand('takePost', (payload) => run((handlers) => handlers.takePost(payload))),
    registerAccountData({
      countUnsaved: async (identityKey) => (await load()).count(identityKey),
      erase: async (identityKey) => (await load()).erase(identityKey),
    }),
    () => void load().then((handlers) => handlers.close()),
  ]
  return () => unsubscribers.forEach((unsubscribe) => unsubscribe())
}
