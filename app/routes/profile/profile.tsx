import type { ReactNode } from 'react'
import { nameOf } from '@/features/accounts'
import { collectionsEntry } from '@/features/collections'
import { useMayHave } from '@/features/instance'
import { ProfileHeader, HiddenProfile } from '@/features/profiles'
import { plainName } from '@/features/session'
import { linkOf } from '@/features/statuses'
import type { AccountTab } from '@/features/timelines'
import { EmojiText } from '@/lib/html/emoji-text'
import { defineMessages, useIntl, type Message } from '@/lib/i18n'
import { paths, type Path } from '@/lib/navigation'
import type { Account } from '@/schemas/entities'
import { PageMeta } from '../../layout/column/page-meta'
import { TabBar } from '../../layout/column/tab-bar'
import type { ScreenProps } from '../../pages/page'
import { AccountFrame } from './account-frame'

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
    description: 'Tab of a profile: hashtags and accounts that the account features',
  },
  followers: { id: 'profilePage.followers', defaultMessage: 'Followers', description: 'Tab of a profile' },
  following: {
    id: 'profilePage.following',
    defaultMessage: 'Following',
    description: 'Tab of a profile: the accounts that the account follows',
  },
})

/** The tabs of a profile that have their own address. */
type Tab = AccountTab | 'featured' | 'collections' | 'tagged' | 'followers' | 'following'

type ProfileTab = [tab: Tab, path: Path, text: Message]

/** Props of a screen of a profile. */
export type ProfileProps = ScreenProps<{ acct: string }>

interface Props {
  /** Name of the account in the address. */
  acct: string
  tab: Tab
  /** Renders the content of the tab. */
  children: (account: Account) => ReactNode
}

const headingOf = (account: Account) => (
  <bdi>
    <EmojiText text={nameOf(account)} emojis={account.emojis} />
  </bdi>
)

/** The profile page of an account: its header, the tabs, and the content of the open one. */
export function ProfilePage({ acct, tab, children }: Props) {
  const intl = useIntl()
  return (
    <AccountFrame
      acct={acct}
      title={(account) =>
        account ? `${plainName(account)} (@${account.acct})` : intl.formatMessage(messages.title)
      }
      heading={headingOf}
    >
      {(account) => (
        <Profile account={account} tab={tab}>
          {children(account)}
        </Profile>
      )}
    </AccountFrame>
  )
}

function Profile({ account, tab, children }: { account: Account; tab: Tab; children: ReactNode }) {
  const intl = useIntl()
  const hasCollections = useMayHave('collections')
  const base = paths.profile(account.acct)
  const posts: ProfileTab = ['posts', base, messages.posts]
  // The lists of people open from the counts of the header and have tabs of their own.
  const tabs: ProfileTab[] =
    tab === 'followers' || tab === 'following'
      ? [
          posts,
          ['followers', paths.followers(account.acct), messages.followers],
          ['following', paths.following(account.acct), messages.following],
        ]
      : [
          posts,
          ['replies', `${base}/with_replies`, messages.replies],
          ['media', `${base}/media`, messages.media],
          ['featured', `${base}/featured`, messages.featured],
          ['collections', paths.collectionsOf(account.acct), collectionsEntry.label],
        ]
  const isHidden: Partial<Record<Tab, boolean>> = {
    media: account.show_media === false,
    featured: account.show_featured === false,
    collections: !hasCollections,
  }
  return (
    <>
      <PageMeta url={linkOf(account)} findable={account.noindex !== true} />
      <ProfileHeader account={account} />
      {!account.suspended && (
        <HiddenProfile account={account}>
          <TabBar
            label={intl.formatMessage(messages.title)}
            // A link still opens a tab that the owner hides.
            tabs={tabs
              .filter(([each]) => each === tab || !isHidden[each])
              .map(([each, to, text]) => ({
                to,
                text: intl.formatMessage(text),
                current: each === tab,
              }))}
          />
          {children}
        </HiddenProfile>
      )}
    </>
  )
}
