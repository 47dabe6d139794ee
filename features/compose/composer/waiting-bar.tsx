import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { command } from '@/lib/bus'
import { useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { OfflineIcon, UndoIcon } from '@/lib/ui/icons'
import { ComposerNotice } from '../editor/notice'
import type { Draft } from '../drafts/draft'
import { filesIn } from '../drafts/draft-content'
import { outboxMessages } from '../outbox/outbox-messages'
import { useDraftsState } from '../drafts/use-drafts'
import { stopWaiting, waitingForFiles } from '../publish/sending/waiting-for-files'
import { messages } from '../publish/sending-messages'
import { sendNow, takeBack, waitingToSend } from '../publish/undo-send'

/** Interval at which the seconds are counted, in ms. */
const COUNTDOWN_INTERVAL = 250

function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), COUNTDOWN_INTERVAL)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((until - now) / 1000))
}

function Countdown({ id, until }: { id: string; until: number }) {
  const intl = useIntl()
  const seconds = useSecondsLeft(until)
  return (
    <ComposerNotice tone="accent">
      <UndoIcon size={16} aria-hidden />
      {/* Announce it once; the countdown is visible only. */}
      <p>
        <output className="visually-hidden">{intl.formatMessage(messages.waitingAnnounced)}</output>
        <span aria-hidden>{intl.formatMessage(messages.waiting, { seconds })}</span>
      </p>
      <Button size="small" onClick={() => takeBack(id)}>
        {intl.formatMessage(messages.undo)}
      </Button>
      <Button size="small" variant="quiet" onClick={() => sendNow(id)}>
        {intl.formatMessage(messages.now)}
      </Button>
    </ComposerNotice>
  )
}

/** Shown while a post waits for its uploads, with a button that stops waiting. */
function FilesBar({ id }: { id: string }) {
  const intl = useIntl()
  return (
    <ComposerNotice tone="accent">
      <UndoIcon size={16} aria-hidden />
      <p>
        <output>{intl.formatMessage(messages.files)}</output>
      </p>
      <Button size="small" onClick={() => stopWaiting(id)}>
        {intl.formatMessage(messages.stop)}
      </Button>
    </ComposerNotice>
  )
}

/** Shown while a post waits for the connection, with a button that takes it back. */
function QueuedBar({ draft: { id, identity, kind } }: { draft: Draft }) {
  const intl = useIntl()
  return (
    <ComposerNotice tone="accent">
      <OfflineIcon size={16} aria-hidden />
      <p>
        <output>
          {intl.formatMessage(kind === 'edit' ? outboxMessages.editWaits : outboxMessages.postWaits)}
        </output>
      </p>
      <Button size="small" onClick={() => command('takePost', { identity, draftId: id, to: 'edit' })}>
        {intl.formatMessage(outboxMessages.edit)}
      </Button>
    </ComposerNotice>
  )
}

/** Shown while a draft waits or can still be undone: the countdown or what it waits for, with its buttons. */
export function WaitingBar({ id }: { id: string }) {
  const until = useStore(waitingToSend, (state) => state.until[id])
  const waits = useStore(waitingForFiles, (state) => state.drafts[id] ?? false)
  const queued = useDraftsState(({ drafts }) => (drafts[id]?.state === 'queued' ? drafts[id] : null))
  const unready = useDraftsState(({ drafts }) => {
    const draft = drafts[id]
    return draft !== undefined && filesIn(draft).some(({ state }) => state !== 'ready')
  })
  if (until !== undefined) return <Countdown id={id} until={until} />
  if (queued) return <QueuedBar draft={queued} />
  return waits && unready ? <FilesBar id={id} /> : null
}
