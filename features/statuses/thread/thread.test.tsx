import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { handleCommand } from '@/lib/bus'
import { documentScroller } from '@/lib/column'
import { WindowMemory } from '@/lib/ui/windowed-list'
import { normaliseStatus } from '@/lib/cache'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage, type StageOptions } from '@/lib/testing/stage'
import { OPEN_CONVERSATION } from '@/lib/util/on-screen'
import type { StatusId } from '@/schemas/primitives'
import { statusDto } from '@/schemas/statuses/status'
import { loadStatusName } from '../status-name/lazy-status-name'
import { notifyThreads } from './additions/open-threads'
import RevealButton from './reveal-button'
import { Thread } from './thread'

// Load the code of threads first: these tests do not wait for it.
beforeAll(() => Promise.all([import('./thread-rows'), loadStatusName()]))

const show = (stage: Stage, id: string) =>
  renderWith(
    <>
      <RevealButton id={id as StatusId} />
      <Thread id={id as StatusId} scroller={documentScroller()} memory={new WindowMemory()} />
    </>,
    { stage },
  )

/** ann asks, finn replies, ann thanks, eve replies too. */
function talk(options: StageOptions = {}) {
  const stage = createStage(options)
  const { script } = stage.simulator
  const [ann, finn, eve] = [
    script.as('ann'),
    script.as('finn@remote.example'),
    script.as('eve@remote.example'),
  ]
  const question = ann.publish('A question').id
  const answer = finn.publish({ text: 'An answer', inReplyToId: question }).id
  const thanks = ann.publish({ text: 'Thank you', inReplyToId: answer }).id
  eve.publish({ text: 'Another answer', inReplyToId: question })
  return { stage, question, answer, thanks, finn, eve }
}

const TEXTS =
  /A question|An answer|Thank you|Another answer|Late|Found|isn’t available|by your filters|blocked or muted/
const announcement = () =>
  screen.getAllByRole('article').map((row) => TEXTS.exec(row.getAttribute('aria-label') ?? '')?.[0])
const row = (text: string) => {
  const found = screen.getAllByRole('article').find((each) => each.getAttribute('aria-label')?.includes(text))
  if (!found) throw new Error(`no row says ${text}`)
  return found
}

test('the thread is shown around the open post', async () => {
  const { stage, answer } = talk()
  show(stage, answer)
  await waitFor(() => expect(announcement()).toEqual(['A question', 'An answer', 'Thank you']))
  expect(screen.getByRole('article', { current: true }).getAttribute('aria-label')).toContain('An answer')
})

test('further posts by the author of the thread have a badge', async () => {
  const { stage, answer } = talk()
  show(stage, answer)
  await waitFor(() => expect(announcement()).toHaveLength(3))
  const hasBadge = (text: string) => within(row(text)).queryByText('Author') !== null
  expect(['A question', 'An answer', 'Thank you'].map(hasBadge)).toEqual([false, false, true])
})

test('under the open post a field leads to a reply, for members only', async () => {
  const { stage, answer } = talk()
  const replies = vi.fn()
  onTestFinished(handleCommand('reply', replies))
  const { user, unmount } = show(stage, answer)
  const open = within(await screen.findByRole('article', { current: true }))
  await user.click(await open.findByRole('button', { name: /^Reply to Finn Ellery/ }))
  expect(replies).toHaveBeenCalledWith({ identity: stage.runtime.identity.key, statusId: answer })
  unmount()
  const visitor = talk({ as: null })
  show(visitor.stage, visitor.answer)
  await waitFor(() => expect(announcement()).toHaveLength(3))
  expect(screen.queryByRole('button', { name: /^Reply to/ })).toBeNull()
})

test('every post has its position in the feed, which is busy while it loads', async () => {
  const { stage, answer } = talk()
  const held = stage.simulator.script.hold(/\/context/)
  show(stage, answer)
  const feed = await screen.findByRole('feed', { name: 'Thread' })
  await waitFor(() => expect(feed.getAttribute('aria-busy')).toBe('true'))
  act(() => held.release())
  await waitFor(() => expect(announcement()).toHaveLength(3))
  await waitFor(() => expect(feed.getAttribute('aria-busy')).toBe('false'))
  const places = screen.getAllByRole('article').map((each) => each.getAttribute('aria-posinset'))
  expect(places).toEqual(['1', '2', '3'])
  expect(row('An answer').getAttribute('aria-setsize')).toBe('3')
})

test('replies are shown depth first', async () => {
  const { stage, question } = talk()
  show(stage, question)
  await waitFor(() =>
    expect(announcement()).toEqual(['A question', 'An answer', 'Thank you', 'Another answer']),
  )
})

test('the counts of an open post that was restored from an earlier visit are read again', async () => {
  const { stage, question } = talk()
  const { http, cache } = stage.runtime
  const { data } = await http.request(`/api/v1/statuses/${question}`, { schema: statusDto })
  cache.restore(normaliseStatus(data).rows, Date.now() - 1000)
  stage.simulator.script.as('finn@remote.example').favourite(question)
  show(stage, question)
  expect(await screen.findByRole('link', { name: '1 favourite' })).toBeTruthy()
})

test('a missing post shows the not-found state', async () => {
  show(createStage(), '404404')
  expect(await screen.findByText('This post isn’t available')).toBeTruthy()
})

test('a server that refuses visitors is named, without an error', async () => {
  const { stage, question } = talk({ as: null })
  stage.simulator.script.refuse('GET /api/v1/statuses/:id', 401)
  show(stage, question)
  expect(await screen.findByText(/only shows posts to its members/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('/sign-in')
})

test('replies that fail to load show an error and load on retry', async () => {
  const { stage, question } = talk()
  stage.simulator.script.refuse('GET /api/v1/statuses/:id/context', 403)
  const { user } = show(stage, question)
  expect(await screen.findByText('Couldn’t load replies')).toBeTruthy()
  expect(announcement()).toEqual(['A question'])
  await user.click(screen.getByRole('button', { name: /again|Retry/i }))
  await waitFor(() => expect(announcement()).toHaveLength(4))
})

test('a post deleted while open is replaced by a message', async () => {
  const { stage, question } = talk()
  show(stage, question)
  await waitFor(() => expect(announcement()).toHaveLength(4))
  act(() => {
    stage.runtime.cache.begin('status', question as StatusId, (status) => ({ ...status, gone: true }))
  })
  expect(await screen.findByText('This post isn’t available')).toBeTruthy()
})

test('a branch folds and opens by its button, which keeps the focus', async () => {
  const { stage, question } = talk()
  const { user } = show(stage, question)
  await waitFor(() => expect(announcement()).toHaveLength(4))
  await user.click(screen.getByRole('button', { name: 'Hide 1 reply to Finn Ellery' }))
  expect(announcement()).toEqual(['A question', 'An answer', 'Another answer'])
  expect(screen.getByText('1 reply hidden')).toBeTruthy()
  const folded = screen.getByRole('button', { name: '1 hidden reply', expanded: false })
  expect(document.activeElement).toBe(folded)
  await user.keyboard('{Enter}')
  expect(announcement()).toHaveLength(4)
  expect(screen.getByText('1 reply shown')).toBeTruthy()
})

test('a folded branch is still folded after returning to the thread', async () => {
  const { stage, question, thanks } = talk()
  const first = show(stage, question)
  await waitFor(() => expect(announcement()).toHaveLength(4))
  await first.user.click(screen.getByRole('button', { name: /^Hide 1 reply/ }))
  first.unmount()
  expect(sessionStorage.getItem(`skein:branches:${stage.runtime.identity.key}`)).not.toContain(thanks)
  show(stage, question)
  await waitFor(() => expect(announcement()).toEqual(['A question', 'An answer', 'Another answer']))
})

test('arrow keys move to the parent and to replies, and fold branches', async () => {
  const { stage, question } = talk()
  const { user } = show(stage, question)
  await waitFor(() => expect(announcement()).toHaveLength(4))
  act(() => row('Thank you').focus())
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(document.activeElement).toBe(row('An answer')))
  await user.keyboard('{ArrowLeft}')
  expect(announcement()).toHaveLength(3)
  await user.keyboard('{ArrowRight}')
  expect(announcement()).toHaveLength(4)
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(() => expect(document.activeElement).toBe(row('Another answer')))
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article', { current: true })))
})

test('a deleted post leaves a gap where it has replies, and nothing elsewhere', async () => {
  const { stage, question, answer } = talk()
  show(stage, question)
  await waitFor(() => expect(announcement()).toHaveLength(4))
  act(() => stage.runtime.cache.bury(answer as StatusId))
  await waitFor(() =>
    expect(announcement()).toEqual(['A question', 'isn’t available', 'Thank you', 'Another answer']),
  )
  const other = stage.simulator.server.world.statuses.values().find((each) => each.text === 'Another answer')
  act(() => stage.runtime.cache.bury((other?.id ?? '') as StatusId))
  await waitFor(() => expect(announcement()).toEqual(['A question', 'isn’t available', 'Thank you']))
})

test('a deleted start leaves a gap, also when the server no longer names it', async () => {
  const { stage, question, answer } = talk()
  const { script } = stage.simulator
  script.as('ann').remove(question)
  const expected = ['isn’t available', 'An answer', 'Thank you']
  const { unmount } = show(stage, answer)
  await waitFor(() => expect(announcement()).toEqual(expected))
  unmount()
  const other = talk()
  other.stage.simulator.script.as('ann').remove(other.question)
  other.stage.simulator.script.rewrite(
    'GET /api/v1/statuses/:id',
    (body: object) => ({ ...body, in_reply_to_id: null }),
    { times: 9 },
  )
  show(other.stage, other.answer)
  await waitFor(() => expect(announcement()).toEqual(expected))
})

test('the posts of a hidden account become gaps immediately', async () => {
  const { stage, question } = talk()
  show(stage, question)
  await waitFor(() => expect(announcement()).toHaveLength(4))
  const accountId = stage.accountId('finn@remote.example')
  act(() => stage.runtime.cache.setHidden(accountId, true))
  await waitFor(() => expect(announcement()[1]).toBe('blocked or muted'))
})

test('posts become gaps when their author turns out to be blocked', async () => {
  const { stage, question } = talk()
  show(stage, question)
  await waitFor(() => expect(announcement()).toHaveLength(4))
  stage.simulator.script.as('ann').block('finn@remote.example')
  act(() => stage.runtime.loader.need('relationship', stage.accountId('finn@remote.example')))
  await waitFor(() => expect(announcement()[1]).toBe('blocked or muted'))
})

test('a streamed reply joins at its position', async () => {
  const { stage, question, answer, finn } = talk({ streaming: true })
  stage.simulator.script.as('ann').follow('finn@remote.example')
  const { streaming } = stage.runtime
  const stop = streaming.subscribe({ stream: 'user' }, (event) => notifyThreads(stage.runtime, event))
  onTestFinished(stop)
  show(stage, question)
  await waitFor(() => expect(announcement()).toHaveLength(4))
  await waitFor(() => expect(streaming.status()).toBe('open'))
  finn.publish({ text: 'Late', inReplyToId: answer })
  await waitFor(() =>
    expect(announcement()).toEqual(['A question', 'An answer', 'Late', 'Thank you', 'Another answer']),
  )
})

test('the user’s own reply joins at its position, without an announcement', async () => {
  const { stage, question, thanks } = talk()
  show(stage, question)
  await waitFor(() => expect(announcement()).toHaveLength(4))
  const { id } = stage.simulator.script.as('ann').publish({ text: 'Late', inReplyToId: thanks })
  await act(() => stage.runtime.loader.refresh({ kind: 'status', id: id as StatusId }))
  await waitFor(() =>
    expect(announcement()).toEqual(['A question', 'An answer', 'Thank you', 'Late', 'Another answer']),
  )
  expect(screen.queryByRole('button', { name: /new repl/ })).toBeNull()
})

test('an old thread is requested every five minutes', async () => {
  const { stage, question } = talk()
  stage.simulator.script.advance(31 * 60_000)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  show(stage, question)
  await waitFor(() => expect(announcement()).toHaveLength(4))
  const contexts = () => stage.simulator.recorded.filter(({ path }) => path.endsWith('/context')).length
  const before = contexts()
  await act(() => vi.advanceTimersByTimeAsync(290_000))
  expect(contexts()).toBe(before)
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  await waitFor(() => expect(contexts()).toBe(before + 1))
})

test('a young open thread is requested every minute, and on returning to the tab', async () => {
  const { stage, question, eve } = talk()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  show(stage, question)
  await waitFor(() => expect(announcement()).toHaveLength(4))
  const contexts = () => stage.simulator.recorded.filter(({ path }) => path.endsWith('/context')).length
  const before = contexts()
  await act(() => vi.advanceTimersByTimeAsync(55_000))
  expect(contexts()).toBe(before)
  eve.publish({ text: 'Found', inReplyToId: question })
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  await waitFor(() => expect(contexts()).toBe(before + 1))
  expect(await screen.findByRole('button', { name: 'Show 1 more reply' })).toBeTruthy()
  // A hidden tab requests nothing; returning after more than a minute requests immediately.
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await act(() => vi.advanceTimersByTimeAsync(150_000))
  expect(contexts()).toBe(before + 1)
  hidden.mockReturnValue('visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(contexts()).toBe(before + 2))
})

test('replies that the server fetches from elsewhere are pending until shown', async () => {
  const { stage, question, eve } = talk()
  const job = stage.simulator.script.refreshThread(question)
  const requests = vi.spyOn(stage.runtime.http, 'request')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = show(stage, question)
  expect(await screen.findByText(/looking for more replies/)).toBeTruthy()
  eve.publish({ text: 'Found', inReplyToId: question })
  job.found(1)
  job.finish()
  await act(() => vi.advanceTimersByTimeAsync(3100))
  const more = await screen.findByRole('button', { name: 'Show 1 more reply' })
  vi.useRealTimers()
  expect(announcement()).toHaveLength(4)
  expect(screen.queryByText(/looking for more replies/)).toBeNull()
  // The request names the job, so that the server does not start another one.
  const named = requests.mock.calls.map(([path, { headers }]) => path.endsWith('/context') && headers)
  expect(named.at(-1)).toEqual({ 'Mastodon-Async-Refresh-Id': expect.stringMatching(/./) })
  await user.click(more)
  await waitFor(() => expect(announcement()).toHaveLength(5))
  expect(screen.queryByRole('button', { name: /more reply/ })).toBeNull()
})

test('a growing reply count triggers a request, unless the replies are streamed', async () => {
  const { stage, question, eve } = talk()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = show(stage, question)
  await waitFor(() => expect(announcement()).toHaveLength(4))
  const contexts = () => stage.simulator.recorded.filter(({ path }) => path.endsWith('/context')).length
  const before = contexts()
  // A post of another account sends no updates of its own.
  await act(() => stage.runtime.loader.refresh({ kind: 'status', id: question as StatusId }))
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(contexts()).toBe(before)
  eve.publish({ text: 'Not streamed', inReplyToId: question })
  await act(() => stage.runtime.loader.refresh({ kind: 'status', id: question as StatusId }))
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  vi.useRealTimers()
  await user.click(await screen.findByRole('button', { name: 'Show 1 more reply' }))
  await waitFor(() => expect(announcement()).toHaveLength(5))
  expect(contexts()).toBe(before + 1)
})

test('everything behind content warnings is revealed and covered together, also posts opened by hand', async () => {
  const { stage, question, eve } = talk()
  eve.publish({ text: 'The butler did it', spoilerText: 'The end', inReplyToId: question })
  const { user } = show(stage, question)
  await waitFor(() => expect(announcement()).toHaveLength(5))
  expect(screen.queryByText('The butler did it')).toBeNull()
  const reveal = await screen.findByRole('button', { name: 'Expand all content warnings' })
  await user.click(reveal)
  expect(screen.getByText('The butler did it')).toBeTruthy()
  await user.click(within(row('The end')).getByRole('button', { expanded: true }))
  expect(screen.queryByText('The butler did it')).toBeNull()
  await user.click(reveal)
  await user.click(reveal)
  expect(screen.getByText('The butler did it')).toBeTruthy()
})

test('an open thread is marked as a conversation of its identity, with its posts, so that replies need no alert', async () => {
  const { stage, answer } = talk()
  show(stage, answer)
  await waitFor(() => expect(announcement()).toHaveLength(3))
  const { key } = stage.runtime.identity
  const isOpen = (id: string) =>
    document.querySelector(`[${OPEN_CONVERSATION}="${key}"] [data-status="${id}"]`) !== null
  expect(isOpen(answer)).toBe(true)
})
