import { useSyncExternalStore } from 'react'
import { hashKey, type QueryKey } from '@tanstack/react-query'
import { defineMessages, useIntl } from '@/lib/i18n'
import { absoluteTime, fullDate } from '@/lib/i18n/format'
import { useRuntime } from '@/lib/runtime'
import styles from './list.module.css'

const messages = defineMessages({
  from: {
    id: 'list.from',
    defaultMessage: 'Last updated: {time}',
    description:
      'Above a list that an earlier visit stored, while there is no connection; {time}: such as 14:05, or a date with time',
  },
})

interface Props {
  /** The key of a live list, or the time of the last answer in ms. */
  from: QueryKey | number
}

/** When this page began to load lists, in ms since the epoch. The page before it may have stored until then. */
function startOfVisit(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return performance.timeOrigin + (navigation?.domInteractive ?? 0)
}

/** Says from when the rows are that an earlier visit stored. Nothing for rows that this visit loaded. */
export default function StaleNote({ from }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { cache } = runtime
  const queries = runtime.client.getQueryCache()
  const read = () =>
    typeof from !== 'number'
      ? (cache.lists.restoredAt.get(hashKey(from)) ?? null)
      : from < startOfVisit()
        ? from
        : null
  const at = useSyncExternalStore((listener) => queries.subscribe(listener), read)
  if (at === null) return null
  const isToday = fullDate(intl, at) === fullDate(intl, runtime.now())
  const time = isToday ? intl.formatTime(at) : absoluteTime(intl, at)
  return <p className={styles.from}>{intl.formatMessage(messages.from, { time })}</p>
}
