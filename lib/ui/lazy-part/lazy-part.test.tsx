import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, type ComponentType, type ReactNode } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { clearToasts, useToasts } from '@/lib/alerts'
import { IntlProvider } from '@/lib/i18n'
import { lazyPart } from '.'

interface Props {
  name: string
}
const Part = ({ name }: Props) => <p>part {name}</p>
const Waiting = ({ name }: Props) => <p>waiting for {name}</p>

/** An import that settles when the test says so. */
function deferred() {
  const settle: ((error?: Error) => void)[] = []
  const load = vi.fn(
    () =>
      new Promise<{ default: ComponentType<Props> }>((resolve, reject) =>
        settle.push((error) => (error ? reject(error) : resolve({ default: Part }))),
      ),
  )
  return { load, settle: (error?: Error) => act(async () => settle.shift()?.(error)) }
}

const show = (children: ReactNode) => render(<IntlProvider locale="en">{children}</IntlProvider>)
const text = () => document.body.textContent
const toasts = () => useToasts.getState().toasts

afterEach(() => {
  cleanup()
  clearToasts()
  vi.restoreAllMocks()
})

test('shows the fallback until the code is loaded, and the next one at once', async () => {
  const { load, settle } = deferred()
  const Lazy = lazyPart(load, Waiting)
  expect(Lazy.isLoaded()).toBe(false)
  show(<Lazy name="a" />)
  expect(text()).toBe('waiting for a')
  await settle()
  expect(text()).toBe('part a')
  expect(Lazy.isLoaded()).toBe(true)
  show(<Lazy name="b" />)
  expect(screen.getByText('part b')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(1)
})

test('is there at once after preloading', async () => {
  const { load, settle } = deferred()
  const Lazy = lazyPart(load)
  Lazy.preload()
  await settle()
  show(<Lazy name="a" />)
  expect(text()).toBe('part a')
})

test('loads after what it should wait for, which gets the props', async () => {
  const { load, settle } = deferred()
  let shown = () => {}
  const after = vi.fn((_props: Props) => new Promise<void>((resolve) => (shown = resolve)))
  const Lazy = lazyPart(load, Waiting, { after })
  show(<Lazy name="a" />)
  expect(after).toHaveBeenCalledExactlyOnceWith({ name: 'a' })
  expect(load).not.toHaveBeenCalled()
  await act(async () => shown())
  await settle()
  expect(text()).toBe('part a')
})

test('renders in the task in which the wait ends, where that is asked for', async () => {
  const { load, settle } = deferred()
  let end = () => {}
  const Lazy = lazyPart(load, Waiting, {
    after: () => new Promise<void>((resolve) => (end = resolve)),
    atOnce: true,
  })
  show(<Lazy name="a" />)
  Lazy.preload()
  await settle()
  end()
  for (let step = 0; step < 10; step++) await Promise.resolve()
  expect(text()).toBe('part a')
})

test('a failure shows a toast, and the next use tries again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { load, settle } = deferred()
  const onFailed = vi.fn()
  const Lazy = lazyPart(load, Waiting)
  show(<Lazy name="a" onFailed={onFailed} />)
  await settle(new Error('no connection'))
  expect(text()).toBe('')
  expect(toasts()).toHaveLength(1)
  expect(onFailed).toHaveBeenCalledTimes(1)
  show(<Lazy name="b" />)
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  await settle()
  expect(text()).toBe('part b')
})

test('decoration fails without a toast', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { load, settle } = deferred()
  const Lazy = lazyPart(load, Waiting, { failure: 'quiet' })
  show(<Lazy name="a" />)
  await settle(new Error('no connection'))
  expect([text(), toasts()]).toEqual(['', []])
})

test('a part that works in the background is loaded again until it is there, without a toast', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { load, settle } = deferred()
  const Lazy = lazyPart(load, Waiting, { failure: 'again' })
  show(<Lazy name="a" />)
  for (let tries = 1; tries <= 9; tries += 1) {
    await settle(new Error('no connection'))
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(load).toHaveBeenCalledTimes(tries + 1)
  }
  await settle()
  expect([text(), toasts()]).toEqual(['part a', []])
})

test('a part that its page needs fails into the boundary around it', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  class Page extends Component<{ children: ReactNode }, { failed: boolean }> {
    override state = { failed: false }
    static getDerivedStateFromError = () => ({ failed: true })
    override render() {
      return this.state.failed ? 'page failed' : this.props.children
    }
  }
  const { load, settle } = deferred()
  const Lazy = lazyPart(load, Waiting, { failure: 'throw' })
  show(
    <Page>
      <Lazy name="a" />
    </Page>,
  )
  await settle(new Error('no connection'))
  expect([text(), toasts()]).toEqual(['page failed', []])
})
