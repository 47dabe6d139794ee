import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { confirm, answerConfirm } from './confirm'
import type { ModalHistory } from './history'
import { openSheet } from './sheet'
import {
  closeModalsOf,
  connectModals,
  leaveBack,
  leaveFor,
  popModal,
  pushModal,
  useModals,
} from './stack-store'

declare module './stack-store' {
  interface ModalPayloads {
    TEST: { name: string }
  }
}

/** A browser history: pushes drop the entries ahead, steps are reported asynchronously. */
function fakeHistory(marks: (string | null)[] = [null]) {
  let at = marks.length - 1
  let asked = 0
  const listeners = new Set<(id: string | null) => void>()
  const report = () => {
    for (const listener of listeners) listener(marks[at] ?? null)
  }
  const go = (steps: number) => {
    at = Math.min(marks.length - 1, Math.max(0, at + steps))
    report()
  }
  const port: ModalHistory = {
    push: (id) => {
      marks.splice(++at, Infinity, id)
    },
    replace: (id) => {
      marks[at] = id
    },
    back: (steps) => {
      asked += steps
      void Promise.resolve().then(() => {
        // A later step is merged with a pending one, as browsers do.
        if (asked > 0) go(-asked)
        asked = 0
      })
    },
    current: () => marks[at] ?? null,
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const pressBack = () => {
    if (asked === 0) return go(-1)
    asked += 1
  }
  const navigate = (replace = false) => {
    marks.splice(replace ? at : ++at, Infinity, null)
    report()
  }
  return { port, go, pressBack, navigate, marks: () => [...marks], at: () => at }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))
const names = () =>
  useModals.getState().stack.map((entry) => (entry.type === 'TEST' ? entry.payload.name : entry.type))
const open = (name: string, identity = 'me') => pushModal('TEST', { name }, identity)

let history = fakeHistory()
let disconnect = () => {}

beforeEach(() => {
  history = fakeHistory()
  disconnect = connectModals(history.port)
})
afterEach(() => disconnect())

describe('Back', () => {
  it('closes one modal at a time', () => {
    open('a')
    open('b')
    expect(history.marks()).toHaveLength(3)
    history.go(-1)
    expect(names()).toEqual(['a'])
    history.go(-1)
    expect(names()).toEqual([])
  })

  it('can close several at once', () => {
    open('a')
    open('b')
    history.go(-2)
    expect(names()).toEqual([])
  })
})

describe('closing', () => {
  it('removes its history entry', async () => {
    open('a')
    const b = open('b')
    popModal(b)
    expect(names()).toEqual(['a'])
    await settle()
    expect(history.at()).toBe(1)
    popModal()
    await settle()
    expect(history.at()).toBe(0)
  })

  it('closes the modals above too', async () => {
    const a = open('a')
    open('b')
    open('c')
    popModal(a)
    expect(names()).toEqual([])
    await settle()
    expect(history.at()).toBe(0)
  })

  it('can be followed at once by another modal', async () => {
    open('a')
    popModal()
    const b = open('b')
    await settle()
    expect(names()).toEqual(['b'])
    expect(history.marks()).toEqual([null, b])
    history.go(-1)
    expect(names()).toEqual([])
  })

  it('can be followed by one that closes before the step is done', async () => {
    open('a')
    popModal()
    open('b')
    popModal()
    await settle()
    expect(names()).toEqual([])
    expect([history.at(), history.marks()[0]]).toEqual([0, null])
  })

  it('does not step back when another page was opened', async () => {
    const a = open('a')
    history.navigate()
    expect(names()).toEqual([])
    popModal(a)
    await settle()
    expect(history.at()).toBe(2)
  })

  it('steps back over two that close in turn', async () => {
    open('a')
    open('b')
    popModal()
    popModal()
    await settle()
    await settle()
    expect(history.at()).toBe(0)
  })

  it.each(['before', 'after'])('gives its entry to the page opened %s it', async (when) => {
    const a = open('a')
    if (when === 'after') popModal(a)
    leaveFor(history.navigate)
    if (when === 'before') popModal(a)
    await settle()
    expect(names()).toEqual([])
    expect([history.at(), history.marks()]).toEqual([1, [null, null]])
  })

  it('finishes a step back before another page opens', async () => {
    open('a')
    popModal()
    // The step has started but is not reported yet.
    await new Promise((resolve) => setTimeout(() => queueMicrotask(() => resolve(undefined))))
    leaveFor(history.navigate)
    await settle()
    expect([history.at(), history.marks()]).toEqual([1, [null, null]])
  })

  it.each([
    ['the one below', ['a', 'b'], 1, []],
    ['the top one of those below', ['a', 'b', 'c'], 2, ['a']],
    ['only the page it is on', ['a'], 0, []],
  ])('lets a Back during its own step close %s', async (_name, opened, at, left) => {
    history.navigate()
    for (const name of opened) open(name)
    const back = history.port.back
    vi.spyOn(history.port, 'back').mockImplementation((steps) => {
      back(steps)
      history.pressBack()
    })
    popModal()
    await settle()
    expect(names()).toEqual(left)
    expect(history.at()).toBe(at)
  })

  it('lets a Back before its own step close the one below too', async () => {
    open('a')
    open('b')
    open('c')
    popModal()
    history.pressBack()
    await settle()
    await settle()
    expect(names()).toEqual(['a'])
    expect(history.at()).toBe(1)
  })

  it('removes the modals of an identity', async () => {
    open('a', 'one')
    open('b', 'two')
    open('c', 'one')
    closeModalsOf('two')
    await settle()
    expect(names()).toEqual(['a'])
  })
})

describe('a sheet', () => {
  it('is closed by Back, and nothing else is', () => {
    const closed = vi.fn()
    openSheet(closed)
    history.go(-1)
    expect(closed).toHaveBeenCalledTimes(1)
    expect([names(), history.at()]).toEqual([[], 0])
  })

  it('removes its entry when it closes, without a report', async () => {
    const closed = vi.fn()
    const end = openSheet(closed)
    end()
    await settle()
    expect(closed).not.toHaveBeenCalled()
    expect([names(), history.at()]).toEqual([[], 0])
  })

  it('gives its entry to the modal opened from it', async () => {
    const closed = vi.fn()
    const end = openSheet(closed)
    const a = open('a')
    expect(closed).toHaveBeenCalledTimes(1)
    end()
    await settle()
    expect([names(), history.marks()]).toEqual([['a'], [null, a]])
  })

  it('above another sheet closes alone, and both close for a modal', async () => {
    const lower = vi.fn()
    const upper = vi.fn()
    openSheet(lower)
    openSheet(upper)
    history.go(-1)
    expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 1])
    openSheet(upper)
    const a = open('a')
    await settle()
    expect(lower).toHaveBeenCalledTimes(1)
    expect(history.marks()).toEqual([null, a])
  })

  it('leaves nothing behind when a link in it opens another page', async () => {
    const closed = vi.fn()
    const end = openSheet(closed)
    leaveFor(history.navigate)
    end()
    await settle()
    expect(closed).toHaveBeenCalledTimes(1)
    expect([history.at(), history.marks()]).toEqual([1, [null, null]])
  })
})

it('does not step back again when a press inside it already goes back to an earlier page', async () => {
  history.navigate()
  history.navigate()
  const end = openSheet(() => {})
  leaveFor(() => leaveBack(2))
  end()
  await settle()
  expect([names(), history.at()]).toEqual([[], 1])
  open('a')
  history.go(-1)
  expect([names(), history.at()]).toEqual([[], 1])
})

describe('unknown marks', () => {
  it('are removed after a reload', () => {
    disconnect()
    history = fakeHistory([null, 'from-before'])
    disconnect = connectModals(history.port)
    expect(history.marks()).toEqual([null, null])
  })

  it('are removed when going forward to a closed modal', () => {
    const a = open('a')
    open('b')
    history.go(-1)
    history.go(1)
    expect(names()).toEqual(['a'])
    expect(history.marks()).toEqual([null, a, a])
  })
})

describe('confirm', () => {
  const question = () => ({ title: 'Delete?', confirm: 'Delete' })

  it('answers yes', async () => {
    const answer = confirm(question, 'me')
    answerConfirm(useModals.getState().stack[0]?.id ?? '', true)
    expect(await answer).toBe(true)
    expect(names()).toEqual([])
  })

  it('treats Back as no', async () => {
    const answer = confirm(question, 'me')
    history.go(-1)
    expect(await answer).toBe(false)
  })
})
