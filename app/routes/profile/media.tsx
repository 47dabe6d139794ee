import { useMemo } from 'react'
import { plainName } from '@/features/session'
import { accountSource, Gallery, remotePostsEnd } from '@/features/timelines'
import type { Account } from '@/schemas/entities'
import { ProfilePage, type ProfileProps } from './profile'
import { useScrollPosition } from '../../pages/use-scroll-position'

function Media({ account }: { account: Account }) {
  const { id } = account
  const replies = account.show_media_replies !== false
  const source = useMemo(() => accountSource(id, 'media', { replies }), [id, replies])
  const { key, ...position } = useScrollPosition(`account/${id}/media`)
  return (
    <Gallery
      key={key}
      source={source}
      label={plainName(account)}
      end={remotePostsEnd(account)}
      {...position}
    />
  )
}

/** The media of an account. */
export const MediaRoute = ({ params: { acct } }: ProfileProps) => (
  <ProfilePage acct={acct} tab="media">
    {(account) => <Media account={account} />}
  </ProfilePage>
)
