import type { Page } from 'playwright/test'

/** Work of the main thread of a page. */
export interface Work {
  /** CPU time of each task, in ms, so that other programs do not count. */
  readonly tasks: readonly number[]
  /** Total wall time, in ms. */
  readonly took: number
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly dur?: number
  readonly tdur?: number
}

/** Runs `act` and records every task of the main thread of the busiest page. */
export async function recordMainThread(page: Page, act: () => Promise<void>): Promise<Work> {
  const browser = page.context().browser()
  if (!browser) throw new Error('a benchmark runs in a browser of its own')
  // '-*' leaves out all other categories: a long run would fill a trace that cannot be read.
  await browser.startTracing(page, { categories: ['-*', 'disabled-by-default-devtools.timeline'] })
  const from = performance.now()
  await act()
  const took = performance.now() - from
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const threads = new Map<string, number[]>()
  for (const { name, pid, tid, dur = 0, tdur = dur } of trace.traceEvents) {
    if (name !== 'RunTask') continue
    const thread = `${pid} ${tid}`
    const tasks = threads.get(thread) ?? []
    tasks.push(tdur / 1000)
    threads.set(thread, tasks)
  }
  const sum = (tasks: readonly number[]) => tasks.reduce((total, each) => total + each, 0)
  const [tasks = []] = [...threads.values()].toSorted((a, b) => sum(b) - sum(a))
  return { tasks, took }
}

/** The sum of the tasks of 50 ms and more, in ms. */
export const longTasks = ({ tasks }: Work): number =>
  tasks.filter((ms) => ms >= 50).reduce((total, ms) => total + ms, 0)

/** The longest task, in ms. */
export const longestTask = ({ tasks }: Work): number => tasks.reduce((most, ms) => Math.max(most, ms), 0)

/** Share of time the main thread was busy, in percent. */
export const busyPercent = ({ tasks, took }: Work): number =>
  (100 * tasks.reduce((total, ms) => total + ms, 0)) / took
