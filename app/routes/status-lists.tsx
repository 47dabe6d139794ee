import { useMemo, useRef, useState } from 'react'
import { SavedSearch } from '@/features/search'
import {
  bookmarksList,
  favouritesList,
  MembersOnly,
  pinnedList,
  ReloadListButton,
  StatusList,
  type StatusListOptions,
} from '@/features/timelines'
import { defineMessages, useIntl, type Message } from '@/lib/i18n'
import { useRuntime, type Runtime } from '@/lib/runtime'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { BookmarkIcon, FavouriteIcon, PinIcon, SearchIcon } from '@/lib/ui/icons'
import type { AccountId } from '@/schemas/primitives'
import { ScreenFrame } from '../layout/column/screen-frame'
import { useScrollPosition } from '../pages/use-scroll-position'

const messages = defineMessages({
  bookmarks: {
    id: 'bookmarks.title',
    defaultMessage: 'Bookmarks',
    description: 'Title of a page with a list of posts',
  },
  bookmarksEmpty: {
    id: 'bookmarks.empty',
    defaultMessage: 'No bookmarks yet',
    description: 'Title of the page of bookmarks while it is empty',
  },
  bookmarksText: {
    id: 'bookmarks.text',
    defaultMessage: 'When you bookmark a post, it appears here. Only you can see your bookmarks.',
    description: 'Text on the page of bookmarks while it is empty',
  },
  searchBookmarks: {
    id: 'bookmarks.search',
    defaultMessage: 'Search bookmarks',
    description: 'Button that opens a search field above the list of bookmarks, and the name of that field',
  },
  searchFavourites: {
    id: 'favourites.search',
    defaultMessage: 'Search favourites',
    description: 'Button that opens a search field above the list of favourites, and the name of that field',
  },
  favourites: {
    id: 'favourites.title',
    defaultMessage: 'Favourites',
    description: 'Title of a page with a list of posts',
  },
  favouritesEmpty: {
    id: 'favourites.empty',
    defaultMessage: 'No favourites yet',
    description: 'Title of the page of favourites while it is empty',
  },
  favouritesText: {
    id: 'favourites.text',
    defaultMessage: 'When you favourite a post, it appears here.',
    description: 'Text on the page of favourites while it is empty',
  },
  pinned: {
    id: 'pinned.title',
    defaultMessage: 'Pinned posts',
    description: 'Title of a page with a list of posts',
  },
  pinnedEmpty: {
    id: 'pinned.empty',
    defaultMessage: 'No pinned posts yet',
    description: 'Title of the page of pinned posts while it is empty',
  },
  pinnedText: {
    id: 'pinned.text',
    defaultMessage: 'Posts you pin are shown at the top of your profile.',
    description: 'Text on the page of pinned posts while it is empty',
  },
})

interface Kind {
  name: string
  list: (runtime: Runtime, me: AccountId) => StatusListOptions
  title: Message
  emptyTitle: Message
  emptyText: Message
  icon: typeof PinIcon
  /** How its posts are searched. Default: not. */
  search?: { saved: 'bookmarked' | 'favourited'; label: Message }
}

/** The bookmarks, favourites or pinned posts of the current account. */
function OwnList({ kind }: { kind: Kind }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { me } = runtime
  const list = useMemo(() => (me === null ? null : kind.list(runtime, me)), [runtime, me, kind])
  const { key, ...position } = useScrollPosition(kind.name)
  const title = intl.formatMessage(kind.title)
  const Icon = kind.icon
  const { search } = kind
  /** The searched words; null while the field is closed. */
  const [words, setWords] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setWords(null)
    opener.current?.focus()
  }
  return (
    <ScreenFrame
      title={title}
      actions={
        list && (
          <>
            {search && (
              <IconButton
                ref={opener}
                icon={<SearchIcon size={18} aria-hidden />}
                label={intl.formatMessage(search.label)}
                aria-expanded={words !== null}
                onClick={() => (words === null ? setWords('') : close())}
                onPointerEnter={SavedSearch.preload}
              />
            )}
            <ReloadListButton list={list} />
          </>
        )
      }
    >
      {list && search && words !== null && (
        <SavedSearch
          list={list}
          saved={search.saved}
          scroller={position.scroller}
          label={intl.formatMessage(search.label)}
          text={words}
          onText={setWords}
          onClose={close}
        />
      )}
      {words?.trim() ? null : list ? (
        <StatusList
          key={key}
          list={list}
          label={title}
          empty={
            <EmptyState
              icon={<Icon />}
              title={intl.formatMessage(kind.emptyTitle)}
              text={intl.formatMessage(kind.emptyText)}
            />
          }
          {...position}
        />
      ) : (
        <MembersOnly />
      )}
    </ScreenFrame>
  )
}

const BOOKMARKS: Kind = {
  name: 'bookmarks',
  list: bookmarksList,
  title: messages.bookmarks,
  emptyTitle: messages.bookmarksEmpty,
  emptyText: messages.bookmarksText,
  search: { saved: 'bookmarked', label: messages.searchBookmarks },
  icon: BookmarkIcon,
}
const FAVOURITES: Kind = {
  name: 'favourites',
  list: favouritesList,
  title: messages.favourites,
  emptyTitle: messages.favouritesEmpty,
  emptyText: messages.favouritesText,
  search: { saved: 'favourited', label: messages.searchFavourites },
  icon: FavouriteIcon,
}
const PINNED: Kind = {
  name: 'pinned',
  list: pinnedList,
  title: messages.pinned,
  emptyTitle: messages.pinnedEmpty,
  emptyText: messages.pinnedText,
  icon: PinIcon,
}

export const BookmarksRoute = () => <OwnList kind={BOOKMARKS} />
export const FavouritesRoute = () => <OwnList kind={FAVOURITES} />
export const PinnedRoute = () => <OwnList kind={PINNED} />
