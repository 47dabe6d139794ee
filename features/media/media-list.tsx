import { useIntl } from '@/lib/i18n'
import { AttachIcon } from '@/lib/ui/icons'
import type { Media } from '@/schemas/statuses/media'
import { MediaFailed } from './tile/lazy-media-failed'
import { useFailure } from './tile/use-failure'
import { messages } from './messages'
import { descriptionOf, fileName, fullUrlOf, originalUrlOf } from './sources'
import styles from './media-list.module.css'

export interface MediaListProps {
  media: readonly Media[]
  lang: string | null
}

/** Audio, and files of an unknown type, one below another. */
export default function MediaList({ media, lang }: MediaListProps) {
  return (
    <ul className={styles.list}>
      {media.map((each) => (
        <li key={each.id} className={styles.item}>
          {each.type === 'audio' ? <Sound media={each} lang={lang} /> : <File media={each} lang={lang} />}
        </li>
      ))}
    </ul>
  )
}

function Sound({ media, lang }: { media: Media; lang: string | null }) {
  const { failed, again, fail, retry } = useFailure()
  const full = fullUrlOf(media)
  const description = descriptionOf(media)
  return (
    <figure className={styles.sound}>
      {failed || full === null ? (
        <MediaFailed media={media} again={again} {...(full !== null && { onRetry: retry })} />
      ) : (
        // Servers provide no captions; the description below replaces them.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio
          src={full}
          aria-label={description || undefined}
          data-media={media.id}
          controls
          preload="none"
          onError={fail}
        />
      )}
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
