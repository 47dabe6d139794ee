import { accountOut } from '../serialize/account'
import { me, pathParam, type Call } from '../routing/call'
import { found, notFound } from '../routing/refusal'
import { reply } from '../routing/reply'
import { route } from '../routing/table'

const report = (call: Call) => ({
  year: Number(pathParam(call, 'year')),
  account_id: me(call),
  schema_version: 2,
  share_url: null,
  data: {
    archetype: 'oracle',
    time_series: Array.from({ length: 12 }, (_, at) => ({
      month: at + 1,
      statuses: 3,
      following: 1,
      followers: 1,
    })),
    top_hashtags: [],
    top_statuses: { by_reblogs: null, by_favourites: null, by_replies: null },
  },
})

const eligible = (call: Call): void => {
  if (Number(pathParam(call, 'year')) >= new Date(call.view.now).getUTCFullYear()) throw notFound()
}

/** Background jobs: refreshes and yearly reports. */
export const jobRoutes = [
  route('GET /api/v1_alpha/async_refreshes/:id', 'user', 'read:statuses', (call) => {
    const refresh = found(call.server.refreshes.get(pathParam(call)))
    return reply({
      async_refresh: {
        id: refresh.id,
        status: refresh.running ? 'running' : 'finished',
        result_count: refresh.resultCount,
      },
    })
  }),
  route('GET /api/v1/annual_reports', 'user', 'read:accounts', () =>
    reply({ annual_reports: [], accounts: [], statuses: [] }),
  ),
  route('GET /api/v1/annual_reports/:year', 'user', 'read:accounts', (call) => {
    eligible(call)
    const account = found(call.server.world.accounts.get(me(call)))
    return reply({ annual_reports: [report(call)], accounts: [accountOut(call.view, account)], statuses: [] })
  }),
  route('GET /api/v1/annual_reports/:year/state', 'user', 'read:accounts', (call) =>
    reply({
      state:
        Number(pathParam(call, 'year')) < new Date(call.view.now).getUTCFullYear()
          ? 'available'
          : 'ineligible',
    }),
  ),
  route('POST /api/v1/annual_reports/:year/generate', 'user', 'write:accounts', (call) => {
    eligible(call)
    return reply({}, 202)
  }),
  route('POST /api/v1/annual_reports/:year/read', 'user', 'write:accounts', (call) => {
    eligible(call)
    return reply({})
  }),
]
