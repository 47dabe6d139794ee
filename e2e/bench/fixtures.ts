import type { CDPSession, Page } from 'playwright/test'
import { test as base } from '../fixtures'
import { SMOKE } from './length'
import { calibrate, RUNS, type Machine } from './report/machine'
import type { Finding, MeasureId } from './report/measures'
import { longestTask, recordMainThread } from './tasks'

/** A screen shows a real post, not a skeleton, once a post with its time is on it. */
export const POST = 'main article:has(time)'

/** Lets the page come to rest for `ms`; hardly at all in a smoke run, which measures nothing. */
export const rest = (page: Page, ms: number): Promise<void> => page.waitForTimeout(SMOKE ? 50 : ms)

export interface Bench {
  /** Reports the values of a measure, in its unit. */
  report: (id: MeasureId, values: readonly number[]) => Promise<void>
  /** Slows down the CPU of this page; 1 = full speed. */
  throttle: (page: Page, rate: 1 | 4) => Promise<void>
  /** Deletes the saved timelines of every account but keeps them signed in, so that the next load is cold. */
  forgetSnapshots: (page: Page) => Promise<void>
}

export const test = base.extend<{ bench: Bench; machine: Machine }>({
  world: 'demo',
  // Before each benchmark, because the load of the machine changes.
  machine: async ({ browser }, provide) => {
    if (SMOKE) return provide({ clock: NaN, processor: NaN })
    const page = await browser.newPage()
    let clock = NaN
    const work = await recordMainThread(page, async () => {
      clock = await page.evaluate(calibrate)
    })
    await page.close()
    await provide({ clock, processor: longestTask(work) / RUNS })
  },
  bench: async ({ machine }, provide, info) => {
    const sessions = new Map<Page, CDPSession>()
    await provide({
      report: async (id, values) => {
        const finding: Finding & { machine: Machine } = { id, values, machine }
        await info.attach('finding', { body: JSON.stringify(finding), contentType: 'application/json' })
      },
      throttle: async (page, rate) => {
        if (SMOKE) return
        const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
        sessions.set(page, session)
        await session.send('Emulation.setCPUThrottlingRate', { rate })
      },
      forgetSnapshots: async (page) => {
        const elsewhere = await page.context().newPage()
        // A page of the same origin without a running client.
        await elsewhere.goto(new URL('/assets/no-such-file', page.url()).href)
        await elsewhere.evaluate(async () => {
          const all = await indexedDB.databases()
          const snapshots = all.map(({ name }) => name ?? '').filter((name) => name.startsWith('client.'))
          await Promise.all(
            snapshots.map(
              (name) =>
                new Promise((resolve) => {
                  const request = indexedDB.deleteDatabase(name)
                  request.addEventListener('success', resolve)
                  request.addEventListener('error', resolve)
                }),
            ),
          )
        })
        await elsewhere.close()
      },
    })
  },
})

/** Reported by the console: Playwright's own waiting runs long scripts in the page while it starts. */
const FIRST_POST = 'bench first post'

interface FirstPost {
  painted: Promise<number>
  report: (ms: number) => void
}

function awaitFirstPost(): FirstPost {
  let report = (_ms: number) => {}
  const painted = new Promise<number>((resolve) => {
    report = resolve
  })
  return { painted, report }
}

/** The first post of the current document of each watched page. */
const firstPosts = new WeakMap<Page, FirstPost>()

declare global {
  interface Window {
    bench: { firstPost: number | null; shift: number; seen: Set<string>; elements: number }
  }
}

/**
 * Records on every page of the context, from its first byte: the paint time of the first post (ms since
 * navigation), layout shift without input, the maximum number of elements, and the posts seen.
 */
export async function watch(page: Page): Promise<void> {
  firstPosts.set(page, awaitFirstPost())
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      firstPosts.set(page, awaitFirstPost())
  })
  page.on('console', (message) => {
    const [name, ms] = message.text().split(':')
    if (name === FIRST_POST) firstPosts.get(page)?.report(Number(ms))
  })
  await page.addInitScript(
    ([post, name]) => {
      window.bench = { firstPost: null, shift: 0, seen: new Set(), elements: 0 }
      const { bench } = window
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          }
          if (!hadRecentInput) bench.shift += value
        }
      }).observe({ type: 'layout-shift', buffered: true })
      const frame = (): void => {
        if (bench.firstPost === null && document.querySelector(post)) {
          bench.firstPost = -1
          // This frame paints it; a message is handled after the paint.
          const afterPaint = new MessageChannel()
          afterPaint.port1.addEventListener('message', () => {
            bench.firstPost = performance.now()
            console.debug(`${name}:${bench.firstPost}`)
          })
          afterPaint.port1.start()
          afterPaint.port2.postMessage(null)
        }
        requestAnimationFrame(frame)
      }
      requestAnimationFrame(frame)
    },
    [POST, FIRST_POST] as const,
  )
}

/** Waits for the first post and returns its paint time, in ms since navigation. */
export const firstPost = (page: Page): Promise<number> =>
  firstPosts.get(page)?.painted ?? Promise.reject(new Error('The page is not watched'))

/**
 * Returns the ms from the input event of `act` to the paint after which `selector` matches (or, with `gone`,
 * no longer matches).
 */
export async function inputToPaint(
  page: Page,
  selector: string,
  act: () => Promise<void>,
  { gone = false } = {},
): Promise<number> {
  // A busy page handles input before scripts, so it has to watch before it is given any.
  const watching = await page.evaluateHandle(
    ([wanted, absent]) => {
      const painted = new Promise<number>((resolve) => {
        let started: number | null = null
        const start = (event: Event): void => {
          started ??= event.timeStamp
        }
        for (const type of ['keydown', 'click', 'popstate']) addEventListener(type, start, { capture: true })
        const frame = (): void => {
          // Kept pages are in the document but not visible.
          const there =
            started !== null && [...document.querySelectorAll(wanted)].some((each) => each.checkVisibility())
          if (started === null || there === absent) {
            requestAnimationFrame(frame)
            return
          }
          const since = started
          const afterPaint = new MessageChannel()
          afterPaint.port1.addEventListener('message', () => resolve(performance.now() - since))
          afterPaint.port1.start()
          afterPaint.port2.postMessage(null)
        }
        requestAnimationFrame(frame)
      })
      return { painted }
    },
    [selector, gone] as const,
  )
  await act()
  return watching.evaluate(({ painted }) => painted)
}

/** Returns the heap size of the page in bytes after garbage collection. */
export async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}
