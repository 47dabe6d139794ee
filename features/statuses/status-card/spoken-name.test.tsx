import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { accountOf, mediaOf, pollOf, put, statusOf } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { PollId } from '@/schemas/primitives'
import { loadStatusName } from '../status-name/lazy-status-name'
import { StatusCard } from './status-card'

beforeAll(loadStatusName)

/** Unique ids per test, because opened parts are remembered by id. */
let made = 0
const fresh = () => `81${++made}`

function show(wire: Record<string, unknown>, stage: Stage = createStage()) {
  const { id } = put.status(stage.runtime, { id: fresh(), filtered: [], ...wire })
  const rendered = renderWith(<StatusCard id={id} />, { stage })
  return { ...rendered, stage, name: () => screen.getByRole('article').getAttribute('aria-label') ?? '' }
}

test('the name includes content behind an opened warning', async () => {
  const { user, name } = show({ spoiler_text: 'Spider', media_attachments: [mediaOf()] })
  expect(name()).toMatch(/Content warning: Spider, 1 attachment,/)
  await user.click(screen.getByRole('button', { name: 'Show post' }))
  expect(name()).toMatch(/Content warning: Spider, A quiet morning, Image: A heron at dawn,/)
  await user.click(screen.getByRole('button', { name: 'Hide post' }))
  expect(name()).not.toMatch(/A quiet morning/)
})

test('the name describes revealed sensitive media', async () => {
  const { user, name } = show({ sensitive: true, media_attachments: [mediaOf()] })
  expect(name()).toMatch(/1 hidden attachment,/)
  await user.click(screen.getByRole('button', { name: 'Sensitive content: Show' }))
  expect(name()).toMatch(/Image: A heron at dawn,/)
})

test('the name follows the poll', async () => {
  const poll = pollOf({ id: '8177' })
  const { stage, name } = show({ poll })
  expect(name()).toMatch(/Poll: Tea; Coffee,/)
  act(
    () =>
      void stage.runtime.cache.begin('poll', poll.id as PollId, (current) => ({
        ...current,
        voted: true,
        own_votes: [0],
      })),
  )
  await waitFor(() => expect(name()).toMatch(/Poll, you voted: Tea, 100%, your vote; Coffee, 0%,/))
})

const finn = accountOf({ id: '901', acct: 'finn@shore.example', username: 'finn', display_name: 'Finn' })
const quoted = (more: Record<string, unknown> = {}) => ({
  quote: {
    state: 'accepted',
    quoted_status: { ...statusOf({ id: fresh(), content: '<p>Tide tables</p>' }), account: finn, ...more },
  },
})

test('the name includes the quoted post, unless a filter covers it', () => {
  const { name, unmount } = show(quoted())
  expect(name()).toMatch(/Quotes Finn: Tide tables,/)
  unmount()
  const filter = { id: '1', title: 'Sea', context: ['public'], filter_action: 'warn', expires_at: null }
  const covered = show(quoted({ filtered: [{ filter, keyword_matches: ['tide'], status_matches: null }] }))
  expect(covered.name()).toMatch(/Quotes Finn: Matches filter “Sea”,/)
  expect(covered.name()).not.toMatch(/Tide/)
})

test('revealed content is in a live region', async () => {
  const { user } = show({ spoiler_text: 'Spider' })
  const region = document.querySelector<HTMLElement>('article [aria-live=polite]')
  if (!region) throw new Error('no region')
  expect(region.textContent).toBe('')
  await user.click(screen.getByRole('button', { name: 'Show post' }))
  expect(within(region).getByText('A quiet morning')).toBeTruthy()
})
