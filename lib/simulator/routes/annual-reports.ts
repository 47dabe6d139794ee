import { annualJobId, annualReportOf, generateAnnualReport } from '../actions/annual-reports'
import { campaignYear, isEligible } from '../rules/annual-reports'
import { annualReportsOut } from '../serialize/annual-report'
import { me, pathParam, type Call } from '../routing/call'
import { found } from '../routing/refusal'
import { reply } from '../routing/reply'
import { route } from '../routing/table'

const yearOf = (call: Call) => Number(pathParam(call, 'year'))

const reportOf = (call: Call) => annualReportOf(call.server, me(call), yearOf(call))

/** The report of the address, once it is ready. */
const finished = (call: Call) => {
  const report = found(reportOf(call))
  return found(report.readyAt <= call.view.now ? report : undefined)
}

/** Says that a job is making the report. */
const isMaking = (call: Call): Record<string, string> => ({
  'mastodon-async-refresh': `id="${annualJobId(me(call), yearOf(call))}", retry=2`,
})

/** Summaries of a year of an account (Mastodon 4.3; making them on request 4.6). */
export const annualReportRoutes = [
  route('GET /api/v1/annual_reports', 'user', 'read:accounts', (call) => {
    const reports = call.server.world.annualReports.by('account', me(call))
    return reply(
      annualReportsOut(
        call.view,
        reports.filter(({ readyAt, isRead }) => readyAt <= call.view.now && !isRead),
      ),
    )
  }),
  route('GET /api/v1/annual_reports/:year', 'user', 'read:accounts', (call) =>
    reply(annualReportsOut(call.view, [finished(call)])),
  ),
  route('GET /api/v1/annual_reports/:year/state', 'user', 'read:accounts', (call) => {
    const { view, server } = call
    const report = reportOf(call)
    if (report)
      return report.readyAt <= view.now
        ? reply({ state: 'available' })
        : reply({ state: 'generating' }, 200, isMaking(call))
    const isOffered =
      campaignYear(view.now) === yearOf(call) && isEligible(server.world, me(call), yearOf(call))
    return reply({ state: isOffered ? 'eligible' : 'ineligible' })
  }),
  route('POST /api/v1/annual_reports/:year/generate', 'user', 'write:accounts', (call) => {
    const { view, server } = call
    if (campaignYear(view.now) !== yearOf(call)) return reply({})
    const report = reportOf(call)
    if (report && report.readyAt <= view.now) return reply({})
    if (!report) generateAnnualReport(server, me(call), yearOf(call))
    return reply({}, 202, isMaking(call))
  }),
  route('POST /api/v1/annual_reports/:year/read', 'user', 'write:accounts', (call) => {
    call.server.world.annualReports.patch(finished(call).id, { isRead: true })
    return reply({})
  }),
]
