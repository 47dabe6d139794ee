import { plainName } from '@/features/session'
import { remotePostsEnd, VisitedPosts } from '@/features/timelines'
import type { Account } from '@/schemas/entities'
import { ProfilePage, type ProfileProps } from './profile'
import { useScrollPosition } from '../../pages/use-scroll-position'

function Posts({ account }: { account: Account }) {
  const { key, ...position } = useScrollPosition(`account/${account.id}/posts`)
  return (
    <VisitedPosts
      key={key}
      id={account.id}
      label={plainName(account)}
      end={remotePostsEnd(account)}
      {...position}
    />
  )
}

/** The posts of an account, for visitors. */
export const VisitorPostsRoute = ({ params: { acct } }: ProfileProps) => (
  <ProfilePage acct={acct} tab="posts">
    {(account) => <Posts account={account} />}
  </ProfilePage>
)
