import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { accountQuery, lookupQuery, nameOf } from '@/features/accounts'
import { FeaturedTab, FeaturedTags, ProfileHeader, Veil } from '@/features/profiles'
import { linkOf } from '@/features/statuses'
import { AccountPosts, accountSource, Gallery, Timeline, type AccountTab } from '@/features/timelines'
import { EmojiText } from '@/lib/html/emoji-text'
import { defineMessages, useIntl, type Message } from '@/lib/i18n'
import { paths } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { Account } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import { Column } from '../layout/column'
import { PageMeta } from '../layout/page-meta'
import { TabBar } from '../layout/tab-bar'
import { usePlace } from './use-place'
import styles from './profile.module.css'

const messages = defineMessages({
  title: {
    id: 'profilePage.title',
    defaultMessage: 'Profile',
    description: 'Title of a profile while it loads',
  },
  posts: { id: 'profilePage.posts', defaultMessage: 'Posts', description: 'Tab of a profile' },
  replies: {
    id: 'profilePage.replies',
    defaultMessage: 'Posts and replies',
    description: 'Tab of a profile',
  },
  media: { id: 'profilePage.media', defaultMessage: 'Media', description: 'Tab of a profile' },
  featured: {
    id: 'profilePage.featured',
    defaultMessage: 'Featured',
    description: 'Tab of a profile: hashtags and people it recommends',
  },
  tagged: {
    id: 'profilePage.tagged',
    defaultMessage: 'Posts with {tag}',
    description: 'Heading over the posts of somebody with a hashtag',
  },
  missing: {
    id: 'profilePage.missing',
    defaultMessage: 'Nobody is known by this name',
    description: 'Title: a profile was not found',
  },
  missingText: {
    id: 'profilePage.missingText',
    defaultMessage: 'The server does not know {acct}. It may be spelt otherwise, or be gone.',
    description: 'Text: a profile was not found',
  },
})

const NOBODY = '' as AccountId

function ProfileRoute({ tab, tagged }: { tab: Tab; tagged?: string }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { acct } = useParams({ from: '/@{$acct}' })
  const lookup = useQuery({ ...lookupQuery(runtime, acct), refetchOnMount: true })
  const id = lookup.data ?? null
  // The subject of a screen is read anew while the held view paints.
  const subject = useQuery({
    ...accountQuery(runtime, id ?? NOBODY),
    enabled: id !== null,
    staleTime: 30_000,
    refetchOnMount: true,
  })
  const account = useEntity('account', id) ?? subject.data
  const failed = lookup.error ? lookup : subject.error ? subject : null
  // One column for all states of the page, so that its heading keeps the focus.
  return (
    <Column
      title={account ? `${nameOf(account)} (@${account.acct})` : intl.formatMessage(messages.title)}
      heading={
        account && (
          <bdi>
            <EmojiText text={nameOf(account)} emojis={account.emojis} />
          </bdi>
        )
      }
      back
    >
      {account ? (
        <Profile account={account} tab={tab} tagged={tagged} />
      ) : lookup.data === null ? (
        <EmptyState
          title={intl.formatMessage(messages.missing)}
          text={intl.formatMessage(messages.missingText, { acct: `@${acct}` })}
        />
      ) : failed?.error ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} busy={failed.isFetching} />
      ) : (
        <SkeletonList />
      )}
    </Column>
  )
}

/** The parts of a profile that have addresses of their own. */
type Tab = AccountTab | 'featured' | 'tagged'

function Profile({ account, tab, tagged }: { account: Account; tab: Tab; tagged: string | undefined }) {
  const intl = useIntl()
  const base = paths.profile(account.acct)
  const tabs: [Tab, string, Message][] = [
    ['posts', base, messages.posts],
    ['replies', `${base}/with_replies`, messages.replies],
    ['media', `${base}/media`, messages.media],
    ['featured', `${base}/featured`, messages.featured],
  ]
  return (
    <>
      <PageMeta url={linkOf(account)} findable={account.noindex !== true} />
      <ProfileHeader account={account} />
      {!account.suspended && (
        <Veil account={account}>
          <TabBar
            label={intl.formatMessage(messages.title)}
            tabs={tabs.map(([each, to, text]) => ({
              to,
              text: intl.formatMessage(text),
              current: each === tab,
            }))}
          />
          <Part account={account} tab={tab} tagged={tagged} />
        </Veil>
      )}
    </>
  )
}

/** What a tab of a profile shows. */
function Part({ account, tab, tagged }: { account: Account; tab: Tab; tagged: string | undefined }) {
  const intl = useIntl()
  const { id } = account
  const label = nameOf(account)
  const kind = tab === 'featured' || tab === 'tagged' ? 'replies' : tab
  const source = useMemo(() => accountSource(id, kind, tagged), [id, kind, tagged])
  const { key, ...place } = usePlace(
    `account/${id}/${tab}${tagged === undefined ? '' : `/${tagged.toLowerCase()}`}`,
  )
  if (tab === 'featured') return <FeaturedTab account={account} />
  if (tab === 'media') return <Gallery key={key} source={source} label={label} {...place} />
  if (tab === 'posts') return <AccountPosts key={key} id={id} label={label} {...place} />
  const posts = <Timeline key={key} source={source} label={label} {...place} />
  if (tagged === undefined) return posts
  return (
    <FeaturedTags account={account} current={tagged}>
      <h2 className={styles.tagged}>{intl.formatRich(messages.tagged, { tag: <bdi>#{tagged}</bdi> })}</h2>
      {posts}
    </FeaturedTags>
  )
}

/** One's posts with a hashtag. */
export function TaggedRoute() {
  const { tag } = useParams({ from: '/@{$acct}/tagged/$tag' })
  return <ProfileRoute tab="tagged" tagged={tag} />
}
export const PostsRoute = () => <ProfileRoute tab="posts" />
export const RepliesRoute = () => <ProfileRoute tab="replies" />
export const MediaRoute = () => <ProfileRoute tab="media" />
export const FeaturedRoute = () => <ProfileRoute tab="featured" />
