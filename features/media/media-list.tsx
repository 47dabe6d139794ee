import { useIntl } from '@/lib/i18n'
import { AttachIcon } from '@/lib/ui/icons'
import type { StatusId } from '@/schemas/primitives'
import type { Media } from '@/schemas/statuses/media'
import { SoundPlayer } from './player/sound-player'
import { MediaFailed } from './tile/lazy-media-failed'
import { messages } from './messages'
import { descriptionOf, fileName, originalUrlOf } from './sources'
import styles from './media-list.module.css'

export interface MediaListProps {
  media: readonly Media[]
  lang: string | null
  /** The post of the media. */
  statusId: StatusId | undefined
}

/** Audio, and files of an unknown type, one below another. */
export default function MediaList({ media, lang, statusId }: MediaListProps) {
  return (
    <ul className={styles.list}>
      {media.map((each) => (
        <li key={each.id} className={styles.item}>
          {each.type === 'audio' ? (
            <Sound media={each} lang={lang} statusId={statusId} />
          ) : (
            <File media={each} lang={lang} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Sound({ media, lang, statusId }: { media: Media } & Omit<MediaListProps, 'media'>) {
  const description = descriptionOf(media)
  return (
    <figure className={styles.sound}>
      <SoundPlayer media={media} lang={lang} statusId={statusId} />
      {description !== '' && (
        <figcaption dir="auto" lang={lang ?? undefined}>
          {description}
        </figcaption>
      )}
    </figure>
  )
}

function File({ media, lang }: { media: Media; lang: string | null }) {
  const intl = useIntl()
  const address = originalUrlOf(media)
  if (address === null) return <MediaFailed media={media} />
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" className={styles.file}>
      <AttachIcon size="1.125rem" aria-hidden />
      <bdi lang={lang ?? undefined}>
        {descriptionOf(media) || fileName(address) || intl.formatMessage(messages.file)}
      </bdi>
    </a>
  )
}
