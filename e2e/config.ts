import type { PlaywrightTestConfig } from 'playwright/test'
import { findBrowser } from './scripts/browser.mjs'

/** What Playwright switches off by itself: of several lists the last one counts. */
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
/** Pages of the browser's own address bar: each context began with a process that loaded two of them. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** Chromium as every browser test runs it: quiet on the network, so that what is recorded is the client's doing. */
export const CHROMIUM_ARGS = [
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/** What journeys, live test and benchmarks have in common; `name` also names the folder of their results. */
export function baseConfig(name: string): PlaywrightTestConfig {
  return {
    outputDir: `../test-results/${name}`,
    forbidOnly: Boolean(process.env['CI']),
    fullyParallel: true,
    workers: 2,
    retries: 0,
    timeout: 45_000,
    expect: { timeout: 10_000 },
    reporter: process.env['SKEIN_REPORT']
      ? [['list'], ['json', { outputFile: process.env['SKEIN_REPORT'] }]]
      : 'list',
    use: {
      browserName: 'chromium',
      locale: 'en-GB',
      timezoneId: 'UTC',
      viewport: { width: 1280, height: 800 },
      actionTimeout: 15_000,
      // Pictures of every frame take a quarter of the machine and copies of every document a sixth; the last picture is
      // there all the same, and `--trace retain-on-failure` brings the rest.
      trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
      screenshot: 'only-on-failure',
      launchOptions: { executablePath: findBrowser(), args: CHROMIUM_ARGS },
    },
  }
}
