import { useRef, useState } from 'react'
import { Blur } from '@/features/media'
import { useSetting } from '@/features/settings'
import { shortDate, useClock, useIntl } from '@/lib/i18n'
import { hostNote } from '@/lib/html/apply/host-forms'
import { useLoadedParts } from '@/lib/html/sanitize/sanitizer'
import { hostOf } from '@/lib/html/url'
import { useRuntime } from '@/lib/runtime'
import { lazyPart } from '@/lib/ui/lazy-part'
import { PlayIcon } from '@/lib/ui/icons'
import { passFocus } from '@/lib/focus/pass-focus'
import type { Card } from '@/schemas/entities'
import { cardShape } from '../rules'
import { useHiddenMedia } from '../hidden-media'
import { setOpened, useOpened } from '../view-store'
import { CardAuthor } from './card-author'
import { cardMessages } from './card-messages'
import { embedSource } from './embed-source'
import styles from './link-card.module.css'

const Embed = lazyPart(() => import('./embed'))

interface Props {
  card: Card
  /** The image of a sensitive post is covered. */
  sensitive: boolean
  /** Key of the post in the view store. */
  name: string
}

/** A link preview. Opens in a new tab; videos play in place on request. */
export function LinkCard({ card, sensitive, name }: Props) {
  if (card.url === '') return null
  // Another URL resets the state of player and image.
  return <Shown key={card.url} card={card} sensitive={sensitive} name={name} />
}

function Shown({ card, sensitive, name }: Props) {
  const intl = useIntl()
  const clock = useClock()
  const { identity } = useRuntime()
  const [playing, setPlaying] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const { card: revealed } = useOpened(name)
  const showAll = useSetting('displayMedia') === 'show_all'
  const hidden = useHiddenMedia()
  const covered = (sensitive || hidden) && !(revealed ?? (showAll && !hidden))
  const frame = card.type === 'video' ? embedSource(card.html, [location.origin, identity.server]) : null
  const withImage = card.image !== null || frame !== null
  const title = card.title || card.url
  const site = card.provider_name || hostOf(card.url)
  const host = hostNote(card.url, site)
  // The code for hosts in other scripts loads on first use.
  useLoadedParts(card.url.includes('xn--'))
  const stop = () => {
    setPlaying(false)
    // Focus was in the player, and its start button is rendered again only after this.
    passFocus(root.current)
  }
  const reveal = () => {
    setOpened(name, { card: true })
    passFocus(root.current)
  }
  return (
    <div
      ref={root}
      className={styles.card}
      data-shape={withImage ? cardShape(card) : 'none'}
      data-playing={(playing && frame !== null) || undefined}
      lang={card.language ?? undefined}
    >
      {playing && frame !== null ? (
        <Embed src={frame} title={title} onClose={stop} onFailed={stop} />
      ) : (
        withImage && (
          <div className={styles.image}>
            <CardImage card={card} covered={covered} />
            {covered ? (
              <button type="button" className={styles.cover} onClick={reveal}>
                {intl.formatMessage(cardMessages.sensitive)}
              </button>
            ) : (
              frame !== null && (
                <button
                  type="button"
                  className={styles.play}
                  aria-label={intl.formatMessage(cardMessages.play, { title })}
                  onClick={() => setPlaying(true)}
                >
                  <PlayIcon size={20} aria-hidden />
                </button>
              )
            )}
          </div>
        )
      )}
      <div className={styles.words}>
        <span className={styles.site} dir="auto">
          {site}
          {host && ` [${host}]`}
          {card.published_at && (
            <time className={styles.date} dateTime={card.published_at}>
              {shortDate(intl, card.published_at, clock.read())}
            </time>
          )}
        </span>
        <a
          href={card.url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={styles.title}
          dir="auto"
        >
          {title}
        </a>
        {card.description !== '' && (
          <span className={styles.description} dir="auto">
            {card.description}
          </span>
        )}
        <CardAuthor card={card} />
      </div>
    </div>
  )
}

function CardImage({ card, covered }: { card: Card; covered: boolean }) {
  const [failed, setFailed] = useState(false)
  return (
    <>
      {card.blurhash !== null && <Blur hash={card.blurhash} />}
      {card.image !== null && !covered && !failed && (
        <img
          loading="lazy"
          src={card.image}
          alt={card.image_description}
          decoding="async"
          onError={() => setFailed(true)}
        />
      )}
    </>
  )
}
