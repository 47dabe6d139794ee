import { useMemo } from 'react'
import { nameOf } from '@/features/accounts'
import { AccountPosts, accountSource, Timeline } from '@/features/timelines'
import type { Account } from '@/schemas/entities'
import { ProfilePage, type ProfileProps } from './profile'
import { useScrollPosition } from '../../pages/use-scroll-position'

function Posts({ account }: { account: Account }) {
  const { key, ...place } = useScrollPosition(`account/${account.id}/posts`)
  return <AccountPosts key={key} id={account.id} label={nameOf(account)} {...place} />
}

function Replies({ account }: { account: Account }) {
  const { id } = account
  const source = useMemo(() => accountSource(id, 'replies'), [id])
  const { key, ...place } = useScrollPosition(`account/${id}/replies`)
  return <Timeline key={key} source={source} label={nameOf(account)} {...place} />
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
