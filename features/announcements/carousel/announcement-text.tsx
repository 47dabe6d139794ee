import { useContentNavigate, useContentSetting } from '@/features/statuses'
import { Html } from '@/lib/html/html'
import type { RenderOptions } from '@/lib/html/render'
import { useClock, useIntl } from '@/lib/i18n'
import { CalendarIcon } from '@/lib/ui/icons'
import { eventDates } from '../event-dates'
import type { Announcement } from '../rules'
import styles from './announcement-text.module.css'

/** Returns the render options of its text, the same everywhere so that the result is cached. */
export const announcementOptions = (
  { emojis, mentions, tags }: Announcement,
  setting: { server: string; base: string },
): RenderOptions => ({ emojis, mentions, tags, ...setting })

/** The dates of an announcement and its text. */
export function AnnouncementText({ announcement }: { announcement: Announcement }) {
  const intl = useIntl()
  const clock = useClock()
  const setting = useContentSetting()
  const onNavigate = useContentNavigate()
  const dates = eventDates(intl, announcement, clock.read())
  return (
    <>
      {dates !== null && (
        <p className={styles.dates}>
          <CalendarIcon aria-hidden />
          {dates}
        </p>
      )}
      <Html
        content={announcement.content}
        {...announcementOptions(announcement, setting)}
        className={styles.text}
        onNavigate={onNavigate}
      />
    </>
  )
}
