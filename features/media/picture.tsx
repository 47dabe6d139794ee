import { useState } from 'react'
import { useIntl } from '@/lib/i18n'
import type { Media } from '@/schemas/media'
import { focusPosition } from './aspect'
import { Failed } from './failed'
import { messages } from './messages'
import { fullOf } from './sources'
import styles from './media-tile.module.css'

/** A picture that opens in full. */
export function Picture({ media, lang }: { media: Media; lang: string | null }) {
  const intl = useIntl()
  const [failed, setFailed] = useState(false)
  const full = fullOf(media)
  const source = media.preview_url ?? full
  if (failed || source === null) return <Failed href={media.remote_url ?? full} />
  const described = media.description !== null && media.description.trim() !== ''
  return (
    <a href={full ?? source} target="_blank" rel="noopener noreferrer" className={styles.link}>
      <img
        src={source}
        alt={described ? (media.description ?? '') : intl.formatMessage(messages.image)}
        lang={described ? (lang ?? undefined) : undefined}
        loading="lazy"
        decoding="async"
        style={{ objectPosition: focusPosition(media) }}
        onError={() => setFailed(true)}
      />
    </a>
  )
}
