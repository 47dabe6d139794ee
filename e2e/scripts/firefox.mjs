import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { isDebian, isRoot } from './browser.mjs'
import { skipStep } from './checks/skip-step.mjs'
import { runPlaywright } from './run-playwright.mjs'

const CONFIG = 'e2e/firefox/playwright.config.ts'
const NAMES = ['firefox-esr', 'firefox']

/** The path of an installed Firefox, or null. Throws when FIREFOX_PATH does not exist, instead of using another one. */
function findFirefox() {
  const { FIREFOX_PATH: chosen, PATH = '' } = process.env
  if (chosen && !existsSync(chosen)) throw new Error(`FIREFOX_PATH is ${chosen}, and there is nothing there.`)
  const candidates = [
    ...NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name))),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]
  return chosen || (candidates.find((path) => existsSync(path)) ?? null)
}

/** Installs Debian’s Firefox. Returns why that is not possible; null when it worked. */
function install() {
  if (!isDebian()) return 'there is no Firefox, and this is not Debian'
  if (!isRoot()) return 'there is no Firefox, and installing it needs root'
  const how = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  try {
    execFileSync('apt-get', ['update'], how)
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'firefox-esr'], how)
    return null
  } catch {
    return 'there is no Firefox, and it could not be installed from Debian’s archive'
  }
}

async function main() {
  // The relay is a script that Playwright starts as the browser.
  if (process.platform === 'win32') return skipStep('firefox', CONFIG, 'Windows cannot start the relay')
  const missing = findFirefox() ? null : install()
  const path = findFirefox()
  if (!path) return skipStep('firefox', CONFIG, missing ?? 'there is no Firefox')
  return runPlaywright(CONFIG, { args: process.argv.slice(2), env: { FIREFOX_PATH: path } })
}

try {
  process.exitCode = await main()
} catch (error) {
  if (error.status === undefined) console.error(error.message)
  process.exitCode = 1
}
