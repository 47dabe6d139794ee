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
  const desk = onceAsync(async () => (await import('./compose-commands')).openDesk(ports))
  void whenShown()
    .then(desk)
    .catch(() => undefined)

  type Desk = Awaited<ReturnType<typeof desk>>
  const ask = (wish: (open: Desk) => Promise<void>) => {
    desk()
      .then(wish)
      .catch(async (error: unknown) =>
        (await import('@/lib/alerts/alert-error')).alertError(error, ports.intl()),
      )
  }
  const ends = [
    handleCommand('compose', (wish) => ask((open) => open.compose(wish))),
    handleCommand('reply', (wish) => ask((open) => open.reply(wish))),
    handleCommand('mention', (wish) => ask((open) => open.mention(wish))),
    handleCommand('edit', (wish) => ask((open) => open.edit(wish))),
    handleCommand('redraft', (wish) => ask((open) => open.redraft(wish))),
    handleCommand('quote', (wish) => ask((open) => open.quote(wish))),
    handleCommand('message', (wish) => ask((open) => open.message(wish))),
    keepsForAccount({
      losable: async (who) => (await desk()).count(who),
      erase: async (who) => (await desk()).erase(who),
    }),
    () => void desk().then((open) => open.close()),
  ]
  return () => ends.forEach((end) => end())
}
