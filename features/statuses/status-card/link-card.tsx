import { useState } from 'react'
import { Blur } from '@/features/media'
import { PlayIcon } from '@/lib/ui/icons'
import type { Card } from '@/schemas/entities'
import { cardShape } from '../rules'
import styles from './link-card.module.css'

interface Props {
  card: Card
  /** The picture of a sensitive post is left out. */
  sensitive: boolean
}

const hostOf = (url: string) => {
  try {
    return new URL(url).host
  } catch {
    return ''
  }
}

/** A link with what the server read from its page; opens in a new tab. */
export function LinkCard({ card, sensitive }: Props) {
  const [failed, setFailed] = useState(false)
  if (!/^https?:\/\//i.test(card.url)) return null
  const picture = card.image !== null && !sensitive ? card.image : null
  return (
    <a
      href={card.url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={styles.card}
      data-shape={picture === null ? 'none' : cardShape(card)}
      lang={card.language ?? undefined}
    >
      {picture !== null && (
        <span className={styles.picture}>
          {card.blurhash !== null && <Blur hash={card.blurhash} />}
          {!failed && (
            <img
              src={picture}
              alt={card.image_description}
              loading="lazy"
              decoding="async"
              onError={() => setFailed(true)}
            />
          )}
          {card.type === 'video' && (
            <span className={styles.play}>
              <PlayIcon size={20} aria-hidden />
            </span>
          )}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.site} dir="auto">
          {card.provider_name || hostOf(card.url)}
        </span>
        <span className={styles.title} dir="auto">
          {card.title || card.url}
        </span>
        {card.description !== '' && (
          <span className={styles.description} dir="auto">
            {card.description}
          </span>
        )}
      </span>
    </a>
  )
}
