import { useState, type CSSProperties, type KeyboardEvent } from 'react'
import { useContentSetting } from '@/features/statuses'
import { renderHtml } from '@/lib/html/render'
import { useIntl, useRelativeTime } from '@/lib/i18n'
import { announce } from '@/lib/ui/announce/announce'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { ChevronLeftIcon, ChevronRightIcon } from '@/lib/ui/icons'
import { messages } from '../messages'
import { isEdited, isUnreadAnnouncement, type Announcement } from '../rules'
import { AnnouncementText, announcementOptions } from './announcement-text'
import { AnnouncementReactions } from './announcement-reactions'
import { useDismissSeen } from './use-dismiss-seen'
import { useSwipePages } from './use-swipe-pages'
import styles from './carousel.module.css'

/** When an announcement was published, or changed since. */
function AnnouncementTime({ announcement }: { announcement: Announcement }) {
  const intl = useIntl()
  const edited = isEdited(announcement)
  const at = (edited ? announcement.updated_at : announcement.published_at) ?? ''
  const time = useRelativeTime(at, 'long')
  if (time === '') return <span />
  return (
    <time dateTime={at} className={styles.age}>
      {edited ? intl.formatMessage(messages.updated, { time }) : time}
    </time>
  )
}

/** Returns the announcement on screen: the first unread one, and its neighbour after it was removed. */
function useCurrent(items: readonly Announcement[]) {
  const [current, setCurrent] = useState(() => {
    const unread = items.findIndex(isUnreadAnnouncement)
    const at = Math.max(0, unread)
    return { id: items[at]?.id, at }
  })
  const found = items.findIndex(({ id }) => id === current.id)
  const at = found >= 0 ? found : Math.max(0, Math.min(current.at, items.length - 1))
  if (found !== current.at) {
    const next = { id: items[at]?.id, at }
    if (next.id !== current.id || next.at !== current.at) setCurrent(next)
  }
  return { at, show: (next: number) => setCurrent({ id: items[next]?.id, at: next }) }
}

/** The announcements, one at a time: by buttons, arrow keys and swipes. */
export function Carousel({ items }: { items: readonly Announcement[] }) {
  const intl = useIntl()
  const setting = useContentSetting()
  const { at, show } = useCurrent(items)
  const total = items.length
  const current = items[at]
  const seen = useDismissSeen(current)
  const position = { position: intl.formatNumber(at + 1), total: intl.formatNumber(total) }
  const page = (step: 1 | -1) => {
    const next = items[at + step]
    if (!next) return
    show(at + step)
    const { text } = renderHtml(next.content, announcementOptions(next, setting))
    const spoken = { ...position, position: intl.formatNumber(at + step + 1), text }
    announce(intl.formatMessage(messages.spoken, spoken))
  }
  const swipe = useSwipePages({ at, total, rtl: intl.dir === 'rtl', onPage: page })
  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    // Keys of the emoji picker arrive here too.
    if (event.defaultPrevented || !event.currentTarget.contains(event.target as Node)) return
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const forward = intl.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    page(event.key === forward ? 1 : -1)
  }
  if (!current) return null
  return (
    // Arrow keys page from every control inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={seen}
      className={styles.carousel}
      data-first={at === 0 || undefined}
      aria-label={intl.formatMessage(messages.title)}
      aria-roledescription={intl.formatMessage(messages.carousel)}
      onKeyDown={pressed}
    >
      {/* Above the text, whose height changes: a second press must hit the same button. */}
      <div className={styles.head}>
        <AnnouncementTime announcement={current} />
        {total > 1 && (
          <span className={styles.pages}>
            <IconButton
              size="small"
              icon={<ChevronLeftIcon className={styles.chevron} aria-hidden />}
              label={intl.formatMessage(messages.previous)}
              aria-disabled={at === 0 || undefined}
              onClick={() => page(-1)}
            />
            <span className={styles.position}>{intl.formatMessage(messages.position, position)}</span>
            <IconButton
              size="small"
              icon={<ChevronRightIcon className={styles.chevron} aria-hidden />}
              label={intl.formatMessage(messages.next)}
              aria-disabled={at === total - 1 || undefined}
              onClick={() => page(1)}
            />
          </span>
        )}
      </div>
      <div className={styles.view}>
        <div className={styles.track} style={{ '--at': at } as CSSProperties} {...swipe}>
          {items.map((each, index) => (
            <div
              key={each.id}
              className={styles.slide}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for form fields
              role="group"
              aria-roledescription={intl.formatMessage(messages.slide)}
              aria-label={intl.formatMessage(messages.position, {
                ...position,
                position: intl.formatNumber(index + 1),
              })}
              inert={index !== at}
            >
              <AnnouncementText announcement={each} />
              <AnnouncementReactions announcement={each} />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
