import { useEffect } from 'react'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { lazyPart } from '@/lib/ui/lazy-part'
import type { EditablePart } from '../drafts/editable-part'
import { AddMediaButton } from '../media/add-files/add-media-button'
import { DropLayer } from '../media/add-files/drop-layer'
import { uploaderOf } from '../media/upload/uploader'
import { PollButton } from '../poll/poll-button'

const MediaStrip = lazyPart(() => import('../media/media-strip'))
const PollEditor = lazyPart(() => import('../poll/poll-editor'))

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
