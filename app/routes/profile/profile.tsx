import type { ReactNode } from 'react'
import { nameOf, useAccountByName } from '@/features/accounts'
import { ProfileHeader, Veil } from '@/features/profiles'
import { linkOf } from '@/features/statuses'
import type { AccountTab } from '@/features/timelines'
import { EmojiText } from '@/lib/html/emoji-text'
import { defineMessages, useIntl, type Message } from '@/lib/i18n'
import { paths } from '@/lib/navigation'
import { lazyPart } from '@/lib/ui/lazy-part'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { Account } from '@/schemas/entities'
import { ScreenFrame } from '../../layout/column/screen-frame'
import { PageMeta } from '../../layout/column/page-meta'
import { TabBar } from '../../layout/column/tab-bar'
import type { ScreenProps } from '../../pages/page'

/** Seldom seen, so its code comes when it is needed. */
const Absent = lazyPart(() => import('./absent'))

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
    description: 'Tab of a profile: hashtags and people it recommends',
  },
})

/** The parts of a profile that have addresses of their own. */
type Tab = AccountTab | 'featured' | 'tagged' | 'followers' | 'following'

/** Props of a screen of a profile. */
export type ProfileProps = ScreenProps<{ acct: string }>

interface Props {
  /** Name of the account in the address. */
  acct: string
  tab: Tab
  /** Renders the content of the tab. */
  children: (account: Account) => ReactNode
}

/** The profile page of an account: its header, the tabs, and the content of the open one. */
export function ProfilePage({ acct, tab, children }: Props) {
  const intl = useIntl()
  const found = useAccountByName(acct)
  const account = found.state === 'found' ? found.account : undefined
  // One column for all states of the page, so that its heading keeps the focus.
  return (
    <ScreenFrame
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
        <Profile account={account} tab={tab}>
          {children(account)}
        </Profile>
      ) : found.state === 'missing' ? (
        <Absent acct={acct} />
      ) : found.state === 'failed' ? (
        <Absent acct={acct} error={found.error} onRetry={found.retry} busy={found.isRetrying} />
      ) : (
        <SkeletonList />
      )}
    </ScreenFrame>
  )
}

function Profile({ account, tab, children }: { account: Account; tab: Tab; children: ReactNode }) {
  const intl = useIntl()
  const base = paths.profile(account.acct)
  const tabs: [Tab, string, Message][] = [
    ['posts', base, messages.posts],
    ['replies', `${base}/with_replies`, messages.replies],
    ['media', `${base}/media`, messages.media],
    ['featured', `${base}/featured`, messages.featured],
  ]
  return (
    <>
      <PageMeta url={linkOf(account)} findable={account.noindex !== true} />
      <ProfileHeader account={account} />
      {!account.suspended && (
        <Veil account={account}>
          <TabBar
            label={intl.formatMessage(messages.title)}
            tabs={tabs.map(([each, to, text]) => ({
              to,
              text: intl.formatMessage(text),
              current: each === tab,
            }))}
          />
          {children}
        </Veil>
      )}
    </>
  )
}
