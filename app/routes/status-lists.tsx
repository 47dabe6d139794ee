import { useMemo } from 'react'
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
import { BookmarkIcon, FavouriteIcon, PinIcon } from '@/lib/ui/icons'
import type { AccountId } from '@/schemas/primitives'
import { ScreenFrame } from '../layout/column/screen-frame'
import { useScrollPosition } from '../pages/use-scroll-position'

const messages = defineMessages({
  bookmarks: { id: 'bookmarks.title', defaultMessage: 'Bookmarks', description: 'Title of a list of posts' },
  bookmarksEmpty: {
    id: 'bookmarks.empty',
    defaultMessage: 'No bookmarks yet',
    description: 'Title: one has not bookmarked anything',
  },
  bookmarksText: {
    id: 'bookmarks.text',
    defaultMessage: 'Bookmark a post to find it here again. Only you can see this.',
    description: 'Text: one has not bookmarked anything',
  },
  favourites: {
    id: 'favourites.title',
    defaultMessage: 'Favourites',
    description: 'Title of a list of posts',
  },
  favouritesEmpty: {
    id: 'favourites.empty',
    defaultMessage: 'No favourites yet',
    description: 'Title: one has not favourited anything',
  },
  favouritesText: {
    id: 'favourites.text',
    defaultMessage: 'Posts that you favourite are gathered here.',
    description: 'Text: one has not favourited anything',
  },
  pinned: { id: 'pinned.title', defaultMessage: 'Pinned posts', description: 'Title of a list of posts' },
  pinnedEmpty: {
    id: 'pinned.empty',
    defaultMessage: 'Nothing is pinned',
    description: 'Title: one has not pinned a post to the profile',
  },
  pinnedText: {
    id: 'pinned.text',
    defaultMessage: 'What you pin to your profile is what people read there first.',
    description: 'Text: one has not pinned a post to the profile',
  },
})

interface Kind {
  name: string
  list: (runtime: Runtime, me: AccountId) => StatusListOptions
  title: Message
  emptyTitle: Message
  emptyText: Message
  icon: typeof PinIcon
}

/** One of the plain lists of posts that belong to the account that acts. */
function OwnList({ kind }: { kind: Kind }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { me } = runtime
  const list = useMemo(() => (me === null ? null : kind.list(runtime, me)), [runtime, me, kind])
  const { key, ...place } = useScrollPosition(kind.name)
  const title = intl.formatMessage(kind.title)
  const Icon = kind.icon
  return (
    <ScreenFrame title={title} actions={list && <ReloadListButton list={list} />}>
      {list ? (
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
          {...place}
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
  icon: BookmarkIcon,
}
const FAVOURITES: Kind = {
  name: 'favourites',
  list: favouritesList,
  title: messages.favourites,
  emptyTitle: messages.favouritesEmpty,
  emptyText: messages.favouritesText,
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
