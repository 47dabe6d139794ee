import { useEffect, type ClipboardEvent } from 'react'
import { useIntl, type IntlShape } from '@/lib/i18n'
import { useRuntime, type Runtime } from '@/lib/runtime'
import { lazyPart } from '@/lib/ui/lazy-part'
import type { Draft, Problem } from '../drafts/draft'
import type { Part, PartContent } from '../drafts/draft-parts'
import { AddMediaButton } from '../media/intake/add-media-button'
import { askAboutDescriptions } from '../media/details/ask-about-descriptions'
import { DropLayer } from '../media/intake/drop-layer'
import { filesReady } from '../media/upload/ready'
import { uploaderOf } from '../media/upload/uploader'
import { useFileIntake } from '../media/intake/use-intake'
import { PollButton } from '../poll/poll-button'

const MediaStrip = lazyPart(() => import('../media/media-strip'))
const PollEditor = lazyPart(() => import('../poll/poll-editor'))

/**
 * One part of a draft whose files and poll are edited. Rendered from `draft` and `part`; `change` also works after the
 * component has unmounted.
 */
export interface AttachSlot {
  readonly draft: Draft
  readonly partId: string
  readonly part: Part
  /** It may not be changed here or now. */
  readonly readOnly: boolean
  /** Nor may words be typed: those typed while it is being sent are kept for what follows. */
  readonly textReadOnly: boolean
  /** Changes the part; `update` gets its present content. */
  change: (update: (part: Part) => Partial<PartContent>) => void
}

interface SlotProps {
  slot: AttachSlot
}

/** Files and poll of a part, under its text. Nothing when it has none. */
export function Attachments({ slot }: SlotProps) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { draft, partId, part, readOnly } = slot
  const { media, poll } = part
  const own = !readOnly && runtime.identity.who === draft.identity
  // Uploads waiting files and resumes uploads of an earlier page.
  useEffect(() => {
    if (own) uploaderOf(runtime).ensure(draft.id, partId, media, intl)
  }, [own, runtime, draft.id, partId, media, intl])
  return (
    <>
      {media.length > 0 && <MediaStrip slot={slot} />}
      {poll && <PollEditor slot={slot} poll={poll} />}
    </>
  )
}

/** Buttons of the bar under the text that add files and a poll. */
export function AttachTools({ slot }: SlotProps) {
  return (
    <>
      <AddMediaButton slot={slot} />
      <PollButton slot={slot} />
      <DropLayer />
    </>
  )
}

/** Handlers of the form for pasted files. */
export interface Intake {
  onPaste?: (event: ClipboardEvent) => void
}

/** Takes pasted files, and what is dropped on the page while this composer is the latest; null = there is no draft. */
export const useIntake = (slot: AttachSlot | null): Intake => useFileIntake(slot)

/**
 * Waits until every file of the part is ready and the server has its description. Null when all are, else the reason.
 * Called before a part is sent, while the draft is 'sending'.
 */
export const waitForAttachments = (
  runtime: Pick<Runtime, 'http' | 'service'>,
  draftId: string,
  partId: string,
  intl: IntlShape,
): Promise<Omit<Problem, 'retryAt' | 'field'> | null> => filesReady(runtime, draftId, partId, intl)

/**
 * Asks what is to be asked before files go out: about missing descriptions. Resolves false when the author goes back to
 * writing. Called once per press, before anything is sent.
 */
export const askBeforePublish = (draft: Draft): Promise<boolean> => askAboutDescriptions(draft)
