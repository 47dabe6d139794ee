import { expect, onTestFinished, test, vi } from 'vitest'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import type { Runtime } from '@/lib/runtime'
import type { StreamEvent } from '@/lib/streaming'
import type { AnnouncementId } from '@/schemas/primitives'
import { applyAnnouncementEvent } from './apply-event'
import { announcementKeys } from './keys'
import { changeReaction, dismissAnnouncement } from './mutations'
import { announcementsQuery } from './queries'
import type { Announcements } from './rules'
import { announcementChanges } from './share-changes'
import { followAnnouncements, missAnnouncements } from './stream'

async function setUp(options: StageOptions = {}, texts = ['First', 'Second']) {
  const stage = createStage(options)
  onTestFinished(() => stage.close())
  const { simulator, runtime } = stage
  const { script } = simulator
  const ids = texts.map((text) => {
    script.advance(1000)
    return script.announce(`<p>${text}</p>`) as AnnouncementId
  })
  await runtime.client.query(announcementsQuery(runtime))
  const data = () => runtime.client.getQueryData<Announcements>(announcementKeys.all())
  const find = (id: AnnouncementId) => data()?.find((each) => each.id === id)
  const reactions = (id: AnnouncementId) =>
    find(id)?.reactions.map(({ name, count, me }) => `${name} ${count}${me ? ' own' : ''}`)
  const [first, second] = ids as [AnnouncementId, AnnouncementId]
  const calls = () =>
    simulator.recorded.flatMap(({ route }) => (route?.includes('/announcements') ? [route] : []))
  return { ...stage, script, data, find, reactions, first, second, calls }
}

const thumb = (runtime: Runtime, id: AnnouncementId, on: boolean, before: number) =>
  runtime.run(changeReaction, { id, name: '👍', on, image: null, before })

test('reads all announcements, newest first, also those that were dismissed', async () => {
  const { runtime, data, first, second } = await setUp()
  expect(data()?.map(({ id }) => id)).toEqual([second, first])
  await runtime.run(dismissAnnouncement, { id: first })
  await runtime.client.refetchQueries({ queryKey: announcementKeys.all() })
  expect(data()?.map(({ read }) => read)).toEqual([false, true])
})

test('a server without announcements is asked once', async () => {
  const { runtime, data, calls } = await setUp({ software: 'snac' }, [])
  expect(data()).toBeNull()
  await runtime.client.refetchQueries({ queryKey: announcementKeys.all() })
  expect(calls().length).toBeLessThanOrEqual(1)
})

test('a reaction is shown at once and stored', async () => {
  const { runtime, reactions, first } = await setUp()
  const done = thumb(runtime, first, true, 0)
  expect(reactions(first)).toEqual(['👍 1 own'])
  expect(await done).toBe(true)
  await runtime.client.refetchQueries({ queryKey: announcementKeys.all() })
  expect(reactions(first)).toEqual(['👍 1 own'])
})

test('a refused reaction is reverted alone', async () => {
  const { runtime, script, reactions, first, second } = await setUp()
  script.refuse(
    'PUT /api/v1/announcements/:id/reactions/:name',
    422,
    { error: 'Limit of different reactions reached' },
    { times: 1 },
  )
  const refused = thumb(runtime, first, true, 0)
  await thumb(runtime, second, true, 0)
  expect(await refused).toBe(false)
  expect([reactions(first), reactions(second)]).toEqual([[], ['👍 1 own']])
})

test('a reaction that is toggled quickly ends as chosen last', async () => {
  const { runtime, reactions, first, simulator } = await setUp()
  await Promise.all([
    thumb(runtime, first, true, 0),
    thumb(runtime, first, false, 1),
    thumb(runtime, first, true, 0),
    thumb(runtime, first, false, 1),
  ])
  await runtime.client.refetchQueries({ queryKey: announcementKeys.all() })
  expect(reactions(first)).toEqual([])
  expect(simulator.server.world.announcementReactions.by('announcement', first)).toEqual([])
})

test('removing a reaction that is gone counts as done', async () => {
  const { runtime, script, reactions, first } = await setUp()
  await thumb(runtime, first, true, 0)
  script.refuse('DELETE /api/v1/announcements/:id/reactions/:name', 404, { error: 'Not found' }, { times: 1 })
  expect(await thumb(runtime, first, false, 1)).toBe(true)
  expect(reactions(first)).toEqual(['👍 0'])
})

test('an announcement that was dismissed in one tab is read in the others, without a request', async () => {
  const [here, there] = [await setUp(), await setUp()]
  announcementChanges.follow(there.runtime)
  const before = there.calls()
  await here.runtime.run(dismissAnnouncement, { id: here.first })
  await vi.waitFor(() => expect(there.find(there.first)?.read).toBe(true))
  expect(there.find(there.second)?.read).toBe(false)
  expect(there.calls()).toEqual(before)
})

test('a failed dismissal leaves the announcement unread', async () => {
  const { runtime, script, find, first } = await setUp()
  script.refuse('POST /api/v1/announcements/:id/dismiss', 403, { error: 'No' }, { times: 1 })
  expect(await runtime.run(dismissAnnouncement, { id: first })).toBe(false)
  expect(find(first)?.read).toBe(false)
})

test('events keep the user’s reaction that is in flight, and its count is right in the end', async () => {
  const { runtime, reactions, find, first } = await setUp()
  const event = (count: number): StreamEvent => ({
    event: 'announcement.reaction',
    payload: { announcement_id: first, name: '👍', count, url: null, static_url: null },
  })
  const done = thumb(runtime, first, true, 0)
  // The reaction of someone else, then both.
  applyAnnouncementEvent(runtime, event(1))
  expect(reactions(first)).toEqual(['👍 1 own'])
  const edited = find(first)
  if (!edited) throw new Error('The announcement is missing')
  const payload = { ...edited, content: 'Changed', reactions: [], read: undefined }
  applyAnnouncementEvent(runtime, { event: 'announcement', payload })
  expect(find(first)?.content).toBe('Changed')
  expect(reactions(first)).toEqual(['👍 1 own'])
  applyAnnouncementEvent(runtime, event(2))
  await done
  expect(reactions(first)).toEqual(['👍 2 own'])
})

test('a reaction that the server refuses because it is there already counts as made', async () => {
  const { runtime, simulator, script, reactions, first } = await setUp()
  const { token } = script.signIn('ann')
  await simulator.fetch(
    new Request(`${simulator.origin}/api/v1/announcements/${first}/reactions/${encodeURIComponent('👍')}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
    }),
  )
  expect(await thumb(runtime, first, true, 0)).toBe(true)
  expect(reactions(first)).toEqual(['👍 1 own'])
})

test('announcements arrive, change and disappear by the stream', async () => {
  const { runtime, script, simulator, data, find, reactions, first, second } = await setUp({
    streaming: true,
  })
  const end = runtime.streaming.subscribe({ stream: 'user' }, (event) => followAnnouncements(runtime, event))
  onTestFinished(end)
  await vi.waitFor(() => expect(runtime.streaming.status()).toBe('open'))
  await runtime.run(dismissAnnouncement, { id: first })
  script.advance(1000)
  const third = script.announce('<p>Third</p>')
  await vi.waitFor(() => expect(data()?.map(({ id }) => id)).toEqual([third, second, first]))
  expect(data()?.map(({ read }) => read ?? false)).toEqual([false, false, true])
  script.announce('<p>Changed</p>', first)
  await vi.waitFor(() => expect(find(first)?.content).toBe('<p>Changed</p>'))
  expect(find(first)?.read).toBe(true)
  const { token } = script.signIn('ben')
  await simulator.fetch(
    new Request(`${simulator.origin}/api/v1/announcements/${first}/reactions/${encodeURIComponent('🎉')}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
    }),
  )
  await vi.waitFor(() => expect(reactions(first)).toEqual(['🎉 1']))
  script.withdrawAnnouncement(second)
  await vi.waitFor(() => expect(data()?.map(({ id }) => id)).toEqual([third, first]))
})

test('missed events make the announcements stale without a request', async () => {
  const { runtime, calls } = await setUp()
  missAnnouncements(runtime)
  expect(runtime.client.getQueryState(announcementKeys.all())?.isInvalidated).toBe(true)
  expect(calls()).toEqual(['GET /api/v1/announcements'])
})
