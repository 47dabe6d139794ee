import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { accountQuery, lookupQuery, nameOf } from '@/features/accounts'
import { ProfileHeader } from '@/features/profiles'
import { accountSource, Timeline, type AccountTab } from '@/features/timelines'
import { EmojiText } from '@/lib/html/emoji-text'
import { defineMessages, useIntl } from '@/lib/i18n'
import { paths } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { Account } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import { Column } from '../layout/column'
import { TabBar } from '../layout/tab-bar'
import { usePlace } from './use-place'

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

function ProfileRoute({ tab }: { tab: AccountTab }) {
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
        <Profile account={account} tab={tab} />
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

function Profile({ account, tab }: { account: Account; tab: AccountTab }) {
  const intl = useIntl()
  const source = useMemo(() => accountSource(account.id, tab), [account.id, tab])
  const { key, ...place } = usePlace(`account/${account.id}/${tab}`)
  const base = paths.profile(account.acct)
  const tabs = [
    { to: base, text: intl.formatMessage(messages.posts), current: tab === 'posts' },
    { to: `${base}/with_replies`, text: intl.formatMessage(messages.replies), current: tab === 'replies' },
    { to: `${base}/media`, text: intl.formatMessage(messages.media), current: tab === 'media' },
  ]
  return (
    <>
      <ProfileHeader account={account} />
      {!account.suspended && (
        <>
          <TabBar label={intl.formatMessage(messages.title)} tabs={tabs} />
          <Timeline key={key} source={source} label={nameOf(account)} {...place} />
        </>
      )}
    </>
  )
}

export const PostsRoute = () => <ProfileRoute tab="posts" />
export const RepliesRoute = () => <ProfileRoute tab="replies" />
export const MediaRoute = () => <ProfileRoute tab="media" />
