import { useEffect } from 'react'
import { FindPosts, HiddenProfile } from '@/features/profiles'
import { plainName } from '@/features/session'
import { defineMessages, useIntl } from '@/lib/i18n'
import { noteScreenShown } from '@/lib/util/first-screen'
import type { ScreenProps } from '../../pages/page'
import { useScrollPosition } from '../../pages/use-scroll-position'
import type { FindPostsSearchParams } from '../../routing/search'
import { AccountFrame } from './account-frame'

const messages = defineMessages({
  title: {
    id: 'findPostsPage.title',
    defaultMessage: 'Find posts',
    description: 'Title of the page that finds posts of an account, while it loads',
  },
  named: {
    id: 'findPostsPage.named',
    defaultMessage: 'Find posts by {name}',
    description: 'Title of the page that finds posts of an account; {name}: its display name',
  },
})

/** Counts as shown once the account is found: it may have no list. */
function Shown() {
  useEffect(noteScreenShown, [])
  return null
}

/** Posts of an account by words (`?q=`) or up to a month (`?month=2026-05`). */
export function FindPostsRoute({
  params: { acct },
  search,
}: ScreenProps<{ acct: string }, FindPostsSearchParams>) {
  const intl = useIntl()
  const { q = '', month } = search
  const { key, ...position } = useScrollPosition(`account/${acct}/find-posts/${q || (month ?? '')}`)
  return (
    <AccountFrame
      acct={acct}
      title={(account) =>
        account
          ? intl.formatMessage(messages.named, { name: plainName(account) })
          : intl.formatMessage(messages.title)
      }
    >
      {(account) => (
        <HiddenProfile account={account}>
          <Shown />
          <FindPosts key={key} account={account} query={q} month={month} {...position} />
        </HiddenProfile>
      )}
    </AccountFrame>
  )
}
