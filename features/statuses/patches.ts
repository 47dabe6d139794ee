import type { Status } from '@/schemas/entities'

/**
 * A patch describes an intention: it changes nothing when the status already is so, else flips the flag and
 * counts by one.
 */
type StatusPatch = (status: Status) => Status

const moved = (count: number, on: boolean) => Math.max(0, count + (on ? 1 : -1))

/** Favourites or unfavourites, with the count. */
export const withFavourite =
  (on: boolean): StatusPatch =>
  (status) =>
    Boolean(status.favourited) === on
      ? status
      : { ...status, favourited: on, favourites_count: moved(status.favourites_count, on) }

/** Boosts or unboosts, with the count. */
export const withBoost =
  (on: boolean): StatusPatch =>
  (status) =>
    Boolean(status.reblogged) === on
      ? status
      : { ...status, reblogged: on, reblogs_count: moved(status.reblogs_count, on) }

/** Bookmarks or unbookmarks; bookmarks have no count. */
export const withBookmark =
  (on: boolean): StatusPatch =>
  (status) =>
    Boolean(status.bookmarked) === on ? status : { ...status, bookmarked: on }

/** Mutes or unmutes the conversation. */
export const withMuted =
  (on: boolean): StatusPatch =>
  (status) =>
    Boolean(status.muted) === on ? status : { ...status, muted: on }

/** Pins to the profile or unpins. */
export const withPinned =
  (on: boolean): StatusPatch =>
  (status) =>
    Boolean(status.pinned) === on ? status : { ...status, pinned: on }

/** Marks as deleted: its rows render nothing. */
export const asDeleted: StatusPatch = (status) => (status.gone ? status : { ...status, gone: true })
