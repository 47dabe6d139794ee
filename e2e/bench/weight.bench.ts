import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { brotli } from '../scripts/bundle.mjs'
import { clientFolder } from '../servers'
import { firstPost, test, watch } from './lab'
import { MEASURES } from './measures'

/** What counts as a request: pictures, fonts and media are the posts' and not the client's. */
const COUNTED = new Set(['document', 'script', 'stylesheet', 'fetch', 'xhr'])

test('weight: what is loaded before the first post', async ({ page, server, signInAs, lab }) => {
  await signInAs('ada', server)
  await lab.forgetSnapshots(page)
  await watch(page)

  const asked: { type: string; path: string }[] = []
  // The list is closed at the moment of the paint: what comes later is not needed for it.
  let open = true
  page.on('request', (request) => {
    if (open && COUNTED.has(request.resourceType()))
      asked.push({ type: request.resourceType(), path: new URL(request.url()).pathname })
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.reload({ waitUntil: 'commit' })
  await firstPost(page)
  open = false

  const weigh = (ending: string): number =>
    [...new Set(asked.map(({ path }) => path).filter((path) => path.endsWith(ending)))]
      .map((path) => brotli(readFileSync(join(clientFolder(), path))))
      .reduce((sum, bytes) => sum + bytes, 0) / 1000
  const found = {
    'weight.js': weigh('.js'),
    'weight.css': weigh('.css'),
    'weight.requests': asked.length,
  } as const
  await lab.report('weight.js', [found['weight.js']])
  await lab.report('weight.css', [found['weight.css']])
  await lab.report('weight.requests', [found['weight.requests']])
  for (const id of ['weight.js', 'weight.css', 'weight.requests'] as const)
    expect
      .soft(found[id], `${MEASURES[id].name}: ${asked.map(({ path }) => path).join(' ')}`)
      .toBeLessThanOrEqual(MEASURES[id].budget)
})
