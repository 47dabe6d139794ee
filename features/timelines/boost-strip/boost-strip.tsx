import { useRef, type KeyboardEvent } from 'react'
import { prefersReducedMotion } from '@/lib/hooks/use-reduced-motion'
import { useIntl } from '@/lib/i18n'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { ChevronLeftIcon, ChevronRightIcon } from '@/lib/ui/icons'
import { cx } from '@/lib/util/cx'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { BoostCard } from './boost-card'
import { messages } from './messages'
import styles from './boost-strip.module.css'
import place from '../timeline/lazy/boost-strip-space.module.css'

export interface BoostStripProps {
  /** The boosts, newest first. */
  ids: readonly StatusId[]
  /** The accounts that boosted a post, by row, where there are several. */
  boosters: ReadonlyMap<StatusId, readonly AccountId[]>
  position: number
  size: number
}

/** Boosts side by side. Scrolls by hand, with buttons, or card by card with the arrow keys. */
export default function BoostStrip({ ids, boosters, position, size }: BoostStripProps) {
  const intl = useIntl()
  const strip = useRef<HTMLUListElement>(null)
  const behavior = () => (prefersReducedMotion() ? 'instant' : 'smooth')
  const mirrored = () => strip.current !== null && getComputedStyle(strip.current).direction === 'rtl'
  const turn = (step: 1 | -1) => {
    const width = (strip.current?.clientWidth ?? 0) * 0.8
    strip.current?.scrollBy({ left: (mirrored() ? -step : step) * width, behavior: behavior() })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const { key } = event
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    const step = (key === 'ArrowRight') === mirrored() ? -1 : 1
    const links = [...(strip.current?.querySelectorAll('a') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement)
    const next = at < 0 ? links[0] : links[at + step]
    event.preventDefault()
    next?.focus({ preventScroll: true })
    next?.scrollIntoView({ behavior: behavior(), block: 'nearest', inline: 'nearest' })
  }
  const title = intl.formatMessage(messages.title, { count: ids.length })
  return (
    // The row itself takes arrow keys, to move the focus to its cards.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      className={cx(place.place, styles.row)}
      aria-label={title}
      aria-posinset={position}
      aria-setsize={size}
      // Screen readers move through a feed article by article.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <IconButton
          size="small"
          icon={<ChevronLeftIcon aria-hidden />}
          label={intl.formatMessage(messages.previous)}
          onClick={() => turn(-1)}
        />
        <IconButton
          size="small"
          icon={<ChevronRightIcon aria-hidden />}
          label={intl.formatMessage(messages.next)}
          onClick={() => turn(1)}
        />
      </header>
      <ul ref={strip} className={styles.cards} aria-label={title}>
        {ids.map((id) => (
          <BoostCard key={id} id={id} boosters={boosters.get(id)} />
        ))}
      </ul>
    </article>
  )
}
