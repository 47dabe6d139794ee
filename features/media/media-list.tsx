import { useState } from 'react'
import { useIntl } from '@/lib/i18n'
import { AttachIcon } from '@/lib/ui/icons'
import type { Media } from '@/schemas/media'
import { Failed } from './failed'
import { messages } from './messages'
import { fullOf } from './sources'
import styles from './media-list.module.css'

interface Props {
  media: readonly Media[]
  lang: string | null
}

/** What is heard, and files of unknown kind: one under another. */
export function MediaList({ media, lang }: Props) {
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
  const [failed, setFailed] = useState(false)
  const full = fullOf(media)
  const description = media.description?.trim() ?? ''
  return (
    <figure className={styles.sound}>
      {failed || full === null ? (
        <Failed href={media.remote_url ?? full} />
      ) : (
        // Servers keep no captions; the description below stands in their place.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio
          src={full}
          aria-label={description || undefined}
          controls
          preload="none"
          onError={() => setFailed(true)}
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

const fileName = (address: string) => {
  try {
    return decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '')
  } catch {
    return ''
  }
}

function File({ media, lang }: { media: Media; lang: string | null }) {
  const intl = useIntl()
  const address = media.remote_url ?? media.url
  if (address === null) return <Failed href={null} />
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" className={styles.file}>
      <AttachIcon size={18} aria-hidden />
      <bdi lang={lang ?? undefined}>
        {media.description?.trim() || fileName(address) || intl.formatMessage(messages.file)}
      </bdi>
    </a>
  )
}
