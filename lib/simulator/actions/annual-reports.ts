import { annualDataOf } from '../rules/annual-reports'
import type { AnnualData, AnnualReport } from '../store/model'
import type { Server } from '../server'

/** Time in ms that the server takes to make a report. */
const MAKING_TIME = 5_000

export const annualReportOf = (
  { world }: Server,
  accountId: string,
  year: number,
): AnnualReport | undefined =>
  world.annualReports.by('account', accountId).find((report) => report.year === year)

/** The id of the job that makes a report. */
export const annualJobId = (accountId: string, year: number): string => `wrapstodon:${accountId}:${year}`

/** The parts of a report that a test chooses; the rest has defaults. */
export interface AnnualChange {
  version?: 1 | 2
  shareKey?: string | null
  data?: AnnualData
}

/** Stores a finished report. */
export function makeAnnualReport(
  { world, clock }: Pick<Server, 'world' | 'clock'>,
  accountId: string,
  year: number,
  { version = 2, shareKey = version === 2 ? `${year}7fa0231c` : null, data = {} }: AnnualChange = {},
): AnnualReport {
  return world.annualReports.put({
    id: world.ids.serial(),
    accountId,
    year,
    version,
    shareKey,
    data: { ...annualDataOf(world, accountId, year, version), ...data },
    readyAt: clock.now(),
    isRead: false,
  })
}

/** Begins to make a report, which is ready later. */
export function generateAnnualReport(server: Server, accountId: string, year: number): void {
  const { world, clock, refreshes } = server
  const made = makeAnnualReport(server, accountId, year)
  world.annualReports.patch(made.id, { readyAt: clock.now() + MAKING_TIME })
  const id = annualJobId(accountId, year)
  refreshes.set(id, { id, running: true, resultCount: 0 })
}

/** Ends the jobs of reports that are ready. */
export function settleAnnualReports({ world, clock, refreshes }: Server): void {
  for (const { accountId, year, readyAt } of world.annualReports.values()) {
    const id = annualJobId(accountId, year)
    if (readyAt <= clock.now() && refreshes.get(id)?.running)
      refreshes.set(id, { id, running: false, resultCount: 0 })
  }
}
