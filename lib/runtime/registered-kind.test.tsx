import { act, render, screen } from '@testing-library/react'
import * as z from 'zod/mini'
import { afterEach, expect, test, vi } from 'vitest'
import {
  createSnapshot,
  defineKind,
  entityHash,
  entityMutation,
  idRefs,
  normaliseAnswer,
  requestRows,
} from '@/lib/cache'
import { createSnapshotWriter } from '@/lib/cache/snapshot-writer'
import { sweep } from '@/lib/cache/sweep/sweep'
import { apiPath } from '@/lib/http'
import { openDatabase } from '@/lib/storage'
import { SNAPSHOT_STORE } from '@/lib/storage/first-databases'
import { id as idSchema, type AccountId, type Id } from '@/schemas/primitives'
import { RuntimeProvider } from './context'
import { createRuntime, type Runtime } from './runtime'
import { useEntity } from './use-entity'

type SongId = Id<'song'>
interface Song {
  id: SongId
  title: string
  singer: AccountId
  plays_count: number
  liked: boolean
}

// A kind as a feature declares it. Nothing outside this file knows of songs.
declare module '@/schemas/entities' {
  interface EntityOf {
    song: Song
  }
  interface IdOf {
    song: SongId
  }
}

const songDto = z.object({
  id: idSchema<'song'>(),
  title: z.string(),
  singer: idSchema<'account'>(),
  plays_count: z.number(),
  liked: z.boolean(),
})

const rowsOf = (songs: readonly Song[]) =>
  normaliseAnswer((rows) => ({ ids: songs.map((song) => rows.entity('song', song.id, song)) })).rows

const songKind = defineKind({
  name: 'song',
  schema: songDto,
  viewerFields: new Set(['liked']),
  // Plays are only ever added.
  merge: (base, incoming) => (incoming.plays_count < base.plays_count ? base : { ...base, ...incoming }),
  refs: ({ singer }) => [entityHash('account', singer)],
  stored: (song) => (song.title === 'draft' ? undefined : { ...song, liked: false }),
  requests: {
    wait: 0,
    one: (http, id) => requestRows(http, apiPath('songs', id), songDto, (song) => rowsOf([song])),
    batch: {
      limit: 2,
      many: (http, ids) => requestRows(http, apiPath('songs'), z.array(songDto), rowsOf, { id: ids }),
    },
  },
})

const id = (text: string) => text as SongId
const song = (name: string, more: Partial<Song> = {}): Song => ({
  id: id(name),
  title: `Song ${name}`,
  singer: 'ann' as AccountId,
  plays_count: 5,
  liked: false,
  ...more,
})

const runtimes: Runtime[] = []
function setup() {
  const asked: string[] = []
  const fetch = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    asked.push(`${request.method} ${pathname} ${searchParams.getAll('id[]').join()}`.trim())
    if (request.method === 'POST') return Response.json(song('1', { liked: true }))
    const ids = searchParams.getAll('id[]')
    return Response.json(ids.length ? ids.map((name) => song(name)) : song(pathname.split('/').at(-1) ?? ''))
  }
  const runtime = createRuntime({
    identity: { key: 'me@host.example', server: 'https://host.example', accountId: 'me' as AccountId },
    token: 'token',
    ports: { fetch, now: () => 0 },
  })
  runtimes.push(runtime)
  runtime.cache.kinds.register(songKind)
  return { runtime, cache: runtime.cache, asked }
}
afterEach(() => {
  for (const runtime of runtimes.splice(0)) runtime.close()
})

const titleOf = (runtime: Runtime, name: string) => runtime.cache.read('song', id(name))?.title

function Row({ name }: { name: string }) {
  const found = useEntity('song', id(name))
  return <p>{found ? `${found.title}${found.liked ? ' liked' : ''}` : 'waiting'}</p>
}

test('rows of a registered kind request what they miss, in batches', async () => {
  const { runtime, asked } = setup()
  render(
    <RuntimeProvider runtime={runtime}>
      <Row name="1" />
      <Row name="2" />
      <Row name="3" />
    </RuntimeProvider>,
  )
  await screen.findByText('Song 1')
  await screen.findByText('Song 3')
  expect(asked).toEqual(['GET /api/v1/songs 1,2', 'GET /api/v1/songs/3'])
})

test('answers are merged by its rule, and streamed ones know nothing of the viewer', () => {
  const { cache } = setup()
  cache.ingest(rowsOf([song('1', { liked: true })]), cache.tick(), { partial: true })
  expect(cache.read('song', id('1'))?.liked).toBeUndefined()
  cache.ingest(rowsOf([song('1', { plays_count: 2, title: 'old' })]), cache.tick())
  expect(cache.read('song', id('1'))?.title).toBe('Song 1')
  cache.ingest(rowsOf([song('1', { plays_count: 9, title: 'new' })]), cache.tick())
  expect(cache.read('song', id('1'))).toMatchObject({ title: 'new', plays_count: 9 })
})

test('a change is shown at once and confirmed', async () => {
  const { runtime, cache, asked } = setup()
  cache.ingest(rowsOf([song('1')]), cache.tick())
  render(
    <RuntimeProvider runtime={runtime}>
      <Row name="1" />
    </RuntimeProvider>,
  )
  const like = entityMutation({
    kind: 'song',
    id: id('1'),
    slot: 'like',
    patch: (before: Song) => (before.liked ? before : { ...before, liked: true }),
    request: (http) => http.request('/api/v1/songs/1/like', { method: 'POST', schema: songDto }),
    rows: (answer) => rowsOf([answer]),
  })
  await act(() => runtime.run(like))
  expect(await screen.findByText('Song 1 liked')).toBeDefined()
  expect(asked).toEqual(['POST /api/v1/songs/1/like'])
  expect(cache.base('song', id('1'))?.liked).toBe(true)
})

test('a sweep keeps what a song refers to, and removes songs that nothing refers to', () => {
  const { runtime, cache } = setup()
  const singer = { id: 'ann', acct: 'ann', username: 'ann' }
  cache.ingest([...rowsOf([song('1'), song('2')])], cache.tick())
  cache.ingest([{ kind: 'account', id: 'ann' as AccountId, data: singer as never }], cache.tick())
  runtime.client.setQueryData(['songs'], { kind: 'song', ids: [id('1')] })
  sweep(cache, { olderThan: -1 })
  expect(titleOf(runtime, '1')).toBe('Song 1')
  expect(titleOf(runtime, '2')).toBeUndefined()
  expect(cache.read('account', 'ann' as AccountId)).toBeDefined()
})

test('the snapshot has what the kind stores, and restores it when the feature registers later', async () => {
  const database = openDatabase({ name: 'songs', version: 1, stores: { [SNAPSHOT_STORE]: {} } })
  const common = { database, identityKey: 'me@host.example', build: 'b', warn: vi.fn() }
  const registerList = ({ cache }: Runtime) =>
    cache.lists.register<SongId[]>(['songs'], {
      refs: (ids) => idRefs('song', ids),
      snapshot: { take: (ids) => ids, restore: (ids) => ids as SongId[] },
    })
  const before = setup()
  registerList(before.runtime)
  const songs = [song('1', { liked: true }), song('2', { title: 'draft' })]
  before.cache.ingest(rowsOf(songs), before.cache.tick())
  before.runtime.client.setQueryData(['songs'], [id('1'), id('2')])
  await createSnapshotWriter({ ...common, client: before.runtime.client, cache: before.cache }).write()

  const later = createRuntime({
    identity: before.runtime.identity,
    token: null,
    ports: { fetch: () => new Promise(() => {}), now: () => 0 },
  })
  runtimes.push(later)
  await createSnapshot({ ...common, client: later.client, cache: later.cache }).restore()
  expect(titleOf(later, '1')).toBeUndefined()
  later.cache.kinds.register(songKind)
  registerList(later)
  expect(later.cache.read('song', id('1'))).toEqual(song('1'))
  expect(titleOf(later, '2')).toBeUndefined()
  expect(later.client.getQueryData(['songs'])).toEqual([id('1'), id('2')])
})

test('entities from the disk or another tab that its schema refuses are left out', () => {
  const { cache } = setup()
  expect(cache.kinds.readRow({ kind: 'song', id: '1', data: song('1') })?.id).toBe('1')
  expect(cache.kinds.readRow({ kind: 'song', id: '1', data: { id: '1' } })).toBeNull()
  expect(cache.kinds.readRow({ kind: 'unknown', id: '1', data: {} })).toBeNull()
})
