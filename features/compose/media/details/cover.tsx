import { useRef, type ChangeEvent } from 'react'
import { isApiError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { ImageIcon } from '@/lib/ui/icons'
import type { DraftMedia } from '../../drafts/draft-parts'
import { sendCover } from './send-details'
import { messages } from './details-messages'
import styles from './details.module.css'

interface Props {
  file: DraftMedia
  disabled: boolean
  onChange: (change: Partial<DraftMedia>) => void
}

/** Chooses the cover image of a video or audio file. */
export function Cover({ file, disabled, onChange }: Props) {
  const intl = useIntl()
  const { httpWriter } = useRuntime()
  const input = useRef<HTMLInputElement>(null)
  const state = file.thumbnail?.state

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const blob = event.target.files?.[0]
    event.target.value = ''
    if (!blob) return
    // Before the upload it is sent with the file or right after it; for a published file, with the edit.
    if (file.serverId === null || file.attached) return onChange({ thumbnail: { blob, state: 'waiting' } })
    onChange({ thumbnail: { blob, state: 'uploading' } })
    try {
      onChange(await sendCover(httpWriter, file.serverId, blob))
    } catch (error) {
      if (!isApiError(error, 'aborted')) onChange({ thumbnail: { blob, state: 'failed' } })
    }
  }
  return (
    <div className={styles.cover}>
      <input ref={input} type="file" accept="image/*" hidden onChange={(event) => void choose(event)} />
      <Button
        icon={<ImageIcon size={18} aria-hidden />}
        busy={state === 'uploading'}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {intl.formatMessage(file.thumbnail || file.previewUrl ? messages.changeCover : messages.cover)}
      </Button>
      <output className={styles.note} data-failed={state === 'failed' || undefined}>
        {state === 'waiting' && file.attached && intl.formatMessage(messages.coverLater)}
        {state === 'uploading' && intl.formatMessage(messages.coverUploading)}
        {state === 'failed' && intl.formatMessage(messages.coverFailed)}
      </output>
    </div>
  )
}
