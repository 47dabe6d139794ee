import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { ROOT } from './sources.mjs'

/**
 * Finds a browser, builds everything needed and runs one Playwright configuration. Resolves to its exit code.
 * @param {string} config a path from the root of the project
 * @param {{ args?: string[], env?: Record<string, string> }} [options]
 * @returns {Promise<number>}
 */
export async function runPlaywright(config, { args = [], env = {} } = {}) {
  findBrowser({ install: true })
  findBrowser({ install: true, shell: true })
  await ensureBuilt(['local', 'server'])
  const cli = join(ROOT, 'node_modules/playwright/cli.js')
  const child = spawn(process.execPath, [cli, 'test', '-c', config, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [config = 'e2e/playwright.config.ts', ...args] = process.argv.slice(2)
  try {
    process.exitCode = await runPlaywright(config, { args })
  } catch (error) {
    if (error.status === undefined) console.error(error.message)
    process.exitCode = 1
  }
}
