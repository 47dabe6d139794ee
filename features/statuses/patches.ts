import type { Status } from '@/schemas/entities'

/** A patch states an intention: it does nothing to a status that already is so, else flips and counts by one. */
type StatusPatch = (status: Status) => Status

const moved = (count: number, on: boolean) => Math.max(0, count + (on ? 1 : -1))

/** Favourited or not, with its count. */
export const withFavourite =
  (on: boolean): StatusPatch =>
  (status) =>
    Boolean(status.favourited) === on
      ? status
      : { ...status, favourited: on, favourites_count: moved(status.favourites_count, on) }

/** Boosted or not, with its count. */
export const withBoost =
  (on: boolean): StatusPatch =>
  (status) =>
    Boolean(status.reblogged) === on
      ? status
      : { ...status, reblogged: on, reblogs_count: moved(status.reblogs_count, on) }

/** Bookmarked or not; bookmarks are not counted. */
export const withBookmark =
  (on: boolean): StatusPatch =>
  (status) =>
    Boolean(status.bookmarked) === on ? status : { ...status, bookmarked: on }

/** Its conversation muted or not. */
export const withMuted =
  (on: boolean): StatusPatch =>
  (status) =>
    Boolean(status.muted) === on ? status : { ...status, muted: on }

/** Pinned to one's profile or not. */
export const withPinned =
  (on: boolean): StatusPatch =>
  (status) =>
    Boolean(status.pinned) === on ? status : { ...status, pinned: on }

/** Deleted: rows of it render nothing. */
export const withGone: StatusPatch = (status) => (status.gone ? status : { ...status, gone: true })
