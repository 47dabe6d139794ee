import { useEffect, useMemo } from 'react'
import { CollectionsOf } from '@/features/collections'
import { FeaturedTab, FeaturedTags } from '@/features/profiles'
import { plainName } from '@/features/session'
import { accountSource, remotePostsEnd, Timeline } from '@/features/timelines'
import { defineMessages, useIntl } from '@/lib/i18n'
import { noteScreenShown } from '@/lib/util/first-screen'
import type { Account } from '@/schemas/entities'
import type { ScreenProps } from '../../pages/page'
import { ProfilePage, type ProfileProps } from './profile'
import { useScrollPosition } from '../../pages/use-scroll-position'
import styles from './profile.module.css'

const messages = defineMessages({
  tagged: {
    id: 'profilePage.tagged',
    defaultMessage: 'Posts with {tag}',
    description: 'Heading above the posts of an account with a hashtag; {tag}: the hashtag with #',
  },
})

function Tagged({ account, tag }: { account: Account; tag: string }) {
  const intl = useIntl()
  const { id } = account
  const source = useMemo(() => accountSource(id, 'replies', { tagged: tag }), [id, tag])
  const { key, ...position } = useScrollPosition(`account/${id}/tagged/${tag.toLowerCase()}`)
  return (
    <FeaturedTags account={account} current={tag}>
      <h2 className={styles.tagged}>{intl.formatRich(messages.tagged, { tag: <bdi>#{tag}</bdi> })}</h2>
      <Timeline
        key={key}
        source={source}
        label={plainName(account)}
        end={remotePostsEnd(account)}
        {...position}
      />
    </FeaturedTags>
  )
}

function Featured({ account }: { account: Account }) {
  useEffect(noteScreenShown, [])
  const { key, ...position } = useScrollPosition(`account/${account.id}/featured`)
  return <FeaturedTab key={key} account={account} {...position} />
}

/** The hashtags and accounts that an account features. */
export const FeaturedRoute = ({ params: { acct } }: ProfileProps) => (
  <ProfilePage acct={acct} tab="featured">
    {(account) => <Featured account={account} />}
  </ProfilePage>
)

/** The posts of an account with a hashtag. */
export const TaggedRoute = ({ params: { acct, tag } }: ScreenProps<{ acct: string; tag: string }>) => (
  <ProfilePage acct={acct} tab="tagged">
    {(account) => <Tagged account={account} tag={tag} />}
  </ProfilePage>
)

function Collections({ account }: { account: Account }) {
  const { key, ...position } = useScrollPosition(`account/${account.id}/collections`)
  return <CollectionsOf key={key} account={account} {...position} />
}

/** The collections of an account. */
export const ProfileCollectionsRoute = ({ params: { acct } }: ProfileProps) => (
  <ProfilePage acct={acct} tab="collections">
    {(account) => <Collections account={account} />}
  </ProfilePage>
)
