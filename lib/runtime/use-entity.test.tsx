import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Account } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import { RuntimeProvider } from './context'
import { createRuntime } from './runtime'
import { useEntity } from './use-entity'

const id = (text: string) => text as AccountId
const account = (name: string, over: Partial<Account> = {}) =>
  ({ id: id(name), acct: name, username: name, display_name: name, followers_count: 0, ...over }) as Account

function setup(answer: (url: URL) => unknown = () => ({})) {
  const fetch = vi.fn((request: Request) =>
    Promise.resolve(Response.json(answer(new URL(request.url)) as object)),
  )
  const runtime = createRuntime({
    identity: { key: 'me@host.example', server: 'https://host.example', accountId: id('me') },
    token: 'token',
    ports: { fetch, now: () => 0 },
  })
  return { runtime, fetch }
}

test('a row renders for its own entity only', async () => {
  const { runtime } = setup()
  const { cache } = runtime
  const renders: Record<string, number> = { a: 0, b: 0 }
  function Row({ name }: { name: string }) {
    renders[name] = (renders[name] ?? 0) + 1
    return <p>{useEntity('account', id(name))?.followers_count}</p>
  }
  cache.ingest(
    [
      { kind: 'account', id: id('a'), data: account('a') },
      { kind: 'account', id: id('b'), data: account('b') },
    ],
    cache.tick(),
  )
  render(
    <RuntimeProvider runtime={runtime}>
      <Row name="a" />
      <Row name="b" />
    </RuntimeProvider>,
  )
  act(() =>
    cache.ingest(
      [{ kind: 'account', id: id('a'), data: account('a', { followers_count: 7 }) }],
      cache.tick(),
    ),
  )
  expect(await screen.findByText('7')).toBeDefined()
  expect(renders).toEqual({ a: 2, b: 1 })
})

test('a missing entity is requested once, however many rows need it', async () => {
  vi.useFakeTimers()
  const { runtime, fetch } = setup(() => account('a', { display_name: 'Found' }))
  function Row() {
    return <p>{useEntity('account', id('a'))?.display_name ?? 'nothing'}</p>
  }
  render(
    <RuntimeProvider runtime={runtime}>
      <Row />
      <Row />
    </RuntimeProvider>,
  )
  expect(screen.getAllByText('nothing')).toHaveLength(2)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(screen.getAllByText('Found')).toHaveLength(2)
  runtime.close()
  vi.useRealTimers()
})

test('a null id requests nothing', async () => {
  vi.useFakeTimers()
  const { runtime, fetch } = setup()
  function Row() {
    return <p>{useEntity('account', null) === undefined ? 'none' : 'some'}</p>
  }
  render(
    <RuntimeProvider runtime={runtime}>
      <Row />
    </RuntimeProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByText('none')).toBeDefined()
  expect(fetch).not.toHaveBeenCalled()
  runtime.close()
  vi.useRealTimers()
})
