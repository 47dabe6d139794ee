import { useState } from 'react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { defineMessages, useIntl } from '@/lib/i18n'
import { isId } from '@/lib/live-list'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import type { TimelineSource } from '../engine/source'
import type { TimelineState } from '../engine/timeline-state'
import { relatedTags } from './related'
import styles from './related-tags.module.css'

const messages = defineMessages({
  label: {
    id: 'relatedTags.label',
    defaultMessage: 'Related hashtags',
    description: 'Label for screen readers of the links above the posts with a hashtag',
  },
})

/** Links to the hashtags that the first posts use besides this one. They do not change while the page is open. */
export function RelatedTags({ name, source }: { name: string; source: TimelineSource }) {
  const intl = useIntl()
  const { cache } = useRuntime()
  const { data } = useQuery<TimelineState>({ queryKey: source.key, queryFn: skipToken })
  const [related, setRelated] = useState<readonly string[] | null>(null)
  if (related === null && data && data.entries.length > 0)
    setRelated(
      relatedTags(
        name,
        data.entries.filter(isId).flatMap((id) => cache.read('status', id) ?? []),
      ),
    )
  if (!related || related.length === 0) return null
  return (
    <nav aria-label={intl.formatMessage(messages.label)}>
      <ul className={styles.tags}>
        {related.map((each) => (
          <li key={each}>
            <AppLink to={paths.tag(each)} className={styles.tag}>
              <bdi>#{each}</bdi>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
