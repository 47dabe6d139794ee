import { PostsBar, useProfileView } from '@/features/profiles'
import { plainName } from '@/features/session'
import { remotePostsEnd, VisitedPosts } from '@/features/timelines'
import { useRuntime } from '@/lib/runtime'
import { lazyPart } from '@/lib/ui/lazy-part'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { Account } from '@/schemas/entities'
import { ProfilePage, type ProfileProps } from './profile'
import { useScrollPosition } from '../../pages/use-scroll-position'

const Placeholder = () => <SkeletonList />

/** Needs the code of a timeline, which visitors load once they choose other posts than those shown first. */
const ChosenPosts = lazyPart(async () => ({ default: (await import('./posts')).ChosenPosts }), Placeholder)

function FirstPosts({ account }: { account: Account }) {
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

function Posts({ account }: { account: Account }) {
  const { boosts, replies } = useProfileView(useRuntime().identity.key)
  return (
    <>
      <PostsBar account={account} kinds={['boosts', 'replies']} />
      {boosts && !replies ? <FirstPosts account={account} /> : <ChosenPosts account={account} />}
    </>
  )
}

/** The posts of an account, for visitors. */
export const VisitorPostsRoute = ({ params: { acct } }: ProfileProps) => (
  <ProfilePage acct={acct} tab="posts">
    {(account) => <Posts account={account} />}
  </ProfilePage>
)
