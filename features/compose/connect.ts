import { keepsForAccount } from '@/features/session'
import { alertError } from '@/lib/alerts'
import { command, handleCommand } from '@/lib/bus'
import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { getDrafts } from './drafts'
import { openMention, openNew, openReply } from './open-draft'
import { showDraft } from './place'

export interface ComposePorts {
  /** The runtime on screen. */
  runtime: () => Runtime
  intl: () => IntlShape
}

/**
 * Joins composing to the app, once: answers `compose`, `reply`, `mention` and `message`, keeps drafts when the page
 * goes, asks before a page is closed whose drafts the browser did not take, and belongs to the accounts that sign
 * out. Returns the end of it.
 */
export function connectCompose({ runtime, intl }: ComposePorts): () => void {
  const drafts = getDrafts()

  async function show(open: (now: Runtime) => Promise<string | null> | string | null, reason: string) {
    const now = runtime()
    if (now.me === null) {
      command('askToSignIn', { reason })
      return
    }
    try {
      await drafts.load()
      const id = await open(now)
      if (id !== null) showDraft(drafts, now.identity.who, id)
    } catch (error) {
      alertError(error, intl(), { identity: now.identity.who })
    }
  }

  const flush = () => drafts.flush()
  const leaving = (event: BeforeUnloadEvent) => {
    drafts.flush()
    if (drafts.unsaved()) event.preventDefault()
  }
  window.addEventListener('pagehide', flush)
  window.addEventListener('blur', flush)
  document.addEventListener('visibilitychange', flush)
  window.addEventListener('beforeunload', leaving)
  const ends = [
    handleCommand(
      'compose',
      ({ text }) => void show((now) => openNew(now, drafts, text ? { text } : {}), 'compose'),
    ),
    handleCommand('reply', ({ statusId }) => void show((now) => openReply(now, drafts, statusId), 'reply')),
    handleCommand(
      'mention',
      ({ accountId }) => void show((now) => openMention(now, drafts, accountId, false), 'compose'),
    ),
    handleCommand(
      'message',
      ({ accountId }) => void show((now) => openMention(now, drafts, accountId, true), 'compose'),
    ),
    keepsForAccount({
      losable: async (who) => {
        await drafts.load()
        return drafts.of(who).length
      },
      erase: async (who) => {
        await drafts.load()
        await drafts.erase(who)
      },
    }),
    () => {
      window.removeEventListener('pagehide', flush)
      window.removeEventListener('blur', flush)
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('beforeunload', leaving)
    },
  ]
  return () => ends.forEach((end) => end())
}
