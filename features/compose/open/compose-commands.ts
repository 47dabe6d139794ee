import { alertError, pushToast } from '@/lib/alerts'
import { command, onFact, type Commands } from '@/lib/bus'
import type { Runtime } from '@/lib/runtime'
import type { ComposePorts } from './register-commands'
import { getDrafts } from '../drafts/drafts'
import { editPost } from '../editing/edit-post'
import { openMention, openNew, openReply } from './open-draft'
import { openMessages } from './open-messages'
import { showDraft, mainDraftVersion } from './main-composer-registry'
import { quotePost } from './quote'
import { redraftPost } from '../redraft/redraft'

/** Carries out the commands of composing: opens a draft and shows it. */
export function createComposeCommands({ runtime, intl }: ComposePorts) {
  const drafts = getDrafts()

  /** Shows a draft, unless its author went on writing in another one since: then a toast leads to it. */
  function bring(who: string, id: string, before: string | null) {
    const version = mainDraftVersion(drafts, who)
    const main = drafts.state.getState().main[who]
    if (version === null || version === before || main === id) return showDraft(drafts, who, id)
    pushToast({
      text: intl().formatMessage(openMessages.waits),
      identity: who,
      key: `draft-waits:${id}`,
      duration: null,
      action: {
        label: intl().formatMessage(openMessages.open),
        run: () => showDraft(drafts, who, id),
      },
    })
  }

  async function show(
    who: string,
    open: (now: Runtime) => Promise<string | null> | string | null,
    reason: string,
  ) {
    const now = runtime(who)
    // Signed out since.
    if (!now) return
    if (now.me === null) {
      command('askToSignIn', { identity: who, reason })
      return
    }
    try {
      await drafts.load()
      const before = mainDraftVersion(drafts, who)
      const id = await open(now)
      if (id !== null) bring(who, id, before)
    } catch (error) {
      alertError(error, intl(), { identity: who })
    }
  }

  const flush = () => drafts.flush()
  const leaving = (event: BeforeUnloadEvent) => {
    drafts.flush()
    if (drafts.unsaved()) event.preventDefault()
  }
  // The original of a redraft may also be deleted from its menu, or elsewhere.
  const endDeleted = onFact('statusDeleted', ({ identity, statusId }) => {
    for (const { id, replaces } of drafts.of(identity))
      if (replaces?.id === statusId) drafts.mark(id, { replaces: null })
  })
  window.addEventListener('pagehide', flush)
  window.addEventListener('blur', flush)
  document.addEventListener('visibilitychange', flush)
  window.addEventListener('beforeunload', leaving)
  return {
    compose: ({ identity: who, text, onPage = false }: Commands['compose']) =>
      show(
        who,
        (now) => {
          if (!onPage) return openNew(now, drafts, text ? { text } : {})
          const held = drafts.state.getState().drafts[drafts.main(who)]
          // Shared twice, e.g. by a reload.
          if (held?.parts[0].text === text) return null
          const id = openNew(now, drafts, text ? { text } : {})
          if (id !== null) drafts.setMain(who, id)
          return null
        },
        'compose',
      ),
    reply: ({ identity, statusId }: Commands['reply']) =>
      show(identity, (now) => openReply(now, drafts, statusId), 'reply'),
    mention: ({ identity, accountId }: Commands['mention']) =>
      show(identity, (now) => openMention(now, drafts, accountId, false), 'compose'),
    message: ({ identity, accountId }: Commands['message']) =>
      show(identity, (now) => openMention(now, drafts, accountId, true), 'compose'),
    edit: ({ identity, statusId }: Commands['edit']) =>
      show(identity, (now) => editPost(now, drafts, statusId, intl()), 'compose'),
    redraft: ({ identity, statusId }: Commands['redraft']) =>
      show(identity, (now) => redraftPost(now, drafts, statusId, intl()), 'compose'),
    quote: ({ identity, statusId }: Commands['quote']) =>
      show(
        identity,
        (now) => quotePost(now, drafts, statusId, intl(), (id) => showDraft(drafts, identity, id)),
        'quote',
      ),
    async count(who: string) {
      await drafts.load()
      return drafts.of(who).length
    },
    async erase(who: string) {
      await drafts.load()
      await drafts.erase(who)
    },
    close() {
      endDeleted()
      window.removeEventListener('pagehide', flush)
      window.removeEventListener('blur', flush)
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('beforeunload', leaving)
    },
  }
}
