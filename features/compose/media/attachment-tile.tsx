import { useStore } from 'zustand'
import { useEffect, useRef, type CSSProperties, type ReactNode, type Ref } from 'react'
import { useLimits } from '@/features/instance'
import { percent as percentText, useIntl } from '@/lib/i18n'
import { announce } from '@/lib/ui/announce/announce'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { AlertIcon, CloseIcon, EditIcon, RefreshIcon } from '@/lib/ui/icons'
import { isFileLost } from '../drafts/draft-content'
import type { DraftMedia } from '../drafts/draft-parts'
import { isAltTooLong } from './details/is-alt-too-long'
import { messages } from './messages'
import { AttachmentPreview } from './attachment-preview'
import { uploadProgress } from './upload/progress-store'
import styles from './attachment-tile.module.css'

const KINDS = {
  image: messages.kindImage,
  gifv: messages.kindVideo,
  video: messages.kindVideo,
  audio: messages.kindAudio,
  unknown: messages.kindUnknown,
}

/** Names the kind of a file, such as "Image". */
export const kindMessage = ({ type }: DraftMedia) => KINDS[type]

export interface TileProps {
  file: DraftMedia
  position: number
  count: number
  readOnly: boolean
  /** The drag handle; null when there is nothing to sort. */
  handle: ReactNode
  lifted?: boolean
  style?: CSSProperties
  ref?: Ref<HTMLLIElement>
  onEdit: () => void
  onRemove: () => void
  onRetry: () => void
}

function State({ file }: { file: DraftMedia }) {
  const intl = useIntl()
  const percent = useStore(uploadProgress, (store) => store.percent[file.localId])
  switch (file.state) {
    case 'ready':
      return null
    case 'failed':
      return (
        <p className={styles.problem} role="alert">
          <strong>{intl.formatMessage(messages.failed)}</strong>{' '}
          {isFileLost(file) ? intl.formatMessage(messages.lost) : file.problem?.text}
        </p>
      )
    case 'uploading':
      return (
        <div className={styles.state}>
          <progress
            className={styles.bar}
            max={100}
            value={percent ?? 0}
            aria-label={intl.formatMessage(messages.uploading, {
              percent: percentText(intl, percent ?? 0, 100),
            })}
          />
          <span aria-hidden>{percentText(intl, percent ?? 0, 100)}</span>
        </div>
      )
    default:
      return (
        <output className={styles.state}>
          {intl.formatMessage(file.state === 'processing' ? messages.processing : messages.waiting)}
        </output>
      )
  }
}

/** Screen readers announce the end of an upload anywhere, its progress only on the focused tile. */
function useAnnounceUpload({ state }: DraftMedia, text: string) {
  const before = useRef(state)
  useEffect(() => {
    if (state === 'ready' && before.current !== 'ready') announce(text)
    before.current = state
  }, [state, text])
}

/** One attached file: its preview, upload state and actions. */
export function AttachmentTile({ file, position, count, readOnly, handle, lifted, ...rest }: TileProps) {
  const { style, ref, onEdit, onRemove, onRetry } = rest
  const intl = useIntl()
  const described = file.alt.trim() !== ''
  const altLong = isAltTooLong(file.alt, useLimits().descriptionCharacters)
  const busy = file.state === 'uploading' || file.state === 'waiting' || file.state === 'processing'
  const kind = intl.formatMessage(kindMessage(file))
  useAnnounceUpload(file, intl.formatMessage(messages.uploaded, { kind, position, count }))
  const name = intl.formatMessage(messages.tile, {
    kind,
    position,
    count,
    name: described ? file.alt : file.name,
  })
  return (
    <li
      ref={ref}
      style={style}
      className={styles.tile}
      data-state={file.state}
      data-lifted={lifted || undefined}
      data-alt-long={altLong || undefined}
      aria-label={name}
    >
      <AttachmentPreview file={file} />
      <State file={file} />
      <div className={styles.top}>
        {handle}
        <IconButton
          icon={<CloseIcon size={18} />}
          label={intl.formatMessage(busy ? messages.cancel : messages.remove)}
          overMedia
          size="small"
          disabled={readOnly}
          onClick={onRemove}
        />
      </div>
      <div className={styles.bottom}>
        <button type="button" className={styles.edit} disabled={readOnly} data-describe onClick={onEdit}>
          {described && !altLong ? <EditIcon size={16} aria-hidden /> : <AlertIcon size={16} aria-hidden />}
          {intl.formatMessage(described ? messages.editAlt : messages.addAlt)}
          {(altLong || !described) && (
            <span className="visually-hidden">
              {intl.formatMessage(altLong ? messages.altLong : messages.altMissing)}
            </span>
          )}
        </button>
        {file.state === 'failed' && !isFileLost(file) && (
          <button type="button" className={styles.edit} disabled={readOnly} onClick={onRetry}>
            <RefreshIcon size={16} aria-hidden />
            {intl.formatMessage(messages.tryAgain)}
          </button>
        )}
      </div>
    </li>
  )
}
