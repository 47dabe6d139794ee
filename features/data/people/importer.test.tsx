import { afterEach, expect, it, onTestFinished, test, vi } from 'vitest'
import { clearToasts } from '@/lib/alerts'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { CsvEntry, CsvKind } from '../csv/kinds'
import { importerOf } from './importer'
import { makePlan } from './plan'
import { readServer } from './read-server'
import { importSteps, type ImportStep } from './steps'

function setUp(): Stage {
  const stage = createStage()
  onTestFinished(() => stage.close())
  return stage
}

afterEach(() => {
  localStorage.clear()
  clearToasts()
})

const add = (...addresses: string[]): ImportStep[] =>
  addresses.map((address) => ({ action: 'add', entry: { address } }))

const read = ({ runtime }: Stage, kind: CsvKind) =>
  readServer(runtime, kind, {
    signal: new AbortController().signal,
    now: () => runtime.now(),
    onWait: () => {},
    onProgress: () => {},
  })

const addressesOf = async (stage: Stage, kind: CsvKind) =>
  (await read(stage, kind)).entries.map(({ address }) => address).sort()

/** Starts an import and waits until it stops. */
async function run(stage: Stage, kind: CsvKind, steps: readonly ImportStep[]) {
  const importer = importerOf(stage.runtime)
  importer.start(kind, 'file.csv', steps)
  await vi.waitFor(() => {
    expect(importer.view()?.progress.state).not.toBe('running')
    expect(importer.view()?.runs).toBe(false)
  })
  return importer.view()?.progress
}

it('reads what the server has, with the choices of each entry', async () => {
  const stage = setUp()
  stage.simulator.script.person('ben@far.example')
  stage.simulator.script.as('ann').follow('ben@far.example', { reblogs: false, notify: true })
  stage.simulator.script.as('ann').mute('ben@far.example')
  const { entries, lost } = await read(stage, 'follows')
  expect(lost).toBe(0)
  expect(entries).toContainEqual({ address: 'ben@far.example', reblogs: false, notify: true, languages: [] })
  expect((await read(stage, 'mutes')).entries).toEqual([{ address: 'ben@far.example', notifications: true }])
})

it('reads every page', async () => {
  const stage = setUp()
  const { script } = stage.simulator
  // One is blocked in the small world.
  for (let at = 0; at < 205; at += 1) {
    script.person(`p${at}@far.example`)
    script.as('ann').block(`p${at}@far.example`)
  }
  expect(await addressesOf(stage, 'blocks')).toHaveLength(206)
})

test.each<[CsvKind, string]>([
  ['follows', 'ben@far.example'],
  ['mutes', 'ben@far.example'],
  ['blocks', 'ben@far.example'],
  ['servers', 'far.example'],
])('imports %s, and nothing is left to do', async (kind, address) => {
  const stage = setUp()
  stage.simulator.script.person('ben@far.example')
  expect(await run(stage, kind, add(address))).toMatchObject({ state: 'finished', at: 1, failures: [] })
  const current = (await read(stage, kind)).entries
  expect(current.map((entry) => entry.address)).toContain(address)
  const plan = makePlan({ kind, mode: 'merge', entries: [{ address }], current, ownAddress: 'ann@x' })
  expect(importSteps(plan)).toEqual([])
})

it('imports bookmarks by their addresses', async () => {
  const stage = setUp()
  stage.simulator.script.as('ben').publish('Worth reading')
  const [first] = await stage.load()
  const address = (first && stage.runtime.cache.read('status', first)?.uri) ?? ''
  expect(await run(stage, 'bookmarks', add(address))).toMatchObject({ failures: [] })
  expect(await addressesOf(stage, 'bookmarks')).toEqual([address])
})

it('removes what an overwriting import no longer has', async () => {
  const stage = setUp()
  const { script } = stage.simulator
  for (const name of ['ben@far.example', 'eva@far.example']) {
    script.person(name)
    script.as('ann').mute(name)
  }
  const current = (await read(stage, 'mutes')).entries
  const entries: CsvEntry[] = [{ address: 'ben@far.example' }]
  const plan = makePlan({ kind: 'mutes', mode: 'overwrite', entries, current, ownAddress: 'ann@x' })
  await run(stage, 'mutes', importSteps(plan))
  expect(await addressesOf(stage, 'mutes')).toEqual(['ben@far.example'])
})

it('creates lists once and adds only followed accounts', async () => {
  const stage = setUp()
  const { script } = stage.simulator
  script.person('ben@far.example')
  script.person('eva@far.example')
  script.as('ann').follow('ben@far.example')
  const steps: ImportStep[] = ['ben@far.example', 'eva@far.example'].map((address) => ({
    action: 'add',
    entry: { list: 'Imported', address, exclusive: true },
  }))
  const progress = await run(stage, 'lists', steps)
  expect(progress?.failures).toEqual([{ at: 1, reason: 'unfollowed', message: expect.anything() as string }])
  const imported = (await read(stage, 'lists')).entries.filter(({ list }) => list === 'Imported')
  expect(imported).toMatchObject([{ address: 'ben@far.example', exclusive: true }])
  // After following, the failed one is tried again.
  script.as('ann').follow('eva@far.example')
  importerOf(stage.runtime).retry()
  await vi.waitFor(() => expect(importerOf(stage.runtime).view()?.progress.state).toBe('finished'))
  expect(importerOf(stage.runtime).view()).toMatchObject({
    job: { steps: [steps[1]] },
    progress: { failures: [] },
  })
})

it('lists accounts that are not found or refused, and continues', async () => {
  const stage = setUp()
  const { script } = stage.simulator
  script.person('ben@far.example')
  script.person('eva@far.example')
  const id = script.account('ben@far.example').id
  script.refuse(`POST /api/v1/accounts/${id}/follow`, 403, { error: 'Not allowed' })
  const steps = add('nobody@far.example', 'ben@far.example', 'eva@far.example')
  expect(await run(stage, 'follows', steps)).toMatchObject({
    state: 'finished',
    at: 3,
    failures: [
      { at: 0, reason: 'missing' },
      { at: 1, reason: 'refused', message: 'Not allowed' },
    ],
  })
  expect(await addressesOf(stage, 'follows')).toContain('eva@far.example')
})

/** Starts an import and passes the pauses between its attempts. */
async function runPatiently(stage: Stage, kind: CsvKind, steps: readonly ImportStep[]) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const importer = importerOf(stage.runtime)
  importer.start(kind, 'file.csv', steps)
  await vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(1000)
      expect(importer.view()?.progress.state).not.toBe('running')
      expect(importer.view()?.runs).toBe(false)
    },
    { timeout: 4000, interval: 10 },
  )
  return importer.view()?.progress
}

test.each([500, 503])(
  'skips an entry that the server always answers with %s, and continues',
  async (status) => {
    const stage = setUp()
    const { script } = stage.simulator
    script.person('ben@far.example')
    script.person('eva@far.example')
    const path = `POST /api/v1/accounts/${script.account('ben@far.example').id}/mute`
    script.refuse(path, status, undefined, { times: 9 })
    expect(await runPatiently(stage, 'mutes', add('ben@far.example', 'eva@far.example'))).toMatchObject({
      state: 'finished',
      at: 2,
      failures: [{ at: 0, reason: 'broken' }],
      stop: null,
    })
    expect(stage.simulator.recorded.filter(({ path: each }) => path.endsWith(each))).toHaveLength(4)
    vi.useRealTimers()
    expect(await addressesOf(stage, 'mutes')).toEqual(['eva@far.example'])
  },
)

it('pauses where it is when no answer arrives', async () => {
  const stage = setUp()
  const { script } = stage.simulator
  script.person('ben@far.example')
  script.loseAnswer('POST /api/v1/accounts/:id/mute', { times: 9 })
  expect(await runPatiently(stage, 'mutes', add('ben@far.example'))).toMatchObject({
    state: 'paused',
    at: 0,
    failures: [],
    stop: 'offline',
  })
})

it('says until when it waits for a rate limit, and can be cancelled while it waits', async () => {
  const stage = setUp()
  stage.simulator.script.person('ben@far.example')
  stage.simulator.script.rateLimit('POST /api/v1/accounts/:id/follow', 600)
  const importer = importerOf(stage.runtime)
  importer.start('follows', 'file.csv', add('ben@far.example'))
  await vi.waitFor(() => expect(importer.view()?.waitsUntil).toBeGreaterThan(stage.runtime.now()))
  importer.cancel()
  await vi.waitFor(() => expect(importer.view()).toMatchObject({ runs: false, waitsUntil: null }))
  expect(importer.view()?.progress).toMatchObject({ state: 'cancelled', at: 0 })
  stage.simulator.script.advance(601_000)
  await importer.resume()
  expect(importer.view()?.progress).toMatchObject({ state: 'finished', failures: [] })
})

it('continues after a reload where it stopped', async () => {
  const stage = setUp()
  const { script } = stage.simulator
  const names = ['ben@far.example', 'eva@far.example', 'kim@far.example']
  for (const name of names) script.person(name)
  const held = script.hold('POST /api/v1/accounts/:id/follow')
  const importer = importerOf(stage.runtime)
  importer.start('follows', 'file.csv', add(...names))
  await vi.waitFor(() => expect(held.count).toBe(1))
  importer.pause()
  held.release()
  await vi.waitFor(() => expect(importer.view()).toMatchObject({ runs: false, progress: { at: 1 } }))
  const stored = Object.entries(localStorage) as [string, string][]
  importer.dismiss()
  expect(importer.view()).toBeNull()

  for (const [key, value] of stored) {
    localStorage.setItem(key, value)
    globalThis.dispatchEvent(new StorageEvent('storage', { key }))
  }
  const later = createStage({ world: stage.simulator.server.world })
  onTestFinished(() => later.close())
  const again = importerOf(later.runtime)
  await vi.waitFor(() => expect(again.view()).toMatchObject({ progress: { state: 'paused', at: 1 } }))
  await again.resume()
  expect(again.view()?.progress).toMatchObject({ state: 'finished', at: 3, failures: [] })
})
