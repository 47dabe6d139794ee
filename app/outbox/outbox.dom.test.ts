import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { emitFact } from '@/lib/bus'
import { outboxOf, outboxStore } from '@/lib/outbox'
import { onStorageProblem, resetStorageProblems } from '@/lib/storage/problems'
import { createStage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import { loadMutations } from '../wiring/stored-mutations'
import { resumeOutbox } from './resume-outbox'

const definitions = await loadMutations()

beforeEach(() => localStorage.clear())

/** A post in the home of ann, and a server that can be lost; `isNoticed`: that is known before a request. */
async function setUp({ isNoticed = true } = {}) {
  let isLost = false
  let isKnown = isNoticed
  const reach = {
    offline: () => isKnown && isLost,
    check: () => {
      isKnown = true
      return Promise.resolve()
    },
  }
  const stage = createStage({ reach })
  onTestFinished(() => stage.close())
  const { runtime, simulator } = stage
  const { script } = simulator
  const [id = '' as StatusId] = await stage.load()
  let before = 0
  const change = (name: string, args: unknown) => {
    const definition = definitions.find((each) => each.name === name)
    if (!definition) throw new Error(name)
    return runtime.run(definition, args)
  }
  const { key } = runtime.identity
  const stored = () => outboxStore.of(key).get()
  return {
    ...stage,
    script,
    change,
    id,
    key,
    stored,
    post: () => runtime.cache.read('status', id),
    writes: () =>
      simulator.recorded
        .slice(before)
        .filter(({ method }) => method !== 'GET')
        .map(({ path }) => path.split('/').slice(4).join('/')),
    lose: ({ isConnected = false } = {}) => {
      isLost = true
      script.offline(!isConnected)
    },
    comeBack: () => {
      isLost = false
      script.offline(false)
      before = simulator.recorded.length
      emitFact('reachable', { identity: key })
    },
  }
}

const until = (check: () => void) => vi.waitFor(check)

test('a change made offline stays shown and stored, and is sent once when the server is back', async () => {
  const { change, id, lose, comeBack, post, stored, writes } = await setUp()
  lose()
  const done = change('favouriteStatus', { id, on: true })
  expect(post()?.favourited).toBe(true)
  await until(() =>
    expect(stored()).toMatchObject([{ name: 'favouriteStatus', args: { id, on: true }, refused: null }]),
  )
  expect(post()?.favourited).toBe(true)
  comeBack()
  expect(await done).toBe(true)
  await until(() => expect(stored()).toEqual([]))
  expect(writes()).toEqual([`${id}/favourite`])
  expect(post()?.favourited).toBe(true)
})

test('a change whose answer is lost waits too, once the server turns out to be lost', async () => {
  const { change, script, id, lose, comeBack, post, stored, writes } = await setUp({ isNoticed: false })
  script.loseAnswer(/favourite/)
  lose({ isConnected: true })
  const done = change('favouriteStatus', { id, on: true })
  await until(() => expect(stored()).toHaveLength(1))
  expect(post()?.favourited).toBe(true)
  comeBack()
  expect(await done).toBe(true)
  expect(writes()).toEqual([`${id}/favourite`])
})

test('changes are sent in their order, one after the other', async () => {
  const { change, load, lose, comeBack, stored, writes } = await setUp()
  const [first, second] = await load()
  if (!first || !second) throw new Error('no posts')
  lose()
  const done = [
    change('bookmarkStatus', { id: second, on: true }),
    change('favouriteStatus', { id: first, on: true }),
    change('favouriteStatus', { id: second, on: true }),
    change('bookmarkStatus', { id: first, on: true }),
  ]
  await until(() => expect(stored()).toHaveLength(4))
  comeBack()
  expect(await Promise.all(done)).toEqual([true, true, true, true])
  expect(writes()).toEqual([
    `${second}/bookmark`,
    `${first}/favourite`,
    `${second}/favourite`,
    `${first}/bookmark`,
  ])
  await until(() => expect(stored()).toEqual([]))
})

test('changes that undo each other are not sent, and leave nothing behind', async () => {
  const { change, id, lose, comeBack, post, stored, writes } = await setUp()
  lose()
  const done = [
    change('bookmarkStatus', { id, on: true }),
    change('favouriteStatus', { id, on: true }),
    change('favouriteStatus', { id, on: false }),
  ]
  await until(() => expect(stored()).toHaveLength(3))
  comeBack()
  await Promise.all(done)
  await until(() => expect(stored()).toEqual([]))
  expect(writes()).toEqual([`${id}/bookmark`])
  expect(post()).toMatchObject({ favourited: false, bookmarked: true })
})

test('a change whose post was deleted since is undone and kept for the user to see', async () => {
  const { runtime, change, script, id, lose, comeBack, post, stored } = await setUp()
  lose()
  const done = change('boostStatus', { id, on: true })
  await until(() => expect(stored()).toHaveLength(1))
  script.refuse(/reblog/, 404, { error: 'Record not found' })
  comeBack()
  expect(await done).toBe(false)
  expect(post()?.reblogged).toBe(false)
  expect(stored()).toMatchObject([{ refused: { isGone: true, message: 'Record not found' } }])
  outboxOf(runtime).cancel(stored()[0]?.id ?? '')
  expect(stored()).toEqual([])
})

test('a deletion of a post that is gone is done', async () => {
  const { change, script, id, lose, comeBack, stored } = await setUp()
  lose()
  const done = change('deleteStatus', { id, countedFor: null })
  await until(() => expect(stored()).toHaveLength(1))
  script.refuse(/statuses/, 404, { error: 'Record not found' })
  comeBack()
  await done
  await until(() => expect(stored()).toEqual([]))
})

describe('a vote', () => {
  /** Ann votes for the second option of the open poll of the small world. */
  const ask = async (stage: Awaited<ReturnType<typeof setUp>>) => {
    const { runtime, simulator, load, change } = stage
    const polls = (await load()).map((id) => runtime.cache.read('status', id)?.poll)
    const poll = polls.find(Boolean)
    if (!poll) throw new Error('no poll')
    const { world } = simulator.server
    return {
      poll,
      vote: () => change('voteInPoll', { id: poll, choices: [1] }),
      counted: () => world.polls.get(poll)?.options.map(({ votes }) => votes) ?? [],
      shown: () => runtime.cache.read('poll', poll),
    }
  }

  test('waits, and counts once, also when its first answer was lost', async () => {
    const stage = await setUp({ isNoticed: false })
    const { script, lose, comeBack, stored } = stage
    const { vote, counted, shown } = await ask(stage)
    const [tea = 0, coffee = 0] = counted()
    script.loseAnswer(/votes/)
    lose({ isConnected: true })
    const done = vote()
    await until(() => expect(stored()).toHaveLength(1))
    expect(counted()).toEqual([tea, coffee + 1])
    comeBack()
    expect(await done).toBe(true)
    await until(() => expect(stored()).toEqual([]))
    expect([counted(), shown()?.own_votes]).toEqual([[tea, coffee + 1], [1]])
  })

  test.each(['closed', 'voted elsewhere'])(
    'in a poll that has %s since is kept for the user to see',
    async (how) => {
      const stage = await setUp()
      const { script, lose, comeBack, stored } = stage
      const { vote, poll, counted } = await ask(stage)
      lose()
      const done = vote()
      await until(() => expect(stored()).toHaveLength(1))
      if (how === 'closed') stage.simulator.server.world.polls.patch(poll, { expiresAt: 1 })
      else script.as('ann').vote(poll, [0])
      const before = counted()
      comeBack()
      expect(await done).toBe(false)
      expect(stored()).toMatchObject([
        { refused: { isGone: false, message: expect.stringMatching(/already/) as unknown } },
      ])
      expect(counted()).toEqual(before)
    },
  )
})

test('an error of the server lets a change wait longer, and those of the same post, but no others', async () => {
  const { load, change, script, id, lose, comeBack, post, stored, writes, key } = await setUp()
  const [, other] = await load()
  lose()
  const done = [
    change('favouriteStatus', { id, on: true }),
    change('bookmarkStatus', { id, on: true }),
    change('bookmarkStatus', { id: other, on: true }),
  ]
  await until(() => expect(stored()).toHaveLength(3))
  script.refuse(/favourite/, 503)
  comeBack()
  await until(() => expect(writes()).toEqual([`${id}/favourite`, `${other}/bookmark`]))
  await until(() => expect(stored()).toHaveLength(2))
  expect(stored().map(({ tried = false }) => tried)).toEqual([true, false])
  expect(post()).toMatchObject({ favourited: true, bookmarked: true })
  emitFact('reachable', { identity: key })
  expect(await Promise.all(done)).toEqual([true, true, true])
  expect(writes().slice(2)).toEqual([`${id}/favourite`, `${id}/bookmark`])
})

test('a change that is withdrawn is undone and never sent, also behind another one', async () => {
  const { runtime, change, id, lose, comeBack, post, stored, writes } = await setUp()
  lose()
  const done = [change('favouriteStatus', { id, on: true }), change('bookmarkStatus', { id, on: true })]
  await until(() => expect(stored()).toHaveLength(2))
  const outbox = outboxOf(runtime)
  outbox.cancel(stored()[1]?.id ?? '')
  expect(post()).toMatchObject({ favourited: true, bookmarked: false })
  outbox.cancel(stored()[0]?.id ?? '')
  await until(() => expect(post()?.favourited).toBe(false))
  comeBack()
  expect(await Promise.all(done)).toEqual([false, false])
  expect(writes()).toEqual([])
  expect(stored()).toEqual([])
})

test('changes of a closed page are shown and sent by the next one; unknown ones are kept as refused', async () => {
  const { runtime, id, post, stored, writes, key } = await setUp()
  const left = { at: 1, owner: 'a closed page', refused: null }
  outboxStore.of(key).set([
    { ...left, id: 'a', name: 'favouriteStatus', args: { id, on: true } },
    { ...left, id: 'b', name: 'bookmarkStatus', args: { id, on: true } },
    { ...left, id: 'c', name: 'favourStatus', args: { id } },
  ])
  onTestFinished(resumeOutbox(runtime))
  await until(() => expect(stored()).toMatchObject([{ id: 'c', refused: { isGone: false, message: '' } }]))
  await until(() => expect(writes()).toEqual([`${id}/favourite`, `${id}/bookmark`]))
  expect(post()).toMatchObject({ favourited: true, bookmarked: true })
})

test('while the server is reachable, a failure is reported at once and nothing is stored', async () => {
  const { change, id, script, post, stored } = await setUp()
  script.loseRequest(/favourite/)
  expect(await change('favouriteStatus', { id, on: true })).toBe(false)
  expect(post()?.favourited).toBe(false)
  expect(stored()).toEqual([])
})

describe('where the browser stores nothing', () => {
  /** Lets every access to the storage of this page fail. */
  const fail = (how: 'full' | 'blocked') => {
    resetStorageProblems()
    const error = new DOMException(how, how === 'full' ? 'QuotaExceededError' : 'SecurityError')
    const real = localStorage
    const fails = () => {
      throw error
    }
    const broken = how === 'full' ? { setItem: fails } : { setItem: fails, getItem: fails, removeItem: fails }
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => real.getItem(name),
      removeItem: (name: string) => real.removeItem(name),
      clear: () => real.clear(),
      ...broken,
    })
    const problems: string[] = []
    const stop = onStorageProblem((problem) => problems.push(problem))
    onTestFinished(() => {
      stop()
      vi.unstubAllGlobals()
      resetStorageProblems()
    })
    return problems
  }

  test.each(['full', 'blocked'] as const)(
    'as it is %s, changes wait with this page, which says so, and are sent once',
    async (how) => {
      const { runtime, change, id, post, stored, writes, lose, comeBack } = await setUp()
      onTestFinished(resumeOutbox(runtime))
      lose()
      const problems = fail(how)
      const done = [change('favouriteStatus', { id, on: true }), change('bookmarkStatus', { id, on: true })]
      await until(() => expect(stored()).toHaveLength(2))
      expect(post()).toMatchObject({ favourited: true, bookmarked: true })
      expect(problems).toEqual([how])
      comeBack()
      expect(await Promise.all(done)).toEqual([true, true])
      expect(writes()).toEqual([`${id}/favourite`, `${id}/bookmark`])
      expect(stored()).toEqual([])
    },
  )

  test('one that becomes full keeps what waited before, also for the next page', async () => {
    const { change, id, key, stored, lose } = await setUp()
    lose()
    void change('favouriteStatus', { id, on: true }).catch(() => {})
    await until(() => expect(stored()).toHaveLength(1))
    fail('full')
    void change('bookmarkStatus', { id, on: true }).catch(() => {})
    await until(() => expect(stored()).toHaveLength(2))
    expect(localStorage.getItem(`skein:outbox:${key}`)).toContain('favouriteStatus')
  })
})
