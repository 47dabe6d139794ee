import { useCallback, useMemo } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSetting } from '@/features/settings'
import { useIntl } from '@/lib/i18n'
import { refreshPagedList } from '@/lib/query'
import { useRuntime } from '@/lib/runtime'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { HashtagIcon } from '@/lib/ui/icons'
import { PagedListBody } from '@/lib/ui/list'
import { messages } from '../messages'
import { PAGE_SIZE, tagResults, foundTags } from '../queries'
import type { ResultProps } from './result-props'
import { SignInForMore } from './states'
import { TagRow } from './tag-row'

/** Estimated height of a row in px. */
const ESTIMATED_HEIGHT = 65

const listFailed = (error: unknown, busy: boolean, onRetry: () => void) => (
  <ErrorState error={error} onRetry={onRetry} busy={busy} />
)

/** All hashtags that a search finds. */
export function TagResults({ text, memory, scroller }: ResultProps) {
  const intl = useIntl()
  const runtime = useRuntime()
  const byHand = useSetting('loadByHand')
  const list = useMemo(() => tagResults(runtime, text), [runtime, text])
  const query = useInfiniteQuery(list)
  const { data, hasNextPage } = query
  const tags = useMemo(() => foundTags(data?.pages ?? []), [data])
  const keys = useMemo(() => [...tags.keys()], [tags])
  const size = hasNextPage ? -1 : keys.length
  const renderRow = useCallback(
    (key: string, index: number) => {
      const tag = tags.get(key)
      return tag && <TagRow tag={tag} position={index + 1} size={size} />
    },
    [tags, size],
  )
  return (
    <PagedListBody
      kind="people"
      as="list"
      query={query}
      keys={keys}
      renderRow={renderRow}
      label={intl.formatMessage(messages.hashtags)}
      memory={memory}
      scroller={scroller}
      estimate={ESTIMATED_HEIGHT}
      byHand={byHand}
      onRefresh={() => refreshPagedList(runtime.client, list.queryKey)}
      failed={listFailed}
      failedText={intl.formatMessage(messages.moreTagsFailed)}
      empty={
        <EmptyState
          icon={<HashtagIcon />}
          title={intl.formatMessage(messages.noHashtags)}
          text={intl.formatMessage(messages.noHashtagsText)}
        />
      }
      end={runtime.me === null && keys.length >= PAGE_SIZE && <SignInForMore />}
    />
  )
}
