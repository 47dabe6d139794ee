import { useDeferredValue, useMemo, useState } from 'react'
import { AccountList } from '@/features/accounts'
import { remoteHostOf, MembersOnly, OriginalProfileLink, RemoteEnd } from '@/features/timelines'
import type { Scroller } from '@/lib/column'
import { isApiError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { AccountsIcon, HideIcon } from '@/lib/ui/icons'
import { WindowMemory } from '@/lib/ui/windowed-list'
import type { Account } from '@/schemas/entities'
import { followListQuery, followListRule, type FollowListSide } from './follow-list-query'
import { FollowListSearch } from './follow-list-search'
import { followerRow } from './follower-row'
import { matchesNames } from './matches-names'
import { messages } from './messages'

interface Props {
  account: Account
  side: FollowListSide
  scroller: Scroller
  memory: WindowMemory
}

/** The followers of an account, or the accounts it follows. Own lists can be searched. */
export default function FollowList({ account, side, scroller, memory }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { id } = account
  const own = runtime.me === id
  const host = remoteHostOf(account)
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
          drawing="missing"
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
      action: <OriginalProfileLink account={account} />,
    }),
  }
  const some = side === 'followers' ? messages.someFollowers : messages.someFollowing
  const remoteEnd = host !== null && <RemoteEnd account={account} text={intl.formatMessage(some, { host })} />
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
