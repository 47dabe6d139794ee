import type { ComponentType } from 'react'
import {
  AccountAddIcon,
  BoostIcon,
  CollectionIcon,
  DirectIcon,
  FavouriteIcon,
  NewsIcon,
  NotificationsIcon,
  PollIcon,
} from '@/lib/ui/icons'
import type { NotificationFilter } from '../engine/notification-filter'

/** The icon of each category of notifications. */
export const FILTER_ICONS: Readonly<
  Record<NotificationFilter, ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>>
> = {
  all: NotificationsIcon,
  mentions: DirectIcon,
  favourites: FavouriteIcon,
  boosts: BoostIcon,
  polls: PollIcon,
  posts: NewsIcon,
  follows: AccountAddIcon,
  collections: CollectionIcon,
}
