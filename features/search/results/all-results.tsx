import { useMemo, useState, type ReactNode } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { AccountRow, useListedIds } from '@/features/accounts'
import type { ApiError } from '@/lib/http'
import { useIntl, type Message } from '@/lib/i18n'
import { paths, type SearchType, type Path } from '@/lib/navigation'
import { idsOf } from '@/lib/query'
import { useRuntime } from '@/lib/runtime'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { TitledSection } from '@/lib/ui/titled-section/titled-section'
import { messages } from '../messages'
import { ResultsLink } from '../results-link'
import { peopleResults, postResults, tagResults, foundTags } from '../queries'
import { HandleLookup } from './handle-lookup'
import { PostResults } from './post-results'
import type { ResultProps } from './result-props'
import { NoResults } from './states'
import { TagRow } from './tag-row'
import styles from './results.module.css'

/** Maximum number of accounts and hashtags above the posts. */
const MAX_FIRST = 3

const NONE: readonly never[] = []

interface SectionProps {
  title: Message
  /** Link to all results; null when all are shown. */
  more: { to: Path; text: Message } | null
  /** The link replaces the page. */
  replaces: boolean
  children: ReactNode
}

/** The first results of a type, and a link to all of them. */
function Section({ title, more, replaces, children }: SectionProps) {
  const intl = useIntl()
  return (
    <TitledSection title={intl.formatMessage(title)}>
      {/* The rows are list items by role. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="list">{children}</div>
      {more && (
        <ResultsLink to={more.to} replaces={replaces} className={styles.all}>
          {intl.formatMessage(more.text)}
        </ResultsLink>
      )}
    </TitledSection>
  )
}

/** Returns the first people and hashtags that a search finds, and the states of all results. */
function useFirstResults(text: string) {
  const runtime = useRuntime()
  const lists = useMemo(
    () => ({
      people: peopleResults(runtime, text),
      tags: tagResults(runtime, text),
      posts: { ...postResults(runtime, text), enabled: false },
    }),
    [runtime, text],
  )
  const people = useInfiniteQuery(lists.people)
  const tags = useInfiniteQuery(lists.tags)
  const posts = useInfiniteQuery(lists.posts)
  const ids = useListedIds(useMemo(() => (people.data ? idsOf(people.data) : NONE), [people.data]))
  const found = useMemo(() => [...foundTags(tags.data?.pages ?? NONE).values()], [tags.data])
  return { people, tags, posts, ids, found }
}

interface Props extends ResultProps {
  /** True in a column that keeps its page: all results of a type replace it. */
  isPinned: boolean
}

/** The first people and hashtags, then the posts on this device and all others. */
export function AllResults({ text, isPinned, ...position }: Props) {
  const intl = useIntl()
  const { me } = useRuntime()
  const { people, tags, posts, ids, found } = useFirstResults(text)
  const all = me === null ? [people, tags] : [people, tags, posts]
  // Kept during a retry, so that the button keeps its place and focus.
  const [failure, setFailure] = useState<ApiError | null>(null)
  if (people.error && people.error !== failure && all.every(({ isError }) => isError))
    setFailure(people.error)
  if (failure && all.every(({ data }) => data === undefined))
    return (
      <ErrorState
        error={failure}
        onRetry={() => {
          for (const { refetch } of all) void refetch()
        }}
        busy={all.some(({ isFetching }) => isFetching)}
      />
    )
  const isPending = people.isPending || tags.isPending
  const hasFirst = ids.length > 0 || found.length > 0
  const failed = people.isError ? people : tags.isError ? tags : null
  const more = (type: SearchType, count: number, label: Message) =>
    count > MAX_FIRST ? { to: paths.search(text, type), text: label } : null
  const empty = isPending ? (
    <SkeletonList />
  ) : hasFirst || failed ? (
    <EmptyState
      compact
      title={intl.formatMessage(messages.noPosts)}
      text={intl.formatMessage(messages.noPostsText)}
    />
  ) : (
    <NoResults text={text} />
  )
  return (
    <>
      <HandleLookup text={text} />
      {isPending && <SkeletonList kind="account" rows={MAX_FIRST} />}
      {failed && !isPending && (
        <ErrorState
          compact
          error={failed.error}
          onRetry={() => void failed.refetch()}
          busy={failed.isFetching}
        />
      )}
      {ids.length > 0 && (
        <Section
          title={messages.people}
          more={more('accounts', ids.length, messages.seeAllPeople)}
          replaces={isPinned}
        >
          {ids.slice(0, MAX_FIRST).map((id) => (
            <AccountRow key={id} id={id} />
          ))}
        </Section>
      )}
      {found.length > 0 && (
        <Section
          title={messages.hashtags}
          more={more('hashtags', found.length, messages.seeAllHashtags)}
          replaces={isPinned}
        >
          {found.slice(0, MAX_FIRST).map((tag) => (
            <TagRow key={tag.name} tag={tag} />
          ))}
        </Section>
      )}
      {me === null && !isPending && !hasFirst && !failed && <NoResults text={text} />}
      <PostResults text={text} empty={empty} waits={isPending} {...position} />
    </>
  )
}
