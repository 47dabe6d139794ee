import { useEffect } from 'react'
import { useIntl, type IntlShape } from '@/lib/i18n'
import { useRuntime, type Runtime } from '@/lib/runtime'
import { lazyPart } from '@/lib/ui/lazy-part'
import type { Draft, Problem } from '../drafts/draft'
import type { DraftPart, PartContent } from '../drafts/draft-parts'
import { AddMediaButton } from '../media/add-files/add-media-button'
import { askAboutDescriptions } from '../media/details/ask-about-descriptions'
import { DropLayer } from '../media/add-files/drop-layer'
import { filesReady } from '../media/upload/ready'
import { uploaderOf } from '../media/upload/uploader'
import { PollButton } from '../poll/poll-button'

const MediaStrip = lazyPart(() => import('../media/media-strip'))
const PollEditor = lazyPart(() => import('../poll/poll-editor'))

/**
 * One part of a draft whose files and poll can be edited. Rendered from `draft` and `part`; `change` also works after the
 * component has unmounted.
 */
export interface EditablePart {
  readonly draft: Draft
  readonly partId: string
  readonly part: DraftPart
  /** True when it cannot be changed here or now. */
  readonly readOnly: boolean
  /** True when the text cannot be changed either; text typed while it is being sent is kept for the next draft. */
  readonly textReadOnly: boolean
  /** Changes the part; `update` gets its present content. */
  change: (update: (part: DraftPart) => Partial<PartContent>) => void
}

interface EditablePartProps {
  target: EditablePart
}

/** Files and poll of a part, under its text. Nothing when it has none. */
export function ComposerAttachments({ target }: EditablePartProps) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { draft, partId, part, readOnly } = target
  const { media, poll } = part
  const own = !readOnly && runtime.identity.key === draft.identity
  // Uploads waiting files and resumes uploads of an earlier page.
  useEffect(() => {
    if (own) uploaderOf(runtime).ensure(draft.id, partId, media, intl)
  }, [own, runtime, draft.id, partId, media, intl])
  return (
    <>
      {media.length > 0 && <MediaStrip target={target} />}
      {poll && <PollEditor target={target} poll={poll} />}
    </>
  )
}

/** Buttons of the bar under the text that add files and a poll. */
export function AttachTools({ target }: EditablePartProps) {
  return (
    <>
      <AddMediaButton target={target} />
      <PollButton target={target} />
      <DropLayer />
    </>
  )
}

export { usePasteAndDrop } from '../media/add-files/use-paste-and-drop'

/**
 * Waits until every file of the part is ready and the server has its alt text. Returns null, or the reason for a failure.
 * Called before a part is sent, while the draft is 'sending'.
 */
export const waitForAttachments = (
  runtime: Pick<Runtime, 'http' | 'service'>,
  draftId: string,
  partId: string,
  intl: IntlShape,
): Promise<Omit<Problem, 'retryAt' | 'field'> | null> => filesReady(runtime, draftId, partId, intl)

/**
 * Asks about missing alt text before files are sent. Resolves false when the author returns to
 * writing. Called once per press, before anything is sent.
 */
export const askBeforePublish = (draft: Draft): Promise<boolean> => askAboutDescriptions(draft)
