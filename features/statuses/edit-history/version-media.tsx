import { Blur } from '@/features/media'
import { useIntl } from '@/lib/i18n'
import { AttachIcon, GifIcon, HideIcon, ImageIcon, SoundIcon, VideoIcon } from '@/lib/ui/icons'
import type { MediaChange, VersionMedium } from './changes'
import { messages } from './messages'
import { DiffText } from './diff-text'
import styles from './version-media.module.css'

interface Props {
  changes: readonly MediaChange[]
  /** The user has not revealed them. */
  covered: boolean
  language: string | null
}

/** The media of one version, each with its change and its description. */
export function VersionMedia({ changes, covered, language }: Props) {
  const intl = useIntl()
  return (
    <ul className={styles.list} aria-label={intl.formatMessage(messages.attachments)}>
      {changes.map(({ media, kind, description }) => (
        <li key={media.id} className={styles.medium} data-kind={kind}>
          <Thumb media={media} covered={covered} />
          <div className={styles.words}>
            <p className={styles.what}>
              <span>{intl.formatMessage(kinds[media.type])}</span>
              {kind !== 'same' && <span className={styles.mark}>{intl.formatMessage(marks[kind])}</span>}
              {description.some((piece) => piece.kind !== 'same') && (
                <span className={styles.mark}>{intl.formatMessage(messages.altTextChanged)}</span>
              )}
            </p>
            {covered ? null : description.length > 0 ? (
              <p className={styles.description} dir="auto" lang={language ?? undefined}>
                <DiffText pieces={description} />
              </p>
            ) : (
              <p className={styles.none}>{intl.formatMessage(messages.noAltText)}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

const kinds = {
  image: messages.image,
  gifv: messages.gif,
  video: messages.video,
  audio: messages.audio,
  unknown: messages.file,
}
const marks = {
  added: messages.mediaAdded,
  removed: messages.mediaRemoved,
  moved: messages.mediaMoved,
}
const icons = { image: ImageIcon, gifv: GifIcon, video: VideoIcon, audio: SoundIcon, unknown: AttachIcon }

/** A thumbnail; the text next to it says what it is. */
function Thumb({ media, covered }: { media: VersionMedium; covered: boolean }) {
  const Icon = covered ? HideIcon : icons[media.type]
  return (
    <span className={styles.thumb} aria-hidden>
      {media.blurhash !== null && <Blur hash={media.blurhash} className={styles.blur} />}
      <Icon className={styles.icon} size={20} />
      {!covered && media.preview_url !== null && media.type !== 'audio' && (
        <img loading="lazy" src={media.preview_url} alt="" decoding="async" />
      )}
    </span>
  )
}
