import { afterEach, expect, it, onTestFinished, test, vi } from 'vitest'
import { DEFAULT_SETTINGS, getSettings, resetSettings, setSettings } from '@/features/settings'
import { alertSettingsOf, filterBarOf } from '@/features/notifications'
import { profileViewOf } from '@/features/profiles'
import { timelineOptions } from '@/features/timelines'
import { clearToasts } from '@/lib/alerts'
import { createIntlFor } from '@/lib/i18n'
import { getKeyChoices, resetKeys, setKeyScheme } from '@/lib/shortcuts'
import { createStage, type Stage } from '@/lib/testing/stage'
import { importerOf } from '../people/importer'
import { choicesPart, otherAccountsPart } from './account-choices'
import { ACCOUNT_CHOICES } from './choices-of-accounts'
import { draftsPart, settingsPart, shortcutsPart } from './local-parts'
import { filtersPart, listsPart } from './server-parts'
import { createBackup, hasChanges, planBackup, restoreParts, type PlannedBackup } from './plan-backup'

const PARTS = [
  settingsPart,
  shortcutsPart,
  ...ACCOUNT_CHOICES.map((choices) => choicesPart(choices)),
  filtersPart,
  listsPart,
  draftsPart,
]
const intl = createIntlFor('en')

afterEach(() => {
  resetSettings()
  resetKeys()
  localStorage.clear()
  clearToasts()
})

function setUp(as = 'ann'): Stage {
  const stage = createStage({ as })
  onTestFinished(() => stage.close())
  return stage
}

const fileOf = async ({ runtime }: Stage) => {
  const { text, fileName } = await createBackup(PARTS, { runtime, intl })
  return new File([text], fileName)
}

async function plan({ runtime }: Stage, file: File): Promise<PlannedBackup> {
  const planned = await planBackup(file, PARTS, { runtime, intl })
  if (typeof planned === 'string') throw new Error(planned)
  return planned
}

const partOf = ({ parts }: PlannedBackup, name: string) => parts.find((part) => part.name === name)?.plan

it('restores settings and shortcuts, which can be undone', async () => {
  const stage = setUp()
  setSettings({ theme: 'dark', textSize: 120 })
  setKeyScheme('vim')
  const file = await fileOf(stage)
  resetSettings()
  resetKeys()
  const planned = await plan(stage, file)
  expect(partOf(planned, 'settings')).toMatchObject({ changed: 2 })
  expect(partOf(planned, 'shortcuts')).toMatchObject({ changed: 1 })
  expect(getSettings()).toEqual(DEFAULT_SETTINGS)
  const restored = await restoreParts(planned.parts.filter(hasChanges))
  expect(restored).toMatchObject({ done: ['settings', 'shortcuts'], failed: [] })
  expect(getSettings()).toMatchObject({ theme: 'dark', textSize: 120 })
  expect(getKeyChoices().scheme).toBe('vim')
  restored.undo?.()
  expect(getSettings()).toEqual(DEFAULT_SETTINGS)
  expect(getKeyChoices().scheme).toBe('mastodon')
})

it('leaves out settings that are unknown or invalid', async () => {
  const stage = setUp()
  setSettings({ theme: 'light' })
  const parts = { settings: { theme: 'plaid', density: 'dense', future: 1 } }
  const file = new File([JSON.stringify({ format: 'skein-backup', version: 1, parts })], 'x.json')
  const planned = await plan(stage, file)
  expect(partOf(planned, 'settings')).toMatchObject({ changed: 1, leftOut: { unknown: 2 } })
  await restoreParts(planned.parts)
  expect(getSettings()).toMatchObject({ theme: 'light', density: 'dense' })
})

it('restores the alerts and quiet hours of the account, without values that are unknown or invalid', async () => {
  const stage = setUp()
  const store = alertSettingsOf(stage.runtime.identity.key)
  store.set((before) => ({ ...before, alerts: ['mention'], quiet: { on: true, from: 60, to: 90 } }))
  const saved = store.get()
  const file = await fileOf(stage)
  store.reset()
  const defaults = store.get()
  const planned = await plan(stage, file)
  expect(partOf(planned, 'alerts')).toMatchObject({ changed: 2, leftOut: { unknown: 0 } })
  const restored = await restoreParts(planned.parts.filter(hasChanges))
  expect(store.get()).toEqual(saved)
  restored.undo?.()
  expect(store.get()).toEqual(defaults)

  const alerts = { hidden: ['poll'], silent: 7, quiet: { on: true, from: -1, to: 3 }, future: true }
  const parts = { alerts }
  const odd = new File([JSON.stringify({ format: 'skein-backup', version: 1, parts })], 'x.json')
  const partly = await plan(stage, odd)
  expect(partOf(partly, 'alerts')).toMatchObject({ changed: 1, leftOut: { unknown: 3 } })
  await restoreParts(partly.parts)
  expect(store.get()).toEqual({ ...defaults, hidden: ['poll'] })
})

it('restores the category of notifications and the posts on profiles that the account chose', async () => {
  const stage = setUp()
  const { key } = stage.runtime.identity
  const bar = filterBarOf(key)
  const profiles = profileViewOf(key)
  const defaults = [bar.get(), profiles.get()]
  bar.set({ bar: 'full', filter: 'polls' })
  profiles.set({ boosts: false, replies: true })
  const file = await fileOf(stage)
  bar.reset()
  profiles.reset()
  const planned = await plan(stage, file)
  expect(partOf(planned, 'views')).toMatchObject({ changed: 4, leftOut: { unknown: 0 } })
  const restored = await restoreParts(planned.parts.filter(hasChanges))
  expect(bar.get()).toEqual({ bar: 'full', filter: 'polls' })
  expect(profiles.get()).toEqual({ boosts: false, replies: true })
  restored.undo?.()
  expect([bar.get(), profiles.get()]).toEqual(defaults)

  const parts = { views: { notificationBar: 'round', profileReplies: true, future: 1 } }
  const odd = new File([JSON.stringify({ format: 'skein-backup', version: 1, parts })], 'x.json')
  const partly = await plan(stage, odd)
  expect(partOf(partly, 'views')).toMatchObject({ changed: 1, leftOut: { unknown: 2 } })
  await restoreParts(partly.parts)
  expect([bar.get(), profiles.get()]).toEqual([defaults[0], { boosts: true, replies: true }])
})

test('options of timelines are restored, but not those of lists of another server', async () => {
  const stage = setUp()
  const options = timelineOptions.of(stage.runtime.identity.key)
  const noBoosts = {
    boosts: false,
    quotes: true,
    replies: true,
    mediaOnly: false,
    languages: [],
    start: 'newest' as const,
  }
  options.set({ '["home"]': noBoosts, '["list","7"]': noBoosts })
  const saved = await (await fileOf(stage)).text()
  options.reset()
  const here = await plan(stage, new File([saved], 'x.json'))
  expect(partOf(here, 'timelines')).toMatchObject({ changed: 2, leftOut: { elsewhere: 0 } })

  const { server } = stage.runtime.identity
  const other = new File([saved.replaceAll(server, 'https://other.example')], 'x.json')
  const elsewhere = await plan(stage, other)
  expect(partOf(elsewhere, 'timelines')).toMatchObject({ changed: 1, leftOut: { elsewhere: 1 } })
  const restored = await restoreParts(elsewhere.parts.filter(hasChanges))
  expect(options.get()).toEqual({ '["home"]': noBoosts })
  restored.undo?.()
  expect(options.get()).toEqual({})
})

test('choices of other accounts are restored for those that are signed in', async () => {
  const { runtime } = setUp()
  const { key } = runtime.identity
  const [ben, eva] = ['ben@one.example', 'eva@two.example']
  const part = (...keys: string[]) => otherAccountsPart(ACCOUNT_CHOICES, keys)
  for (const each of [key, ben, eva]) filterBarOf(each).set({ bar: 'full', filter: 'polls' })
  const { value } = await part(key, ben, eva).read({ runtime, intl })
  expect(Object.keys(value as object)).toEqual([ben, eva])
  for (const each of [key, ben, eva]) filterBarOf(each).reset()

  const origin = { identity: key, server: runtime.identity.server }
  const planned = await part(key, ben).plan(value, { runtime, intl, origin })
  expect(planned).toMatchObject({ changed: 2, leftOut: { signedOutAccounts: 1 } })
  const { undo } = (await planned?.apply()) ?? {}
  expect([key, ben, eva].map((each) => filterBarOf(each).get().bar)).toEqual(['simple', 'full', 'simple'])
  undo?.()
  expect(filterBarOf(ben).get().bar).toBe('simple')
})

it('a restored file changes nothing the second time', async () => {
  const stage = setUp()
  const { runtime, simulator } = stage
  const { script } = simulator
  script.person('eva@far.example')
  script.as('ann').follow('eva@far.example')
  const body = {
    title: 'Art',
    context: ['home'],
    keywords_attributes: [{ keyword: 'paint', whole_word: true }],
  }
  const entry = { list: 'Painters', address: 'eva@far.example' }
  const filter = {
    title: 'Art',
    context: ['home', 'thread'],
    action: 'hide',
    expiresAt: null,
    keywords: [{ keyword: 'paint', wholeWord: true }],
  }
  const expired = { ...filter, title: 'Old', expiresAt: '2001-01-01T00:00:00Z' }
  const parts = { filters: [filter, expired, body], lists: [entry, { list: 'Empty', address: '' }, 'x'] }
  const file = new File([JSON.stringify({ format: 'skein-backup', version: 1, parts })], 'x.json')
  const planned = await plan(stage, file)
  expect(partOf(planned, 'filters')).toMatchObject({
    added: 1,
    names: ['Art'],
    leftOut: { unknown: 1, expired: 1 },
  })
  expect(partOf(planned, 'lists')).toMatchObject({
    added: 2,
    names: ['Painters', 'Empty'],
    leftOut: { unknown: 1 },
  })
  expect((await restoreParts(planned.parts)).failed).toEqual([])
  await vi.waitFor(() =>
    expect(importerOf(runtime).view()?.progress).toMatchObject({ state: 'finished', failures: [] }),
  )
  const again = await plan(stage, await fileOf(stage))
  expect(again.parts.filter(hasChanges)).toEqual([])
  expect((await plan(stage, file)).parts.filter(hasChanges)).toEqual([])
})

test('a filter with an action of a newer server is left out, also when it is restored', async () => {
  const stage = setUp()
  const { runtime, simulator } = stage
  const filter = { title: 'Art', context: ['home'], filter_action: 'fold', expires_at: null, keywords: [] }
  simulator.script.rewrite(
    'GET /api/v2/filters',
    () => [
      { ...filter, id: '1' },
      { ...filter, id: '2', title: 'Music', filter_action: 'hide' },
    ],
    { times: 9 },
  )
  const { value, leftOut } = await filtersPart.read({ runtime, intl })
  expect(value).toMatchObject([{ title: 'Music', action: 'hide' }])
  expect(leftOut).toMatchObject({ unknown: 1 })
  const stored = { title: 'Art', context: ['home'], action: 'fold', expiresAt: null, keywords: [] }
  const origin = { identity: runtime.identity.key, server: runtime.identity.server }
  expect(await filtersPart.plan([stored], { runtime, intl, origin })).toMatchObject({
    added: 0,
    leftOut: { unknown: 1 },
  })
})

test('a part that the server refuses is reported and stops no other', async () => {
  const stage = setUp()
  stage.simulator.script.refuse('POST /api/v2/filters', 500, undefined, { times: 9 })
  const filter = { title: 'Art', context: ['home'], action: 'warn', expiresAt: null, keywords: [] }
  const parts = { filters: [filter], settings: { theme: 'dark' } }
  const file = new File([JSON.stringify({ format: 'skein-backup', version: 1, parts })], 'x.json')
  const restored = await restoreParts((await plan(stage, file)).parts)
  expect(restored).toMatchObject({ done: ['settings'], failed: [{ name: 'filters', count: 1 }] })
  expect(getSettings().theme).toBe('dark')
})
