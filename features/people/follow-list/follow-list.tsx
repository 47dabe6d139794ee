import { useDeferredValue, useMemo, useState } from 'react'
import { AccountList } from '@/features/accounts'
import { linkOf } from '@/features/statuses'
import { MembersOnly } from '@/features/timelines'
import type { Scroller } from '@/lib/column'
import { isApiError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { buttonProps } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { AccountMissingIcon, AccountsIcon, HideIcon } from '@/lib/ui/icons'
import { WindowMemory } from '@/lib/ui/windowed-list'
import type { Account } from '@/schemas/entities'
import { followListQuery, followListRule, type FollowListSide } from './follow-list-query'
import { FollowListSearch } from './follow-list-search'
import { followerRow } from './follower-row'
import { matchesNames } from './matches-names'
import { messages } from './messages'
import styles from './follow-list.module.css'

interface Props {
  account: Account
  side: FollowListSide
  scroller: Scroller
  memory: WindowMemory
}

/** Returns the server of a remote account; null for a local one. */
const hostOf = ({ acct }: Account): string | null => acct.split('@')[1] ?? null

/** Links to the profile on its own server, which has the complete list. */
function OriginalLink({ account, host }: { account: Account; host: string }) {
  const intl = useIntl()
  const original = linkOf(account)
  if (original === null) return null
  return (
    <a href={original} target="_blank" rel="noopener noreferrer nofollow" {...buttonProps({ size: 'small' })}>
      {intl.formatMessage(messages.original, { host })}
    </a>
  )
}

/** Says that a list may be incomplete, and links to the server that has the rest. */
function RemoteEnd({ account, host, side }: { account: Account; host: string; side: FollowListSide }) {
  const intl = useIntl()
  const text = side === 'followers' ? messages.someFollowers : messages.someFollowing
  return (
    <div className={styles.remote}>
      <p>{intl.formatMessage(text, { host })}</p>
      <OriginalLink account={account} host={host} />
    </div>
  )
}

/** The followers of an account, or the accounts it follows. Own lists can be searched. */
export default function FollowList({ account, side, scroller, memory }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { id } = account
  const own = runtime.me === id
  const host = hostOf(account)
  const list = useMemo(() => followListQuery(runtime, id, side), [runtime, id, side])
  const isListed = useMemo(() => followListRule(runtime, id, side), [runtime, id, side])
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text)
  const matches = useMemo(() => matchesNames(runtime.cache, wanted), [runtime, wanted])
  const isSearching = matches !== null
  // The results have a scroll position of their own, so that the list keeps its own.
  const foundMemory = useMemo(() => (isSearching ? new WindowMemory() : null), [isSearching])
  const label = intl.formatMessage(messages[side === 'followers' ? 'followersOf' : 'followedBy'], {
    name: `@${account.acct}`,
  })

  const hiddenState = {
    icon: <HideIcon />,
    title: intl.formatMessage(side === 'followers' ? messages.followersHidden : messages.followingHidden),
    text: intl.formatMessage(messages.hiddenText),
  }
  const onError = (error: unknown) => {
    if (runtime.me === null && isApiError(error) && error.status === 401) return <MembersOnly />
    if (isApiError(error, 'refused') && error.status === 403) return <EmptyState {...hiddenState} />
    return (
      isApiError(error, 'notFound') && (
        <EmptyState
          icon={<AccountMissingIcon />}
          title={intl.formatMessage(messages.missing)}
          text={intl.formatMessage(messages.missingText)}
        />
      )
    )
  }
  const emptyState = {
    icon: <AccountsIcon />,
    title: intl.formatMessage(side === 'followers' ? messages.noFollowers : messages.noFollowing),
    ...(own && {
      text: intl.formatMessage(side === 'followers' ? messages.noFollowersText : messages.noFollowingText),
    }),
    ...(host !== null && {
      text: intl.formatMessage(messages.remoteEmpty, { host }),
      action: <OriginalLink account={account} host={host} />,
    }),
  }
  const remoteEnd = host !== null && <RemoteEnd account={account} host={host} side={side} />
  const noneFound = { title: intl.formatMessage(messages.noneFound) }
  return (
    <>
      {own && <FollowListSearch list={list} side={side} text={text} onText={setText} matches={matches} />}
      <AccountList
        key={isSearching ? 'found' : 'all'}
        list={list}
        scroller={scroller}
        memory={foundMemory ?? memory}
        label={label}
        isListed={isListed}
        {...(own && side === 'followers' && { row: followerRow })}
        matches={matches}
        byHand={isSearching}
        empty={isSearching ? noneFound : account.hide_collections && !own ? hiddenState : emptyState}
        end={(count) => count > 0 && remoteEnd}
        onError={onError}
      />
    </>
  )
}
