import { useMemo, useState, type FormEvent } from 'react'
import { postResults } from '@/features/search'
import { StatusList } from '@/features/timelines'
import type { Scroller } from '@/lib/column'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths, useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Button, buttonProps } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { SearchIcon } from '@/lib/ui/icons'
import { SearchInput } from '@/lib/ui/search-input/search-input'
import type { WindowMemory } from '@/lib/ui/windowed-list'
import { encodeComponent } from '@/lib/util/encode-component'
import type { Account } from '@/schemas/entities'
import { ActivityChart, useActivity } from './activity-chart'
import { MonthPicker } from './month-picker'
import { isMonth, middleOf } from './months'
import { monthList } from './queries'
import styles from './find-posts.module.css'

const messages = defineMessages({
  search: {
    id: 'profile.findPosts.search',
    defaultMessage: 'Search posts by @{name}',
    description: 'Label of a search field; {name}: user name of the account',
  },
  find: {
    id: 'profile.findPosts.find',
    defaultMessage: 'Search',
    description: 'Button next to the search field for the posts of an account',
  },
  found: {
    id: 'profile.findPosts.found',
    defaultMessage: 'Posts with “{query}”',
    description: 'Heading over found posts of an account; {query}: the searched words',
  },
  all: {
    id: 'profile.findPosts.all',
    defaultMessage: 'Clear search',
    description: 'Link over found posts of an account: back to the chart of its months',
  },
  none: {
    id: 'profile.findPosts.none',
    defaultMessage: 'No posts found',
    description: 'Title when a search in the posts of an account finds nothing',
  },
  noneText: {
    id: 'profile.findPosts.noneText',
    defaultMessage:
      'Servers only search posts whose authors allow it, posts that mention you, and posts you’ve interacted with. Some servers can’t search posts at all.',
    description: 'Text when a search in the posts of an account finds nothing',
  },
  month: {
    id: 'profile.findPosts.month',
    defaultMessage: '{month} and earlier',
    description: 'Heading over the posts of an account up to a month; {month}: name and year of the month',
  },
  empty: {
    id: 'profile.findPosts.empty',
    defaultMessage: 'This server has no posts by this account from {month} or earlier.',
    description: 'In place of the posts of an account up to a month; {month}: name and year of the month',
  },
  untimed: {
    id: 'profile.findPosts.untimed',
    defaultMessage: 'You can’t open posts by month on this server.',
    description:
      'In place of the posts of an account up to a month, where the server cannot start at a month',
  },
})

interface Props {
  account: Account
  /** The searched words. */
  query: string
  /** The open month, as 'YYYY-MM'. */
  month: string | undefined
  scroller: Scroller
  memory: WindowMemory
}

/** Finds posts of an account: by words where the server can search, else by month. */
export function FindPosts({ account, query, month, ...position }: Props) {
  const intl = useIntl()
  const { me } = useRuntime()
  const { go } = useNavigation()
  const [text, setText] = useState(query)
  const base = paths.findPosts(account.acct)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    if (words !== '' && words !== query) go(`${base}?q=${encodeComponent(words)}`)
  }
  return (
    <>
      {/* Servers search for members only. */}
      {me !== null && (
        <search>
          <form className={styles.search} onSubmit={submit}>
            <SearchInput
              label={intl.formatMessage(messages.search, { name: account.username })}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <Button type="submit" icon={<SearchIcon size={16} aria-hidden />}>
              {intl.formatMessage(messages.find)}
            </Button>
          </form>
        </search>
      )}
      {me !== null && query !== '' ? (
        <Found account={account} query={query} {...position} />
      ) : (
        <ByMonth account={account} month={month} {...position} />
      )}
    </>
  )
}

function Found({ account, query, ...position }: Omit<Props, 'month'>) {
  const intl = useIntl()
  const runtime = useRuntime()
  const list = useMemo(() => postResults(runtime, query, account.id), [runtime, account.id, query])
  const title = intl.formatMessage(messages.found, { query })
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <AppLink to={paths.findPosts(account.acct)} {...buttonProps({ variant: 'quiet', size: 'small' })}>
          {intl.formatMessage(messages.all)}
        </AppLink>
      </div>
      <StatusList
        list={list}
        label={title}
        context="account"
        empty={
          <EmptyState
            icon={<SearchIcon />}
            title={intl.formatMessage(messages.none)}
            text={intl.formatMessage(messages.noneText)}
          />
        }
        {...position}
      />
    </>
  )
}

function ByMonth({ account, month, ...position }: Omit<Props, 'query'>) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { posts, isTimed } = useActivity(account)
  const current = isMonth(month) ? month : null
  const list = useMemo(
    () => current && monthList(runtime, account.id, current),
    [runtime, account.id, current],
  )
  const name = current && intl.formatDate(middleOf(current), { month: 'long', year: 'numeric' })
  const title = name && intl.formatMessage(messages.month, { month: name })
  return (
    <>
      <ActivityChart account={account} current={current} />
      {isTimed && <MonthPicker account={account} current={current} />}
      {current && posts.length > 0 && !isTimed && <EmptyState title={intl.formatMessage(messages.untimed)} />}
      {isTimed && list && title && name && (
        <>
          <div className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
          </div>
          <StatusList
            list={list}
            label={title}
            context="account"
            empty={<EmptyState title={intl.formatMessage(messages.empty, { month: name })} />}
            {...position}
          />
        </>
      )}
    </>
  )
}
