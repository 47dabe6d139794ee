import { statfsSync } from 'node:fs'
import type { PlaywrightTestConfig } from 'playwright/test'
import { findBrowser } from './scripts/browser.mjs'
import { patience } from './scripts/checks/patience.mjs'

/** Chromium obeys only the last `--disable-features`, so this repeats the list of Playwright. */
const OFF_BY_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]
/** Pages of Chromium's address bar: otherwise each context starts with a process that loads two of them. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']
/** A script that is compiled while it is received is compiled again for every page; others are once per process. */
const SCRIPT_STREAMING = 'ScriptStreaming'

const without = (features: readonly string[]) => `--disable-features=${features.join(',')}`

/**
 * Arguments of Chromium for all browser tests: no background network traffic, so that recorded requests are
 * the client's.
 */
export const CHROMIUM_ARGS = [
  without([...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR, SCRIPT_STREAMING]),
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // The pages of a context share a process, so that code is compiled once for all tests that use the context.
  '--renderer-process-limit=1',
  // Two workers keep two cores busy; more threads only make them wait for each other.
  '--in-process-gpu',
  '--num-raster-threads=1',
  '--js-flags=--single-threaded',
]

/** Makes Chromium compile scripts as it does for users, for what is timed. Follows the arguments of all tests. */
export const COMPILE_AS_USUAL = without([...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR])

/** For `test.use` in journeys of what a headless shell lacks, such as notifications of the system. */
export const FULL_BROWSER = { launchOptions: { executablePath: findBrowser(), args: CHROMIUM_ARGS } }

/** True where the folder of shared memory has room for two browsers, which it often lacks in containers. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize >= 1e9
  } catch {
    return false
  }
}

/** Shared by journeys, live test and benchmarks; `name` is the folder of their results. */
export function baseConfig(name: string): PlaywrightTestConfig {
  return {
    outputDir: `../test-results/${name}`,
    forbidOnly: Boolean(process.env['CI']),
    fullyParallel: true,
    workers: 2,
    // Tests that needed another try are listed as flaky at the end of the run.
    retries: process.env['CI'] ? 2 : 0,
    timeout: 45_000 * patience(),
    expect: { timeout: 10_000 * patience() },
    reporter: process.env['SKEIN_REPORT']
      ? [['list'], ['json', { outputFile: process.env['SKEIN_REPORT'] }]]
      : 'list',
    use: {
      browserName: 'chromium',
      locale: 'en-GB',
      timezoneId: 'UTC',
      viewport: { width: 1280, height: 800 },
      actionTimeout: 15_000 * patience(),
      // Playwright neither routes nor records the requests that a service worker answers. Tests about it allow it.
      serviceWorkers: 'block',
      // Screenshots of every frame take a quarter of the CPU, snapshots of documents a sixth; what fails once is
      // tried again in continuous integration, and then recorded in full.
      trace: process.env['CI']
        ? 'on-first-retry'
        : { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
      screenshot: 'only-on-failure',
      launchOptions: {
        executablePath: findBrowser({ shell: true }),
        args: CHROMIUM_ARGS,
        // Playwright puts shared memory on the disk, where it is slower.
        ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
      },
    },
  }
}
