import * as z from 'zod/mini'
import { normaliseAccount, normalisePoll, normaliseRelationship, normaliseStatus } from '@/lib/cache'
import { accountDto, type AccountDto } from '@/schemas/accounts/account'
import type { Account, EntityOf, IdOf, Kind, Poll, Relationship, Status } from '@/schemas/entities'
import { mediaDto, type Media } from '@/schemas/statuses/media'
import { pollDto, type PollDto } from '@/schemas/statuses/poll'
import { relationshipDto, type RelationshipDto } from '@/schemas/accounts/relationship'
import { statusDto, type StatusDto } from '@/schemas/statuses/status'
import type { Runtime } from '@/lib/runtime'

/** Returns an id of a kind, for tests. */
export const idOf = <K extends Kind>(_kind: K, id: string) => id as IdOf[K]

/** Any part of a server's answer; the schema makes it valid. */
type Wire = Readonly<Record<string, unknown>>

/** Returns an account as parsed from a server. */
export const accountOf = (more: Wire = {}): AccountDto =>
  z.parse(accountDto, {
    id: '900',
    acct: 'mira@far.example',
    username: 'mira',
    display_name: 'Mira Holm',
    url: 'https://far.example/@mira',
    uri: 'https://far.example/users/mira',
    avatar: 'https://far.example/a.png',
    avatar_static: 'https://far.example/a.png',
    header: '',
    header_static: '',
    note: '<p>Bakes.</p>',
    created_at: '2024-03-01T00:00:00.000Z',
    followers_count: 10,
    following_count: 4,
    statuses_count: 7,
    fields: [],
    emojis: [],
    locked: false,
    bot: false,
    ...more,
  })

/** Returns a public post by `accountOf()` as parsed from a server. */
export const statusOf = (more: Wire = {}): StatusDto =>
  z.parse(statusDto, {
    id: '9001',
    uri: 'https://far.example/posts/9001',
    url: 'https://far.example/@mira/9001',
    account: accountOf(),
    content: '<p>A quiet morning</p>',
    created_at: '2026-06-15T11:00:00.000Z',
    edited_at: null,
    visibility: 'public',
    language: 'en',
    replies_count: 0,
    reblogs_count: 0,
    favourites_count: 0,
    favourited: false,
    reblogged: false,
    bookmarked: false,
    ...more,
  })

/** Returns an open single-choice poll with two votes. */
export const pollOf = (more: Wire = {}): PollDto =>
  z.parse(pollDto, {
    id: '77',
    expires_at: '2026-06-16T12:00:00.000Z',
    expired: false,
    multiple: false,
    votes_count: 2,
    voters_count: 2,
    voted: false,
    own_votes: [],
    options: [
      { title: 'Tea', votes_count: 2 },
      { title: 'Coffee', votes_count: 0 },
    ],
    emojis: [],
    ...more,
  })

/** Returns an image with a description. */
export const mediaOf = (more: Wire = {}): Media =>
  z.parse(mediaDto, {
    id: '55',
    type: 'image',
    url: 'https://far.example/full.png',
    preview_url: 'https://far.example/small.png',
    description: 'A heron at dawn',
    blurhash: null,
    meta: { original: { width: 1200, height: 800 } },
    ...more,
  })

export const relationshipOf = (more: Wire = {}): RelationshipDto =>
  z.parse(relationshipDto, {
    id: '900',
    following: false,
    requested: false,
    followed_by: false,
    blocking: false,
    blocked_by: false,
    muting: false,
    ...more,
  })

const cached = <K extends Kind>({ cache }: Runtime, kind: K, id: IdOf[K]): EntityOf[K] => {
  const entity = cache.read(kind, id)
  if (!entity) throw new Error(`The cache did not keep ${kind} ${id}`)
  return entity
}

/** Adds entities to the cache of a runtime as an answer would, and returns them as rows see them. */
export const put = {
  status(runtime: Runtime, more: Wire = {}): Status {
    const { rows, id } = normaliseStatus(statusOf(more))
    runtime.cache.ingest(rows, runtime.cache.tick())
    return cached(runtime, 'status', id)
  },
  account(runtime: Runtime, more: Wire = {}): Account {
    const { rows, id } = normaliseAccount(accountOf(more))
    runtime.cache.ingest(rows, runtime.cache.tick())
    return cached(runtime, 'account', id)
  },
  poll(runtime: Runtime, more: Wire = {}): Poll {
    const { rows, id } = normalisePoll(pollOf(more))
    runtime.cache.ingest(rows, runtime.cache.tick())
    return cached(runtime, 'poll', id)
  },
  relationship(runtime: Runtime, more: Wire = {}): Relationship {
    const { rows, id } = normaliseRelationship(relationshipOf(more))
    runtime.cache.ingest(rows, runtime.cache.tick())
    return cached(runtime, 'relationship', id)
  },
}
