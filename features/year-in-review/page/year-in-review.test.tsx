import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { handleCommand } from '@/lib/bus'
import { CURRENT_MASTODON, MASTODON_46 } from '@/lib/testing/claims'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage, type StageOptions } from '@/lib/testing/stage'
import { YearInReview } from '..'
import { yearKeys } from '../keys'

/** A stage on a server with reports, where failed reads are not retried. */
function yearStage(claims = MASTODON_46, options: StageOptions = {}): Stage {
  const stage = createStage(options)
  const { client, http } = stage.runtime
  http.capabilities.know(claims)
  const defaults = client.getDefaultOptions()
  client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } })
  return stage
}

const open = (stage: Stage, year = '2025') => renderWith(<YearInReview year={year} />, { stage })

/** The clock of the server is moved to 12 December of its year, in which the user posted. */
function inDecember(stage: Stage): string {
  const { script, server } = stage.simulator
  script.as('ann').publish('Hello')
  const year = new Date(server.clock.now()).getUTCFullYear()
  script.advance(Date.UTC(year, 11, 12) - server.clock.now())
  return String(year)
}

const requests = ({ simulator }: Stage, route: RegExp) =>
  simulator.recorded.filter((each) => route.test(`${each.method} ${each.path}`)).length

test('every figure of a report is a text', async () => {
  const stage = yearStage()
  const { script } = stage.simulator
  const post = script.as('ann').publish('The heron again')
  script.annualReport('ann', 2025, {
    data: {
      archetype: 'oracle',
      time_series: [
        { month: 1, statuses: 1200, followers: 4 },
        { month: 2, statuses: 34, followers: 0 },
      ],
      top_hashtags: [{ name: 'Herons', count: 12 }],
      top_statuses: { by_reblogs: post.id, by_favourites: null, by_replies: null },
    },
  })
  open(stage)
  await screen.findByText('The Oracle')
  expect(screen.getByRole('heading', { name: 'Your archetype' })).toBeTruthy()
  const numbers = screen.getByRole('region', { name: 'In numbers' })
  expect(
    within(numbers)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['1,234 posts', '4 new followers'])
  expect(await screen.findByText('The heron again')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Your most boosted post' })).toBeTruthy()
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Month', 'Posts', 'New followers'],
    ['January', '1,200', '4'],
    ['February', '34', '0'],
  ])
  const tag = screen.getByRole('link', { name: '#Herons' })
  expect(tag.closest('li')?.textContent).toContain('12 posts')
  expect(tag.getAttribute('href')).toBe('/tags/Herons')
  await waitFor(() => expect(requests(stage, /POST .*\/2025\/read/)).toBe(1))
})

test('a report of the first version has its own parts', async () => {
  const stage = yearStage(CURRENT_MASTODON)
  stage.simulator.script.annualReport('ann', 2025, {
    version: 1,
    data: {
      archetype: 'booster',
      type_distribution: { total: 9, reblogs: 6, replies: 1, standalone: 2 },
      most_used_apps: [{ name: 'Skein', count: 5 }],
      commonly_interacted_with_accounts: [{ account_id: stage.accountId('ben'), count: 4 }],
      most_reblogged_accounts: [{ account_id: stage.accountId('cleo'), count: 1 }],
      percentiles: { statuses: 4.2 },
    },
  })
  open(stage)
  await screen.findByText('The Archer')
  expect(screen.getByText(/^You’re among the 4% of people on/)).toBeTruthy()
  const texts = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map((item) => item.textContent)
  expect(texts('Kinds of posts')).toEqual(['Posts of your own 2', 'Replies 1', 'Boosts 6'])
  expect(texts('Apps you posted with')).toEqual(['Skein 5 posts'])
  expect(texts('People you replied to most')).toEqual([expect.stringMatching(/^Ben Barlow.* 4 replies$/)])
  expect(texts('People you boosted most')).toEqual([expect.stringMatching(/^Cleo Quill.* 1 boost$/)])
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
  expect(requests(stage, /\/state/)).toBe(0)
})

test('parts of a newer version are counted, and posts that are gone named', async () => {
  const stage = yearStage()
  const data = {
    archetype: 'navigator',
    top_statuses: { by_reblogs: '404', by_favourites: null, by_replies: null },
    moods: ['calm'],
  }
  stage.simulator.script.annualReport('ann', 2025, { data })
  open(stage)
  await screen.findByText('2 parts of this review are missing here, because Skein doesn’t know them yet.')
  await screen.findByText('This post isn’t available. It may have been deleted.')
  expect(screen.queryByText('Your archetype')).toBeNull()
})

test('a report is made when the user asks for it, and shown once it is ready', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const stage = yearStage()
  const year = inDecember(stage)
  const { user } = open(stage, year)
  await screen.findByText(`Your server can look back on ${year}`)
  expect(requests(stage, /POST/)).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Make my review' }))
  await screen.findByText(`Your server is making your review of ${year}…`)
  await waitFor(() => expect(requests(stage, /POST .*generate/)).toBe(1))
  const before = requests(stage, /\/state/)
  await act(() => vi.advanceTimersByTimeAsync(2_500))
  expect(requests(stage, /\/state/)).toBe(before + 1)
  stage.simulator.script.advance(5_000)
  await act(() => vi.advanceTimersByTimeAsync(2_500))
  await screen.findByText('The Stoic')
  const after = requests(stage, /\/state/)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(requests(stage, /\/state/)).toBe(after)
})

test('a refused request leaves the offer', async () => {
  const stage = yearStage()
  const year = inDecember(stage)
  stage.simulator.script.refuse('POST /api/v1/annual_reports/:year/generate', 503)
  const { user } = open(stage, year)
  await user.click(await screen.findByRole('button', { name: 'Make my review' }))
  await screen.findByText('home.example has a problem (503)')
  expect(screen.getByRole('button', { name: 'Make my review' })).toBeTruthy()
})

test('a long wait ends with a button', async () => {
  const stage = yearStage()
  const year = inDecember(stage)
  const { user } = open(stage, year)
  await user.click(await screen.findByRole('button', { name: 'Make my review' }))
  await screen.findByText(`Your server is making your review of ${year}…`)
  await waitFor(() => expect(stage.runtime.client.isMutating()).toBe(0))
  act(() => {
    for (let check = 0; check < 40; check += 1)
      stage.runtime.client.setQueryData(yearKeys.state(year), { state: 'generating', retry: 60 })
  })
  const again = await screen.findByRole('button', { name: 'Check again' })
  stage.simulator.script.advance(5_000)
  await user.click(again)
  await screen.findByText('The Stoic')
})

test.each([
  ['without a report', MASTODON_46, 'No review of 2025'],
  ['before requests for reports', CURRENT_MASTODON, 'No review of 2025'],
  [
    'before reports',
    { ...CURRENT_MASTODON, version: '4.2.0', apiVersion: null },
    'Your server doesn’t make yearly reviews',
  ],
])('a server %s says so', async (_name, claims, title) => {
  const stage = yearStage(claims)
  open(stage)
  await screen.findByText(title)
})

test('Mastodon 4.3 only lists reports', async () => {
  const stage = yearStage({ ...CURRENT_MASTODON, version: '4.3.0', apiVersion: 2 })
  stage.simulator.script.annualReport('ann', 2024, { version: 1, data: { archetype: 'replier' } })
  open(stage, '2024')
  await screen.findByText('The Butterfly')
  expect(requests(stage, /GET .*annual_reports$/)).toBe(1)
})

test('a server that is not known yet is asked for its version first', async () => {
  const stage = createStage({ software: 'mastodon-4.3' })
  stage.simulator.script.annualReport('ann', 2024, { version: 1, data: { archetype: 'replier' } })
  open(stage, '2024')
  await screen.findByText('The Butterfly')
  expect(stage.simulator.recorded.filter(({ status }) => status === 404)).toEqual([])
})

test('a failure can be retried', async () => {
  const stage = yearStage()
  stage.simulator.script.annualReport('ann', 2025, { data: { archetype: 'lurker' } })
  stage.simulator.script.refuse('GET /api/v1/annual_reports/:year', 503)
  const { user } = open(stage)
  await screen.findByRole('alert')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('The Stoic')
})

test('a post about it is started with the text and the link, and nothing is sent', async () => {
  const stage = yearStage()
  const asked: unknown[] = []
  onTestFinished(handleCommand('compose', (payload) => void asked.push(payload)))
  stage.simulator.script.annualReport('ann', 2025, { data: { archetype: 'booster' }, shareKey: 'abc' })
  const { user } = open(stage)
  await user.click(await screen.findByRole('button', { name: 'Write a post about it' }))
  const link = `${stage.runtime.identity.server}/@ann/wrapstodon/2025/abc`
  expect(asked).toEqual([
    {
      identity: stage.runtime.identity.key,
      text: `My archetype of 2025: The Archer\n\n${link}\n\n#Wrapstodon2025`,
    },
  ])
  expect(requests(stage, /POST .*statuses/)).toBe(0)
})
