import { alertError, pushToast } from '@/lib/alerts'
import { command, onFact, type Commands } from '@/lib/bus'
import type { Runtime } from '@/lib/runtime'
import { onPageLeave } from '@/lib/util/page-leave'
import type { ComposePorts } from './register-commands'
import { getDrafts } from '../drafts/drafts'
import type { Drafts } from '../drafts/drafts-store'
import type { EditablePart } from '../drafts/editable-part'
import { editPost } from './edit-post'
import { openMention, openMessage, openNew, openReply } from './open-draft'
import { openMessages } from './open-messages'
import { contextOf, publishDraft } from './publish-draft'
import { sendQueued } from '../outbox/send-queued'
import { matchOutbox, takePost } from '../outbox/take-post'
import { showDraft, mainDraftVersion } from '../drafts/main-composer-registry'
import { quotePost } from './quote'
import { redraftPost } from './redraft'

/**
 * Writes drafts when the page is left or hidden, asks before closing a page with drafts the browser did not store, and
 * notes deleted originals. Returns the cleanup.
 */
function keepDraftsSafe(drafts: Drafts): () => void {
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
  const endLeaving = onPageLeave('write', flush)
  window.addEventListener('blur', flush)
  document.addEventListener('visibilitychange', flush)
  window.addEventListener('beforeunload', leaving)
  return () => {
    endDeleted()
    endLeaving()
    window.removeEventListener('blur', flush)
    document.removeEventListener('visibilitychange', flush)
    window.removeEventListener('beforeunload', leaving)
  }
}

/** Handles the commands of the composer: opens a draft and shows it. */
export function createComposeCommands({ runtime, intl }: ComposePorts) {
  const drafts = getDrafts()

  /** Shows a draft, or a toast that opens it when the author has continued writing in another one. */
  function bring(identityKey: string, id: string, before: string | null) {
    const version = mainDraftVersion(drafts, identityKey)
    const main = drafts.state.getState().main[identityKey]
    if (version === null || version === before || main === id) return showDraft(drafts, identityKey, id)
    pushToast({
      text: () => intl().formatMessage(openMessages.notOpened),
      identity: identityKey,
      key: `draft-waits:${id}`,
      duration: null,
      action: {
        label: () => intl().formatMessage(openMessages.openDraft),
        run: () => showDraft(drafts, identityKey, id),
      },
    })
  }

  async function show(
    identityKey: string,
    open: (now: Runtime) => Promise<string | null> | string | null,
    reason: string,
  ) {
    const now = runtime(identityKey)
    // The user has signed out.
    if (!now) return
    if (now.me === null) {
      command('askToSignIn', { identity: identityKey, reason })
      return
    }
    try {
      await drafts.load()
      const before = mainDraftVersion(drafts, identityKey)
      const id = await open(now)
      if (id !== null) bring(identityKey, id, before)
    } catch (error) {
      alertError(error, intl(), { identity: identityKey })
    }
  }

  /** Attaches files to the first part of a draft. */
  async function attach(now: Runtime, id: string, files: readonly File[]) {
    const draft = drafts.state.getState().drafts[id]
    if (!draft || files.length === 0) return
    const [part] = draft.parts
    const { addFiles } = await import('../media/add-files/add-files')
    const change: EditablePart['change'] = (update) => drafts.changePart(id, part.id, update)
    const target = { drafts, draft, partId: part.id, part, readOnly: false, textReadOnly: false, change }
    await addFiles(now, target, files, intl())
  }

  const stops = [keepDraftsSafe(drafts), matchOutbox(drafts)]
  return {
    compose: ({ identity: identityKey, text, files = [], onPage = false }: Commands['compose']) =>
      show(
        identityKey,
        async (now) => {
          const content = text === undefined ? {} : { text }
          const current = drafts.state.getState().drafts[drafts.main(identityKey)]
          // The same share arrived twice, e.g. after a reload.
          if (onPage && files.length === 0 && current?.parts[0].text === text) return null
          const id = openNew(now, drafts, content)
          if (id === null) return null
          if (onPage) drafts.setMain(identityKey, id)
          await attach(now, id, files)
          return onPage ? null : id
        },
        'compose',
      ),
    reply: ({ identity, statusId }: Commands['reply']) =>
      show(identity, (now) => openReply(now, drafts, statusId), 'reply'),
    mention: ({ identity, accountId }: Commands['mention']) =>
      show(identity, (now) => openMention(now, drafts, accountId, false), 'compose'),
    message: ({ identity, accountId }: Commands['message']) =>
      show(
        identity,
        (now) => (accountId === null ? openMessage(now, drafts) : openMention(now, drafts, accountId, true)),
        'compose',
      ),
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
    /** Sends a draft from the outbox when it is its turn. */
    async sendPost({ identity, draftId, held }: Commands['sendPost']) {
      const now = runtime(identity)
      if (!now) return
      const words = intl()
      const makeContext = () => contextOf(now, drafts, words)
      await sendQueued({ runtime: now, drafts, intl: words, makeContext }, draftId, held)
    },
    async takePost({ identity, draftId, to }: Commands['takePost']) {
      const now = runtime(identity)
      if (!now) return
      await takePost(now, drafts, draftId, to === 'edit')
      if (to === 'send') await publishDraft(now, drafts, draftId, intl())
    },
    async count(identityKey: string) {
      await drafts.load()
      // The outbox counts its own.
      return drafts.of(identityKey).filter(({ inOutbox }) => !inOutbox).length
    },
    async erase(identityKey: string) {
      await drafts.load()
      await drafts.erase(identityKey)
    },
    close: () => stops.forEach((stop) => stop()),
  }
}
