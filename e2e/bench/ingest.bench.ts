import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { CACHE, ROOT } from '../scripts/sources.mjs'
import { test } from './fixtures'
import { runsOf } from './length'

const RUNS = runsOf(9)

/** The request path without a screen, built like the client. */
async function entryScript(): Promise<string> {
  const outDir = join(CACHE, 'ingest-bench')
  await build({
    root: ROOT,
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    configFile: false,
    resolve: { alias: { '@': ROOT.replace(/\/$/, '') } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      target: 'es2023',
      lib: { entry: 'e2e/bench/ingest-entry.ts', formats: ['es'], fileName: 'page' },
    },
  })
  return readFileSync(join(outDir, 'page.js'), 'utf8')
}

test('ingest: parse and store 40 statuses', async ({ browser, server, bench }) => {
  const script = await entryScript()
  const answer = await fetch(`${server.origin}/api/v1/timelines/public?limit=40`)
  const bytes = await answer.text()
  const first: number[] = []
  const warm: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const page = await browser.newPage()
    await page.addScriptTag({ content: script, type: 'module' })
    await page.waitForFunction(() => 'ingestPage' in window)
    await bench.throttle(page, 4)
    first.push(await page.evaluate((text) => window.ingestPage(text), bytes))
    await bench.throttle(page, 1)
    warm.push(
      await page.evaluate((text) => {
        const times = Array.from({ length: 60 }, () => window.ingestPage(text))
        return times.slice(30).sort((a, b) => a - b)[15] ?? NaN
      }, bytes),
    )
    await page.close()
  }
  await bench.report('ingest.first', first)
  await bench.report('ingest.warm', warm)
})
