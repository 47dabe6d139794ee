import { afterEach, expect, test, vi } from 'vitest'
import { changePushRow, deletePushRow, pushRowOf } from '@/lib/push/push-rows'
import { pushNotes } from '@/lib/push/push-rows.testing'
import { VAPID } from '@/lib/simulator/push/keys'
import { SOFTWARE_NAMES } from '@/lib/simulator/software'
import { readPushes, stubPushPlatform } from '@/lib/testing/push-platform'
import { PUSH_ROW, tableBelow } from '@/lib/testing/servers-page'
import { createStage, type Stage } from '@/lib/testing/stage'
import { changePushing, forgetPushes, renewPushing, startPushing, stopPushing } from './mutations'
import { pushStateQuery } from './queries'
import { isSameKey, keyBytes, serverKeyText } from './rules'

const NOTES = pushNotes()
const MENTIONS = { types: ['mention'], policy: 'all' } as const
const OTHER_KEY = 'BCk-QqERU0q-CfYZjcuB6lnyyOYfJ2AifKqfeGIm7Z-HiTU5T9eTG5GxVA0_OH5mMlI4UkkDTpaZwozy0TzdZ2M='

const stages: Stage[] = []
function stageOf(options: Parameters<typeof createStage>[0] = {}): Stage {
  const stage = createStage(options)
  stages.push(stage)
  return stage
}
afterEach(async () => {
  vi.unstubAllGlobals()
  for (const stage of stages.splice(0)) {
    await deletePushRow(stage.runtime.identity.key)
    stage.close()
  }
})

const stateOf = ({ runtime }: Stage) => runtime.client.query({ ...pushStateQuery(runtime), staleTime: 0 })
const rowOf = ({ runtime }: Stage) => pushRowOf(runtime.identity.key)

test('keys are equal however they are written', () => {
  expect(isSameKey(VAPID, VAPID.replace('=', '').replaceAll('-', '+').replaceAll('_', '/'))).toBe(true)
  expect(isSameKey(VAPID, OTHER_KEY)).toBe(false)
  expect(isSameKey(serverKeyText(keyBytes(VAPID).buffer), VAPID)).toBe(true)
})

test('the browser is subscribed, and gets what the account chose, encrypted', async () => {
  const platform = stubPushPlatform('granted')
  const stage = stageOf()
  expect(await stateOf(stage)).toEqual({ kind: 'off', key: VAPID })
  await startPushing(stage.runtime, VAPID, MENTIONS, NOTES)
  expect(await stateOf(stage)).toEqual({ kind: 'on', key: VAPID, ...MENTIONS })
  const { script } = stage.simulator
  script.as('ben').publish('@ann hello')
  const [push] = await readPushes(platform, await script.pushed())
  expect(push).toMatchObject({ notification_type: 'mention', body: '@ann hello' })
  await changePushing(stage.runtime, VAPID, { types: ['follow'], policy: 'followed' })
  expect(await stateOf(stage)).toMatchObject({ kind: 'on', types: ['follow'], policy: 'followed' })
  expect(await rowOf(stage)).toMatchObject({ types: ['follow'], policy: 'followed' })
})

test('two accounts of different servers have subscriptions of their own', async () => {
  const platform = stubPushPlatform('granted')
  const stage = stageOf()
  const other = stageOf({ as: 'ben', origin: 'https://other.example' })
  await startPushing(stage.runtime, VAPID, MENTIONS, NOTES)
  await startPushing(other.runtime, VAPID, MENTIONS, NOTES)
  expect(platform.scopes()).toHaveLength(2)
  const endpoints = [...platform.subscriptions.values()].map(({ subscription }) => subscription.endpoint)
  expect(new Set(endpoints).size).toBe(2)
  await stopPushing(stage.runtime)
  expect(await stateOf(other)).toMatchObject({ kind: 'on' })
})

test('ending the pushes leaves nothing at the server, in the browser, and in what is stored', async () => {
  const platform = stubPushPlatform('granted')
  const stage = stageOf()
  await startPushing(stage.runtime, VAPID, MENTIONS, NOTES)
  await stopPushing(stage.runtime)
  expect(platform.scopes()).toEqual([])
  expect(stage.simulator.server.world.pushSubscriptions.values()).toEqual([])
  expect(await rowOf(stage)).toBeNull()
  expect(await stateOf(stage)).toMatchObject({ kind: 'off' })
})

test('where the push service cannot be reached, nothing is left behind', async () => {
  const platform = stubPushPlatform('granted')
  platform.isBroken = true
  const stage = stageOf()
  await expect(startPushing(stage.runtime, VAPID, MENTIONS, NOTES)).rejects.toThrow('Registration failed')
  expect(platform.scopes()).toEqual([])
  expect(await rowOf(stage)).toBeNull()
})

test('a server that refuses leaves nothing behind', async () => {
  const platform = stubPushPlatform('granted')
  const stage = stageOf()
  stage.simulator.script.refuse('POST /api/v1/push/subscription', 422)
  await expect(startPushing(stage.runtime, VAPID, MENTIONS, NOTES)).rejects.toThrow('Refused')
  expect(platform.scopes()).toEqual([])
  expect(await rowOf(stage)).toBeNull()
})

test('the key that the server signs with counts, not the one it announced', async () => {
  const platform = stubPushPlatform('granted')
  const stage = stageOf()
  await startPushing(stage.runtime, OTHER_KEY, MENTIONS, NOTES)
  const [known] = platform.subscriptions.values()
  const key = known?.subscription.options.applicationServerKey
  expect(key && isSameKey(serverKeyText(key), VAPID)).toBe(true)
  expect(await rowOf(stage)).toMatchObject({ key: VAPID })
})

test('a sign-in without the permission for pushes is recognised', async () => {
  const platform = stubPushPlatform('granted')
  const stage = stageOf()
  stage.simulator.script.refuse('POST /api/v1/push/subscription', 403, {
    error: 'This action is outside the authorized scopes',
  })
  await startPushing(stage.runtime, VAPID, MENTIONS, NOTES)
  expect(stage.runtime.client.getQueryData(pushStateQuery(stage.runtime).queryKey)).toEqual({
    kind: 'noScope',
  })
  expect(platform.scopes()).toEqual([])
})

test('a browser without pushes does not ask the server about them', async () => {
  stubPushPlatform('granted')
  const stage = stageOf()
  await stateOf(stage)
  expect(stage.simulator.recorded.filter(({ path }) => path.includes('/push/'))).toEqual([])
})

test('older servers state their key with the app only', async () => {
  stubPushPlatform('granted')
  expect(await stateOf(stageOf({ software: 'mastodon-4.2' }))).toEqual({ kind: 'off', key: VAPID })
})

test('a server without pushes is recognised, at the latest when they are turned on', async () => {
  const platform = stubPushPlatform('granted')
  const stage = stageOf({ software: 'snac' })
  await startPushing(stage.runtime, VAPID, MENTIONS, NOTES)
  expect(stage.runtime.client.getQueryData(pushStateQuery(stage.runtime).queryKey)).toEqual({
    kind: 'noServer',
  })
  expect(platform.scopes()).toEqual([])
  expect(await rowOf(stage)).toBeNull()
})

test('the page about servers says which of them push', async () => {
  stubPushPlatform('granted')
  const measured: string[] = []
  for (const software of SOFTWARE_NAMES) {
    const stage = stageOf({ software })
    const state = await stateOf(stage)
    if (state.kind === 'off') await startPushing(stage.runtime, state.key, MENTIONS, NOTES)
    measured.push((await stateOf(stage)).kind === 'on' ? '✓' : '–')
    await forgetPushes(stage.runtime.identity.key)
  }
  const [, ...written] = tableBelow('Features').find(([feature]) => feature === PUSH_ROW) ?? []
  expect(written.slice(0, SOFTWARE_NAMES.length)).toEqual(measured)
})

test('at a start everything that was lost is renewed', async () => {
  const platform = stubPushPlatform('granted')
  const stage = stageOf()
  const { runtime, simulator } = stage
  await startPushing(runtime, VAPID, MENTIONS, NOTES)
  const [scope = ''] = platform.scopes()
  const endpointOf = () => platform.subscriptions.get(scope)?.subscription.endpoint
  const first = endpointOf()
  const knownTo = () => simulator.server.world.pushSubscriptions.values().map(({ endpoint }) => endpoint)

  expect(await renewPushing(runtime, { ...NOTES, lang: 'de' })).toBe(true)
  expect(endpointOf()).toBe(first)
  expect((await rowOf(stage))?.notes.lang).toBe('de')

  // The browser lost its subscription.
  platform.subscriptions.clear()
  await renewPushing(runtime, NOTES)
  expect(endpointOf()).not.toBe(first)
  expect(knownTo()).toEqual([endpointOf()])

  // The server lost it, as for a new sign-in.
  for (const { id } of simulator.server.world.pushSubscriptions.values())
    simulator.server.world.pushSubscriptions.remove(id)
  await renewPushing(runtime, NOTES)
  expect(knownTo()).toEqual([endpointOf()])
  expect(await stateOf(stage)).toMatchObject({ kind: 'on', ...MENTIONS })
})

test('at a start another key of the server gets a subscription of its own', async () => {
  const platform = stubPushPlatform('granted')
  const stage = stageOf()
  await startPushing(stage.runtime, VAPID, MENTIONS, NOTES)
  await changePushRow(stage.runtime.identity.key, { key: OTHER_KEY })
  const [known] = platform.subscriptions.values()
  Object.assign(known?.subscription.options ?? {}, { applicationServerKey: keyBytes(OTHER_KEY).buffer })
  await renewPushing(stage.runtime, NOTES)
  const [now] = platform.subscriptions.values()
  expect(now?.subscription.endpoint).not.toBe(known?.subscription.endpoint)
  expect(await rowOf(stage)).toMatchObject({ key: VAPID, endpoint: now?.subscription.endpoint })
  expect(await stateOf(stage)).toMatchObject({ kind: 'on', ...MENTIONS })
})

test('without the permission, the pushes end; without an answer, they stay', async () => {
  const platform = stubPushPlatform('granted')
  const stage = stageOf()
  const { runtime, simulator } = stage
  await startPushing(runtime, VAPID, MENTIONS, NOTES)
  simulator.script.offline(true)
  expect(await renewPushing(runtime, NOTES)).toBe(true)
  expect(await rowOf(stage)).not.toBeNull()
  simulator.script.offline(false)
  platform.permission = 'denied'
  expect(await renewPushing(runtime, NOTES)).toBe(false)
  expect(simulator.server.world.pushSubscriptions.values()).toEqual([])
  expect(await rowOf(stage)).toBeNull()
})
