import { useMemo } from 'react'
import { PostsBar, useProfileView, type ProfileView } from '@/features/profiles'
import { plainName } from '@/features/session'
import { AccountPosts, accountSource, remotePostsEnd, Timeline } from '@/features/timelines'
import { useRuntime } from '@/lib/runtime'
import type { Account } from '@/schemas/entities'
import { ProfilePage, type ProfileProps } from './profile'
import { useScrollPosition } from '../../pages/use-scroll-position'

/** Returns the key of the scroll position: one per tab and choice of posts. */
const positionOf = ({ id }: Account, tab: string, { boosts, replies }: Partial<ProfileView>) =>
  `account/${id}/${tab}${boosts ? '' : '/no boosts'}${replies ? '/replies' : ''}`

function Posts({ account }: { account: Account }) {
  const view = useProfileView(useRuntime().identity.key)
  const { key, ...position } = useScrollPosition(positionOf(account, 'posts', view))
  return (
    <>
      <PostsBar account={account} kinds={['boosts', 'replies']} />
      <AccountPosts
        key={key}
        id={account.id}
        label={plainName(account)}
        end={remotePostsEnd(account)}
        {...view}
        {...position}
      />
    </>
  )
}

function Replies({ account }: { account: Account }) {
  const { id } = account
  const { boosts } = useProfileView(useRuntime().identity.key)
  const source = useMemo(() => accountSource(id, 'replies', { boosts }), [id, boosts])
  const { key, ...position } = useScrollPosition(positionOf(account, 'replies', { boosts }))
  return (
    <>
      <PostsBar account={account} kinds={['boosts']} />
      <Timeline
        key={key}
        source={source}
        label={plainName(account)}
        end={remotePostsEnd(account)}
        {...position}
      />
    </>
  )
}

export const PostsRoute = ({ params: { acct } }: ProfileProps) => (
  <ProfilePage acct={acct} tab="posts">
    {(account) => <Posts account={account} />}
  </ProfilePage>
)
export const RepliesRoute = ({ params: { acct } }: ProfileProps) => (
  <ProfilePage acct={acct} tab="replies">
    {(account) => <Replies account={account} />}
  </ProfilePage>
)
