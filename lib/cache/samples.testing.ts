import * as z from 'zod/mini'
import { accountDto } from '@/schemas/accounts/account'
import type { EntityOf, IdOf, Kind, Status } from '@/schemas/entities'
import { pollDto } from '@/schemas/statuses/poll'
import { relationshipDto } from '@/schemas/accounts/relationship'
import { statusDto } from '@/schemas/statuses/status'
import type { EntityRow } from './row'

/** An id of a kind, for tests. */
const idOf = <K extends Kind>(_kind: K, id: string) => id as IdOf[K]
export const S = (id: string) => idOf('status', id)
export const A = (id: string) => idOf('account', id)
export const P = (id: string) => idOf('poll', id)

type Wire = Readonly<Record<string, unknown>>

/** An account from JSON, parsed by its schema. */
export const wireAccount = (id: string, more: Wire = {}) =>
  z.parse(accountDto, { id, acct: `u${id}`, username: `u${id}`, created_at: null, ...more })

/** A status from JSON by account 'a', parsed by its schema. */
export const wireStatus = (id: string, more: Wire = {}) =>
  z.parse(statusDto, {
    id,
    uri: `https://host.example/${id}`,
    url: null,
    account: { id: 'a', acct: 'a', username: 'a' },
    content: 'hello',
    created_at: '2026-01-01T00:00:00.000Z',
    edited_at: null,
    visibility: 'public',
    favourited: false,
    reblogged: false,
    bookmarked: false,
    favourites_count: 3,
    ...more,
  })

export const wirePoll = (id: string, more: Wire = {}) =>
  z.parse(pollDto, {
    id,
    expires_at: null,
    votes_count: 2,
    voted: false,
    own_votes: [],
    options: [
      { title: 'yes', votes_count: 2 },
      { title: 'no', votes_count: 0 },
    ],
    ...more,
  })

export const wireRelationship = (id: string, more: Wire = {}) => z.parse(relationshipDto, { id, ...more })

/** A row from the given fields; other fields are absent. */
export const row = <K extends Kind>(kind: K, id: string, data: Partial<EntityOf[K]>) =>
  ({ kind, id, data: { id, ...data } }) as unknown as EntityRow

/** A status row with every flag defined. */
export const statusRow = (data: Partial<Status> = {}, id = '1') =>
  row('status', id, {
    account: A('a'),
    content: 'hello',
    edited_at: null,
    favourited: false,
    favourites_count: 3,
    bookmarked: false,
    reblogged: false,
    reblogs_count: 0,
    ...data,
  })

/** The patch "favourited is `on`", as in features. */
export const withFavourite =
  (on: boolean) =>
  (status: Status): Status =>
    (status.favourited ?? false) === on
      ? status
      : {
          ...status,
          favourited: on,
          favourites_count: Math.max(0, status.favourites_count + (on ? 1 : -1)),
        }

export const withReblog =
  (on: boolean) =>
  (status: Status): Status =>
    (status.reblogged ?? false) === on
      ? status
      : { ...status, reblogged: on, reblogs_count: Math.max(0, status.reblogs_count + (on ? 1 : -1)) }

export const withBookmark =
  (on: boolean) =>
  (status: Status): Status =>
    (status.bookmarked ?? false) === on ? status : { ...status, bookmarked: on }
