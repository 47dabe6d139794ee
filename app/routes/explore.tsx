import {
  RefreshSuggestions,
  RefreshTrends,
  SuggestedPeople,
  TrendingLinks,
  TrendingPosts,
  TrendingTags,
  useExploreTabs,
  type ExploreTab,
} from '@/features/explore'
import { useMayHave } from '@/features/instance'
import { useIsMobile } from '@/lib/hooks/use-layout'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths, type Path } from '@/lib/navigation'
import { buttonProps } from '@/lib/ui/button/button'
import { SearchIcon } from '@/lib/ui/icons'
import { ScreenFrame } from '../layout/column/screen-frame'
import { TabBar } from '../layout/column/tab-bar'
import { useScrollPosition } from '../pages/use-scroll-position'

const messages = defineMessages({
  title: {
    id: 'explore.title',
    defaultMessage: 'Explore',
    description: 'Title of the page with trends and suggested accounts',
  },
  posts: { id: 'explore.posts', defaultMessage: 'Posts', description: 'Tab: trending posts' },
  tags: { id: 'explore.tags', defaultMessage: 'Hashtags', description: 'Tab: trending hashtags' },
  links: { id: 'explore.links', defaultMessage: 'News', description: 'Tab: trending links' },
  directory: {
    id: 'explore.directory',
    defaultMessage: 'Directory',
    description: 'Short link above suggested accounts to the profile directory',
  },
  people: { id: 'explore.people', defaultMessage: 'People', description: 'Tab: suggested accounts' },
  search: {
    id: 'explore.search',
    defaultMessage: 'Search',
    description: 'Link in the header of the Explore page on phones, whose bottom bar has no search',
  },
})

const CONTENTS = {
  posts: TrendingPosts,
  tags: TrendingTags,
  links: TrendingLinks,
  people: SuggestedPeople,
}

/** Leads to the search on phones, whose bottom bar has no room for it. */
function SearchLink() {
  const intl = useIntl()
  const isShown = useIsMobile()
  const searches = useMayHave('search')
  if (!isShown || !searches) return null
  const label = intl.formatMessage(messages.search)
  // Without its text, since the title and the profile directory need the room.
  return (
    <AppLink
      to={paths.search()}
      aria-label={label}
      data-tooltip={label}
      {...buttonProps({ variant: 'quiet', size: 'small' })}
    >
      <SearchIcon size={18} aria-hidden />
    </AppLink>
  )
}

/** Trends and suggested accounts, in tabs. */
function Explore({ tab }: { tab: ExploreTab }) {
  const intl = useIntl()
  const { tabs: offered, suggests, hasDirectory } = useExploreTabs()
  const targets: Record<ExploreTab, Path> = {
    posts: paths.explore,
    tags: paths.trendingTags,
    links: paths.trendingLinks,
    people: suggests ? paths.suggestedPeople : paths.directory,
  }
  // The first tab may be missing on this server; others are opened on purpose.
  const current = tab === 'posts' && !offered.includes(tab) ? (offered[0] ?? tab) : tab
  const tabs = offered.includes(current) ? offered : [...offered, current]
  const { key, ...position } = useScrollPosition(`explore/${current}`)
  const Content = CONTENTS[current]
  const title = intl.formatMessage(messages.title)
  return (
    <ScreenFrame
      title={`${title}: ${intl.formatMessage(messages[current])}`}
      titleAlone={title}
      actions={
        <>
          <SearchLink />
          {current === 'people' ? (
            <>
              {hasDirectory && (
                <AppLink to={paths.directory} {...buttonProps({ variant: 'quiet', size: 'small' })}>
                  {intl.formatMessage(messages.directory)}
                </AppLink>
              )}
              <RefreshSuggestions />
            </>
          ) : (
            <RefreshTrends tab={current} />
          )}
        </>
      }
    >
      <TabBar
        label={title}
        tabs={tabs.map((each) => ({
          to: targets[each],
          text: intl.formatMessage(messages[each]),
          current: each === current,
        }))}
      />
      <Content key={key} {...position} />
    </ScreenFrame>
  )
}

export const ExploreRoute = () => <Explore tab="posts" />
export const TrendingTagsRoute = () => <Explore tab="tags" />
export const TrendingLinksRoute = () => <Explore tab="links" />
export const SuggestedPeopleRoute = () => <Explore tab="people" />
