import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { brotli } from '../scripts/bundle.mjs'
import { clientFolder } from '../servers'
import { firstPost, test, watch } from './lab'
import { MEASURES } from './measures'

/** What counts as a request: pictures, fonts and media are the posts' and not the client's. */
const COUNTED = new Set(['script', 'link', 'css', 'fetch', 'xmlhttprequest', 'other'])

test('weight: what is loaded before the first post', async ({ page, server, signInAs, lab }) => {
  await signInAs('ada', server)
  await lab.forgetSnapshots(page)
  await watch(page)

  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.reload({ waitUntil: 'commit' })
  const painted = await firstPost(page)
  // What was asked for before the paint, by the browser's own clock: what comes later is not needed for it.
  const asked = await page.evaluate(
    ([until, counted]) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((entry) => entry.startTime < until && counted.includes(entry.initiatorType))
        .map(({ name }) => new URL(name).pathname),
    [painted, [...COUNTED]] as const,
  )

  const weigh = (ending: string): number =>
    [...new Set(asked.filter((path) => path.endsWith(ending)))]
      .map((path) => brotli(readFileSync(join(clientFolder(), path))))
      .reduce((sum, bytes) => sum + bytes, 0) / 1000
  const found = {
    'weight.js': weigh('.js'),
    'weight.css': weigh('.css'),
    // With the document itself.
    'weight.requests': asked.length + 1,
  } as const
  await lab.report('weight.js', [found['weight.js']])
  await lab.report('weight.css', [found['weight.css']])
  await lab.report('weight.requests', [found['weight.requests']])
  for (const id of ['weight.js', 'weight.css', 'weight.requests'] as const)
    expect
      .soft(found[id], `${MEASURES[id].name}: ${asked.join(' ')}`)
      .toBeLessThanOrEqual(MEASURES[id].budget)
})
