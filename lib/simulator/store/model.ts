/**
 * What the server stores. Records are immutable: `table.patch(id, {...})` replaces. Moments are ms since the
 * epoch. A URL that starts with '/' is on this server and gets its origin when it is sent out.
 */
export type * from './model/people'
export type * from './model/posts'
export type * from './model/reading'
