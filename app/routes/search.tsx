import { isWebAddress, RecentList, SearchField, SearchResults, useResultCounts } from '@/features/search'
import { defineMessages, useIntl } from '@/lib/i18n'
import { paths, useNavigation, type SearchType } from '@/lib/navigation'
import { useChrome } from '../layout/column/column-chrome'
import { ScreenFrame } from '../layout/column/screen-frame'
import { TabBar } from '../layout/column/tab-bar'
import type { ScreenProps } from '../pages/page'
import { useScrollPosition } from '../pages/use-scroll-position'
import type { SearchPageParams } from '../routing/search'

const messages = defineMessages({
  title: { id: 'searchPage.title', defaultMessage: 'Search', description: 'Title of the search page' },
  titleOf: {
    id: 'searchPage.titleOf',
    defaultMessage: 'Search: {text}',
    description: 'Title of the search page with results; {text}: the searched words',
  },
  tabs: {
    id: 'searchPage.tabs',
    defaultMessage: 'Types of results',
    description: 'For screen readers: name of the tabs all, people, hashtags and posts',
  },
  all: { id: 'searchPage.all', defaultMessage: 'All', description: 'Tab: results of all types' },
  accounts: { id: 'searchPage.people', defaultMessage: 'People', description: 'Tab: found accounts' },
  hashtags: { id: 'searchPage.hashtags', defaultMessage: 'Hashtags', description: 'Tab: found hashtags' },
  statuses: { id: 'searchPage.posts', defaultMessage: 'Posts', description: 'Tab: found posts' },
  counted: {
    id: 'searchPage.counted',
    defaultMessage: '{label} ({count})',
    description: 'Tab with the number of its results; {label}: name of the tab, {count}: a number',
  },
  countedMore: {
    id: 'searchPage.countedMore',
    defaultMessage: '{label} ({count}+)',
    description: 'Tab with more results than are loaded; {label}: name of the tab, {count}: a number',
  },
})

const TYPES: readonly SearchType[] = ['accounts', 'hashtags', 'statuses']

/** Returns a function that names a tab, with the number of its results once they are loaded. */
function useTabNames(text: string) {
  const intl = useIntl()
  const loaded = useResultCounts(text)
  return (type: SearchType): string => {
    const label = intl.formatMessage(messages[type])
    const { count, hasMore } = loaded[type]
    // A page may be empty although more follow.
    if (count === null || (count === 0 && hasMore)) return label
    const counted = hasMore ? messages.countedMore : messages.counted
    return intl.formatMessage(counted, { label, count: intl.formatNumber(count) })
  }
}

/** They narrow down posts only. An address is opened instead of searched for. */
function operatorsFor(text: string, type: SearchType | undefined) {
  if (text === '') return 'explained'
  return isWebAddress(text) || type === 'accounts' || type === 'hashtags' ? 'none' : 'listed'
}

/** Search: `?q=` are the words, `?type=` limits the results to one type. */
export function SearchRoute({ search: { q = '', type } }: ScreenProps<unknown, SearchPageParams>) {
  const intl = useIntl()
  const { go } = useNavigation()
  const isPinned = useChrome()?.isPinned ?? false
  const text = q.trim()
  const { key, ...position } = useScrollPosition(`search/${type ?? 'all'}/${text}`)
  const tabName = useTabNames(text)
  return (
    <ScreenFrame
      title={intl.formatMessage(text === '' ? messages.title : messages.titleOf, { text })}
      titleAlone={intl.formatMessage(messages.title)}
    >
      <SearchField
        text={text}
        operators={operatorsFor(text, type)}
        onOpen={(path) => go(path, { replace: isPinned })}
        onSearch={(next) => go(paths.search(next, type), { replace: isPinned || next === text })}
      >
        {text === '' && <RecentList replaces={isPinned} />}
      </SearchField>
      {text !== '' && !isWebAddress(text) && (
        <TabBar
          label={intl.formatMessage(messages.tabs)}
          tabs={[
            { to: paths.search(text), text: intl.formatMessage(messages.all), current: type === undefined },
            ...TYPES.map((each) => ({
              to: paths.search(text, each),
              text: tabName(each),
              current: each === type,
            })),
          ]}
        />
      )}
      <SearchResults key={key} text={text} type={type} isPinned={isPinned} {...position} />
    </ScreenFrame>
  )
}
