import { useMemo } from 'react'
import { nameOf } from '@/features/accounts'
import { AccountPosts, accountSource, Timeline } from '@/features/timelines'
import type { Account } from '@/schemas/entities'
import { ProfilePage } from './profile'
import { usePlace } from './use-place'

function Posts({ account }: { account: Account }) {
  const { key, ...place } = usePlace(`account/${account.id}/posts`)
  return <AccountPosts key={key} id={account.id} label={nameOf(account)} {...place} />
}

function Replies({ account }: { account: Account }) {
  const { id } = account
  const source = useMemo(() => accountSource(id, 'replies'), [id])
  const { key, ...place } = usePlace(`account/${id}/replies`)
  return <Timeline key={key} source={source} label={nameOf(account)} {...place} />
}

export const PostsRoute = () => (
  <ProfilePage tab="posts">{(account) => <Posts account={account} />}</ProfilePage>
)
export const RepliesRoute = () => (
  <ProfilePage tab="replies">{(account) => <Replies account={account} />}</ProfilePage>
)
