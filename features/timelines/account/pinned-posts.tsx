import { useState } from 'react'
import { StatusCard } from '@/features/statuses'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { Button } from '@/lib/ui/button/button'
import { RowBoundary } from '@/lib/ui/error-boundary/row-boundary'
import { statusRow } from '@/lib/ui/error-boundary/row-subject'
import { PinIcon } from '@/lib/ui/icons'
import type { StatusId } from '@/schemas/primitives'
import styles from './pinned-posts.module.css'

const messages = defineMessages({
  title: {
    id: 'pinnedPosts.title',
    defaultMessage: 'Pinned posts',
    description: 'Heading over the pinned posts of a profile',
  },
  list: {
    id: 'pinnedPosts.list',
    defaultMessage: 'Show as a list',
    description: 'Link over the user’s own pinned posts: opens the page with all of them',
  },
  all: {
    id: 'pinnedPosts.all',
    defaultMessage: 'Show all {count, number} pinned posts',
    description: 'Button under the first pinned post of a profile; {count}: number of pinned posts',
  },
  fewer: {
    id: 'pinnedPosts.fewer',
    defaultMessage: 'Show fewer pinned posts',
    description: 'Button under the pinned posts of a profile',
  },
})

/** The pinned posts of an account: the first one, and the others on request. */
export function PinnedPosts({ ids, own }: { ids: readonly StatusId[]; own: boolean }) {
  const intl = useIntl()
  const [all, setAll] = useState(false)
  if (ids.length === 0) return null
  return (
    <section className={styles.pinned} aria-label={intl.formatMessage(messages.title)}>
      <h2 className={styles.mark}>
        <PinIcon size="0.875rem" aria-hidden />
        {intl.formatMessage(messages.title)}
        {own && (
          <AppLink to={paths.pinned} className={styles.way}>
            {intl.formatMessage(messages.list)}
          </AppLink>
        )}
      </h2>
      {(all ? ids : ids.slice(0, 1)).map((id) => (
        <RowBoundary key={id} name={id} subject={statusRow(id)}>
          <StatusCard id={id} />
        </RowBoundary>
      ))}
      {ids.length > 1 && (
        <div className={styles.more}>
          <Button variant="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {intl.formatMessage(all ? messages.fewer : messages.all, { count: ids.length })}
          </Button>
        </div>
      )}
    </section>
  )
}
