import type { Card } from '@/schemas/entities'
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
  if (!/^https?:\/\//i.test(card.url)) return null
  const wide = (card.width ?? 0) > (card.height ?? 0)
  return (
    <a
      href={card.url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={styles.card}
      data-wide={(wide && card.image !== null && !sensitive) || undefined}
      lang={card.language ?? undefined}
    >
      {card.image !== null && !sensitive && (
        <span className={styles.picture}>
          <img src={card.image} alt={card.image_description} loading="lazy" decoding="async" />
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
