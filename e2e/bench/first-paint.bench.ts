import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { serveClient } from '../scripts/static-server.mjs'
import { clientFolder } from '../servers'
import { rest, test, type Bench } from './fixtures'
import { runsOf } from './length'
import { median } from './report/measures'

const RUNS = runsOf(9)

/** Creates a copy of the client whose page has its styles and its shell, and loads no script. */
function withoutScripts(): string {
  const client = clientFolder()
  const folder = mkdtempSync(join(tmpdir(), 'skein-floor-'))
  for (const name of readdirSync(client))
    if (name !== 'index.html') symlinkSync(join(client, name), join(folder, name))
  const page = readFileSync(join(client, 'index.html'), 'utf8')
  writeFileSync(
    join(folder, 'index.html'),
    page.replaceAll(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, ''),
  )
  return folder
}

/** Loads a page without anything from a cache, and returns its first contentful paint in ms since navigation. */
async function firstPaint(page: Page, url: string, bench: Bench): Promise<number> {
  await bench.throttle(page, 4)
  await page.goto(url, { waitUntil: 'commit' })
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (name === 'first-contentful-paint') resolve(startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )
  await bench.throttle(page, 1)
  return painted
}

test('first-paint: the shell, and the same page without scripts', async ({
  page,
  client,
  server,
  signInAs,
  bench,
}) => {
  await signInAs('ada', server)
  const folder = withoutScripts()
  const floor = await serveClient({ folder })
  // The inline script of the page reads there whether a user is signed in, and so which shell to show.
  const stored = await page.evaluate(() => Object.entries(localStorage))
  const floorPage = await page.context().newPage()
  await floorPage.goto(floor.origin)
  await floorPage.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, stored)
  for (const each of [page, floorPage]) {
    const session = await each.context().newCDPSession(each)
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  }
  const times = { shell: [] as number[], floor: [] as number[] }
  for (let run = 0; run < RUNS; run++) {
    await floorPage.bringToFront()
    times.floor.push(await firstPaint(floorPage, `${floor.origin}/home`, bench))
    await page.bringToFront()
    times.shell.push(await firstPaint(page, `${client}/home`, bench))
    await rest(page, 2000)
  }
  await floorPage.close()
  await floor.close()
  rmSync(folder, { recursive: true })
  await bench.report('first-paint.floor', times.floor)
  await bench.report('first-paint.shell', times.shell)
  await bench.report('first-paint.share', [(100 * median(times.shell)) / median(times.floor)])
})
