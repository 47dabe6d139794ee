import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'google-chrome-beta',
  'chrome',
]

/** Chromium without the code for windows: the same engine, loads pages in two thirds of the time. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell']

const usualPaths = (env) => [
  '/usr/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(homedir(), 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
  ...[env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
]

const MISSING = `No browser was found. Any one of these five helps:
  1. set CHROME_PATH to a Chromium or Chrome program
  2. install Chromium or Chrome so that it is on the PATH
  3. have Playwright's own Chromium on disk already
  4. on Debian as root: apt-get update && apt-get install -y chromium fonts-noto-cjk fonts-noto-color-emoji
  5. npx playwright install chromium`

/**
 * Chooses an installed browser in the order CHROME_PATH, system, Playwright's own. `env` is the environment, `exists` checks
 * a path, `own` is the path of Playwright's Chromium; with `shell`, a headless shell comes before other browsers of the
 * system. Returns null when there is none; throws when CHROME_PATH does not exist, instead of silently using another browser.
 * @param {{ env: Record<string, string | undefined>, exists: (path: string) => boolean, own: string | null, shell?: boolean }} ports
 * @returns {{ path: string, source: 'CHROME_PATH' | 'system' | 'playwright' } | null}
 */
export function chooseBrowser({ env, exists, own, shell = false }) {
  if (env.CHROME_PATH) {
    if (!exists(env.CHROME_PATH))
      throw new Error(`CHROME_PATH is ${env.CHROME_PATH}, and there is nothing there.`)
    return { path: env.CHROME_PATH, source: 'CHROME_PATH' }
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = [
    ...[...(shell ? SHELL_NAMES : []), ...NAMES].flatMap((name) =>
      folders.map((folder) => join(folder, name)),
    ),
    ...usualPaths(env),
  ]
  const system = candidates.find(exists)
  if (system) return { path: system, source: 'system' }
  return own && exists(own) ? { path: own, source: 'playwright' } : null
}

/**
 * Returns the ways to install a browser on this machine, in order of preference.
 * @param {{ root: boolean, debian: boolean }} machine
 * @returns {{ name: string, commands: string[][] }[]}
 */
export function waysToInstall({ root, debian }) {
  const apt = ['install', '-y', 'chromium', 'fonts-noto-cjk', 'fonts-noto-color-emoji']
  return [
    ...(root && debian
      ? [
          {
            name: 'apt',
            commands: [
              ['apt-get', 'update'],
              ['apt-get', ...apt],
            ],
          },
        ]
      : []),
    { name: 'playwright', commands: [['npx', 'playwright', 'install', 'chromium']] },
  ]
}

function ownPath() {
  try {
    return chromium.executablePath()
  } catch {
    return null
  }
}

/** Installs the headless shell where Debian packages it. Tests run without it too, so failing is no error. */
function tryToInstallShell() {
  if (process.env.CHROME_PATH || !isRoot() || !isDebian()) return
  const installed = chooseBrowser({ env: process.env, exists: existsSync, own: null, shell: true })
  if (SHELL_NAMES.some((name) => installed?.path.endsWith(`/${name}`))) return
  try {
    const how = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    execFileSync('apt-get', ['update'], how)
    execFileSync('apt-get', ['install', '-y', SHELL_NAMES[0]], how)
  } catch {
    console.log('No headless shell could be installed; the whole browser does its work.')
  }
}

/** True on Debian itself: its derivatives (Ubuntu among them) package chromium as a snap, which needs a running snapd. */
export function isDebian() {
  try {
    return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

export const isRoot = () => process.getuid?.() === 0

/**
 * The path of a browser to test with; with `install`, one is installed when none is there; with `shell`, a headless shell
 * is preferred. Throws an error that names all five ways to provide one.
 */
export function findBrowser({ install = false, shell = false } = {}) {
  const look = () => chooseBrowser({ env: process.env, exists: existsSync, own: ownPath(), shell })
  if (install && shell) tryToInstallShell()
  const found = look()
  if (found) return found.path
  for (const way of install ? waysToInstall({ root: isRoot(), debian: isDebian() }) : []) {
    try {
      console.log(`No browser found; trying ${way.name}.`)
      for (const [program = '', ...args] of way.commands)
        execFileSync(program, args, {
          stdio: ['ignore', 'ignore', 'inherit'],
          env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        })
      const installed = look()
      if (installed) return installed.path
    } catch {
      console.log(`Installing by ${way.name} did not work.`)
    }
  }
  throw new Error(MISSING)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(findBrowser({ install: true }))
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
