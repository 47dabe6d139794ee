/**
 * The stored data. Records are immutable: `table.patch(id, {...})` replaces. Times are ms since the epoch.
 * URLs that start with '/' are on this server and are made absolute when sent.
 */
export type * from './model/people'
export type * from './model/posts'
export type * from './model/reading'
