import type { AnnualReportState } from '@/schemas/annual-report'

/** Whether there is a report, as the server said. */
export interface YearState {
  readonly state: AnnualReportState
  /** Seconds between two checks while it is being made. */
  readonly retry: number
}

/** A report that needs more checks than this is waited for no longer. */
const MAX_CHECKS = 40

/** Returns the time in ms until the state is read again after `checks` readings; false for not at all. */
export const nextCheck = ({ state, retry }: YearState, checks: number): number | false =>
  state === 'generating' && checks < MAX_CHECKS ? retry * 1000 : false
