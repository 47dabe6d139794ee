import type { AnnualReport } from '../store/model'
import { canSee } from '../rules/visibility'
import { accountsOut, acctOf } from './account'
import { statusOut } from './status'
import type { Json, View } from './view'

function annualReportOut(view: View, report: AnnualReport): Json {
  const { accountId, year, version, data, shareKey } = report
  const account = view.world.accounts.get(accountId)
  const at = account ? acctOf(account) : ''
  return {
    year,
    data,
    schema_version: version,
    ...(version === 2 && {
      share_url: shareKey === null ? null : `${view.origin}/@${at}/wrapstodon/${year}/${shareKey}`,
      account_id: accountId,
    }),
  }
}

/** Reports, with the accounts and the posts that they mention. */
export function annualReportsOut(view: View, reports: readonly AnnualReport[]): Json {
  const { world } = view
  const people = reports.flatMap(({ accountId, data }) => [
    accountId,
    ...[...(data.commonly_interacted_with_accounts ?? []), ...(data.most_reblogged_accounts ?? [])].map(
      ({ account_id: id }) => id,
    ),
  ])
  const posts = reports.flatMap(({ data }) => Object.values(data.top_statuses ?? {}))
  const statuses = posts.flatMap((id) => {
    const status = world.statuses.get(id)
    return status && canSee(world, view.me, status) ? [status] : []
  })
  return {
    annual_reports: reports.map((report) => annualReportOut(view, report)),
    accounts: accountsOut(view, [...new Set(people)]),
    statuses: statuses.map((status) => statusOut(view, status)),
  }
}
