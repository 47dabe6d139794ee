import { queryOptions } from '@tanstack/react-query'
import { idRefs, normaliseAnswer } from '@/lib/cache'
import { apiPath, isApiError } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { annualReportsDto, annualReportStateDto } from '@/schemas/annual-report'
import { yearKeys } from './keys'
import type { YearState } from './next-check'
import { readReport, type YearReport } from './report'

/** Seconds between two checks where the server does not say. */
export const DEFAULT_RETRY = 5

export const yearPath = (year: string) => apiPath('annual_reports', year)

/** Whether there is a report of a year. Servers before Mastodon 4.6 do not say: there the report itself is the answer. */
export const yearStateQuery = ({ http }: Runtime, year: string) =>
  queryOptions({
    queryKey: yearKeys.state(year),
    meta: { skipAlert: true },
    queryFn: async ({ signal }): Promise<YearState> => {
      if (!http.capabilities.tries('annualReportState')) return { state: 'available', retry: DEFAULT_RETRY }
      const { data, refresh } = await http.request(`${yearPath(year)}/state`, {
        schema: annualReportStateDto,
        signal,
      })
      return { state: data.state, retry: refresh?.retry ?? DEFAULT_RETRY }
    },
  })

const keepReports = ({ cache }: Runtime) =>
  cache.lists.register<YearReport | null>(yearKeys.reports, {
    refs: (report) =>
      report
        ? [
            ...idRefs(
              'status',
              report.top.map(({ id }) => id),
            ),
            ...idRefs(
              'account',
              [...report.repliedTo, ...report.boosted].map(({ id }) => id),
            ),
          ]
        : [],
  })

/** The report of a year, its posts and accounts stored in the entity cache; null when there is none. */
export const yearReportQuery = (runtime: Runtime, year: string) =>
  queryOptions({
    queryKey: yearKeys.report(year),
    meta: { skipAlert: true },
    queryFn: async ({ signal }): Promise<YearReport | null> => {
      const { http, cache } = runtime
      runtime.service(keepReports)
      // Mastodon 4.3 only lists the reports.
      const path = http.capabilities.tries('annualReportByYear') ? yearPath(year) : '/api/v1/annual_reports'
      try {
        const { data, sent } = await http.request(path, { schema: annualReportsDto, signal })
        const { annual_reports: reports, accounts, statuses } = data
        const { rows } = normaliseAnswer((all) => {
          for (const account of accounts) all.account(account)
          for (const status of statuses) all.status(status)
          return {}
        })
        cache.ingest(rows, sent)
        const report = reports.find((each) => each.year === year)
        return report ? readReport(report) : null
      } catch (error) {
        if (!isApiError(error, 'notFound')) throw error
        return null
      }
    },
  })
