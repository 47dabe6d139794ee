import { onTestFinished, expect, test, vi } from 'vitest'
import { getSettings, setSettings } from '@/features/settings'
import { pushScopeOf } from '@/lib/push/account-scope'
import { NAME, deletePushRow, pushRowOf, writePushRow } from '@/lib/push/push-rows'
import { stubPushPlatform } from '@/lib/testing/push-platform'
import { createStage } from '@/lib/testing/stage'
import type { NotificationId } from '@/schemas/primitives'
import { alertSettingsOf } from '../alerts/alert-settings'
import { pauseOf } from '../pause/pause-store'
import { notificationMarkerOf } from '../read-state/read-marker'
import { followPushes } from './keep-push'
import { pushNotesOf } from './push-notes'

function setUp() {
  const { runtime, close } = createStage()
  const { key } = runtime.identity
  onTestFinished(async () => {
    close()
    localStorage.clear()
    await deletePushRow(key)
  })
  return { runtime, key }
}

test('the worker gets sentences with a place for the name, and counts', async () => {
  const { runtime } = setUp()
  const notes = await pushNotesOf(runtime)
  expect(notes.sentences['mention']).toBe(`${NAME} mentioned you`)
  expect(notes.sentences['mention:privateReply']).toBe(`${NAME} replied to you privately`)
  expect(notes.counts.slice(0, 2)).toEqual(['1 new notification', '2 new notifications'])
  expect(notes.counts.at(-1)).toBe('99+ new notifications')
  expect(notes).toMatchObject({ me: runtime.me, reply: 'Reply', dir: 'ltr' })
})

test('quiet hours, a pause and another language reach the worker when they change', async () => {
  const { runtime, key } = setUp()
  const notes = await pushNotesOf(runtime)
  const row = { identity: key, server: runtime.identity.server, key: 'k', endpoint: 'https://push.example/1' }
  await writePushRow({ ...row, types: ['mention'], policy: 'all', notes })
  followPushes(runtime)
  followPushes(runtime)
  const stored = async () => (await pushRowOf(key))?.notes
  alertSettingsOf(key).set((now) => ({ ...now, quiet: { on: true, from: 60, to: 120 } }))
  await vi.waitFor(async () => expect((await stored())?.quiet).toEqual({ on: true, from: 60, to: 120 }))
  pauseOf(key).set(5)
  await vi.waitFor(async () => expect((await stored())?.pausedUntil).toBe(5))
  const { language } = getSettings()
  onTestFinished(() => setSettings({ language }))
  setSettings({ language: 'ar-XB' })
  await vi.waitFor(async () => expect(await stored()).toMatchObject({ lang: 'ar-XB', dir: 'rtl' }))
  expect((await stored())?.reply).not.toBe('Reply')
})

test('alerts are closed once their notifications are read, and later ones stay', async () => {
  const platform = stubPushPlatform('granted')
  onTestFinished(() => void vi.unstubAllGlobals())
  const { runtime, key } = setUp()
  const scope = pushScopeOf(new URL('/', location.origin).href, key)
  await navigator.serviceWorker.register('/sw.js', { scope })
  const closed: string[] = []
  platform.alerts = [{ id: '7' }, { id: '9', count: 6 }, { id: '10' }, {}].map((data) => ({
    data,
    close: () => void closed.push(data.id ?? 'without id'),
  }))
  followPushes(runtime)
  const marker = notificationMarkerOf(runtime)
  await marker.read()
  expect(closed).toEqual([])
  marker.markRead('9' as NotificationId)
  await vi.waitFor(() => expect(closed).toEqual(['7', '9']))
})
