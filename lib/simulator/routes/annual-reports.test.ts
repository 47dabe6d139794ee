// @vitest-environment node
import { expect, it } from 'vitest'
import { stage } from '../testing'

const DAY = 86_400_000

interface Body {
  state: string
  annual_reports: { year: number; schema_version: number; share_url?: string | null; data: Data }[]
  statuses: { id: string }[]
  async_refresh: { status: string }
}

interface Data {
  archetype: string
  time_series: { month: number; statuses: number }[]
  top_hashtags: { name: string; count: number }[]
  top_statuses: { by_reblogs: string | null }
}

function setup() {
  const at = stage()
  const alice = at.as('alice')
  const call = async (line: string) => {
    const { status, headers, body } = await alice.call(line)
    return { status, job: headers.get('mastodon-async-refresh'), body: body as unknown as Body }
  }
  /** Moves the clock to a day of the year it is in. */
  const goTo = (month: number, day: number) => {
    const now = new Date(at.simulator.server.clock.now())
    at.script.advance(Date.UTC(now.getUTCFullYear(), month - 1, day) - now.getTime())
    return now.getUTCFullYear()
  }
  return { ...at, call, goTo }
}

it('offers a report from 10 December on, to accounts that posted in that year', async () => {
  const { script, call, goTo } = setup()
  script.as('alice').publish('Hello')
  const year = goTo(12, 9)
  const state = async () => (await call(`GET /api/v1/annual_reports/${year}/state`)).body.state
  expect(await state()).toBe('ineligible')
  await call(`POST /api/v1/annual_reports/${year}/generate`)
  expect(await state()).toBe('ineligible')
  script.advance(DAY)
  expect(await state()).toBe('eligible')
  expect((await call(`GET /api/v1/annual_reports/${year - 1}/state`)).body.state).toBe('ineligible')
})

it('makes a report on request, which takes some seconds', async () => {
  const { script, call, goTo } = setup()
  const { id } = script.as('alice').publish('A #kiln for everyone')
  script.as('bob').boost(id)
  const year = goTo(12, 12)
  const path = `/api/v1/annual_reports/${year}`
  const asked = await call(`POST ${path}/generate`)
  expect([asked.status, asked.job]).toEqual([202, expect.stringContaining('retry=2')])
  const job = /id="([^"]+)"/.exec(asked.job ?? '')?.[1] ?? ''
  const jobState = async () =>
    (await call(`GET /api/v1_alpha/async_refreshes/${encodeURIComponent(job)}`)).body.async_refresh.status
  expect(await jobState()).toBe('running')
  expect((await call(`GET ${path}/state`)).body.state).toBe('generating')
  expect((await call(`GET ${path}`)).status).toBe(404)
  script.advance(5_000)
  expect(await jobState()).toBe('finished')
  expect((await call(`GET ${path}/state`)).body.state).toBe('available')
  const { annual_reports: reports, statuses } = (await call(`GET ${path}`)).body
  expect(reports[0]).toMatchObject({
    year,
    schema_version: 2,
    share_url: expect.stringContaining(`/@alice/wrapstodon/${year}/`),
    data: {
      archetype: 'lurker',
      top_hashtags: [{ name: 'kiln', count: 1 }],
      top_statuses: { by_reblogs: id },
    },
  })
  expect(statuses.map((status) => status.id)).toEqual([id])
})

it('lists reports until they are read', async () => {
  const { script, call } = setup()
  script.annualReport('alice', 2024, { version: 1 })
  const listed = async () => (await call('GET /api/v1/annual_reports')).body.annual_reports
  const [report] = await listed()
  expect(report).toMatchObject({ year: 2024, schema_version: 1, data: { percentiles: { statuses: 5.3 } } })
  expect(report).not.toHaveProperty('share_url')
  await call('POST /api/v1/annual_reports/2024/read')
  expect(await listed()).toEqual([])
  expect((await call('GET /api/v1/annual_reports/2024')).status).toBe(200)
})
