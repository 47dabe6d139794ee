import { catchUpEntry } from '@/features/catch-up'
import { collectionsEntry } from '@/features/collections'
import { scheduledEntry } from '@/features/compose'
import { conversationsEntry } from '@/features/conversations'
import { exploreEntry } from '@/features/explore'
import { filtersEntry } from '@/features/filters'
import { aboutEntry } from '@/features/instance'
import { listsEntry } from '@/features/lists'
import { notificationsEntry } from '@/features/notifications'
import { followRequestsEntry } from '@/features/people'
import { profileEntry } from '@/features/profiles'
import { searchEntry } from '@/features/search'
import { settingsEntry } from '@/features/settings'
import { bookmarksEntry, favouritesEntry, homeEntry, localEntry, publicEntry } from '@/features/timelines'
import type { NavEntry } from '@/lib/nav-entries'

/** The entries of the navigation that features provide; each has its own order. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  aboutEntry,
  bookmarksEntry,
  catchUpEntry,
  collectionsEntry,
  conversationsEntry,
  exploreEntry,
  favouritesEntry,
  filtersEntry,
  followRequestsEntry,
  homeEntry,
  listsEntry,
  localEntry,
  notificationsEntry,
  profileEntry,
  publicEntry,
  scheduledEntry,
  searchEntry,
  settingsEntry,
]
