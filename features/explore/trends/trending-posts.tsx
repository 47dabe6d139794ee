import { useMemo } from 'react'
import { StatusList } from '@/features/timelines'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { messages } from './messages'
import { trendingPosts } from './trend-lists'
import type { TrendsProps } from './trend-rows'
import { TrendsEmpty, trendsFailed } from './trend-states'

/** Posts that many people currently boost and favourite. */
export function TrendingPosts(position: TrendsProps) {
  const intl = useIntl()
  const runtime = useRuntime()
  const list = useMemo(() => trendingPosts(runtime), [runtime])
  return (
    <StatusList
      {...position}
      list={list}
      label={intl.formatMessage(messages.posts)}
      context="public"
      empty={<TrendsEmpty />}
      failed={trendsFailed}
    />
  )
}
