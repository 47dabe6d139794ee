import { expect, test, vi } from 'vitest'
import { answerStart, ask, startWaiting } from './next-version'

/** A worker of another version that gets messages as `answerStart` does. */
function workerOf(build: string) {
  const [start, claim] = [vi.fn(), vi.fn(() => Promise.resolve())]
  const own = `<script type="module" crossorigin src="/assets/${build}.js"></script>`
  const postMessage = (data: unknown, [port]: MessagePort[]) =>
    answerStart(
      { data, ports: port ? [port] : [] },
      { build, read: () => Promise.resolve(new Response(own)), start, claim },
    )
  return { start, claim, worker: { postMessage } as unknown as ServiceWorker }
}

const read = (build: string) => Promise.resolve(new Response(`page of ${build}`))
const tabs = (count: number) => () => Promise.resolve(Array.from({ length: count }))

test.each([0, 1])('a page that is loaded with %i tabs open starts the version that waits', async (count) => {
  const { start, worker } = workerOf('two')
  const page = await startWaiting(worker, { tabs: tabs(count), read })
  expect(await page?.text()).toBe('page of two')
  expect(start).toHaveBeenCalledOnce()
})

test('with another tab open the running version remains', async () => {
  const { start, worker } = workerOf('two')
  expect(await startWaiting(worker, { tabs: tabs(2), read })).toBeUndefined()
  expect(start).not.toHaveBeenCalled()
})

test('nothing starts when no version waits', async () => {
  expect(await startWaiting(null, { tabs: tabs(1), read })).toBeUndefined()
})

test('a worker that does not answer is not waited for, and the running version remains', async () => {
  vi.useFakeTimers()
  const page = startWaiting({ postMessage: vi.fn() }, { tabs: tabs(1), read })
  await vi.advanceTimersByTimeAsync(2000)
  expect(await page).toBeUndefined()
  vi.useRealTimers()
})

test('a worker knows the pages of its version by their entry script', async () => {
  const { start, worker } = workerOf('two')
  const isOf = (name: string) => ask(worker, { type: 'IS_YOURS', script: `/assets/${name}.js` })
  expect([await isOf('two'), await isOf('one')]).toEqual([true, false])
  expect(start).not.toHaveBeenCalled()
})

test('a page without a worker is taken over when it asks, and no version starts', async () => {
  const { start, claim, worker } = workerOf('two')
  worker.postMessage({ type: 'CLAIM' }, [])
  await vi.waitFor(() => expect(claim).toHaveBeenCalledOnce())
  expect(start).not.toHaveBeenCalled()
})
