import { FollowList } from '@/features/people'
import type { Account } from '@/schemas/entities'
import { useScrollPosition } from '../../pages/use-scroll-position'
import { ProfilePage, type ProfileProps } from './profile'

function Follows({ account, side }: { account: Account; side: 'followers' | 'following' }) {
  const { key, ...position } = useScrollPosition(`account/${account.id}/${side}`)
  return <FollowList key={key} account={account} side={side} {...position} />
}

/** The followers of an account. */
export const FollowersRoute = ({ params: { acct } }: ProfileProps) => (
  <ProfilePage acct={acct} tab="followers">
    {(account) => <Follows account={account} side="followers" />}
  </ProfilePage>
)

/** The accounts that an account follows. */
export const FollowingRoute = ({ params: { acct } }: ProfileProps) => (
  <ProfilePage acct={acct} tab="following">
    {(account) => <Follows account={account} side="following" />}
  </ProfilePage>
)
