import { listKey } from '@/lib/cache'

export const yearKeys = {
  /** Starts the keys of all reports. */
  reports: ['years', 'report'] as const,
  report: (year: string) => listKey('years', 'report', year),
  /** Whether there is a report of a year. */
  state: (year: string) => listKey('years', 'state', year),
}
