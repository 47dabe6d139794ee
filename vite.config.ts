import { join, relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import react from '@vitejs/plugin-react'
import formatjs from '@formatjs/unplugin/vite'
import { VitePWA } from 'vite-plugin-pwa'
import { importedBy, type ModuleSource } from './app/build/imported-by.ts'
import { licenceNotices, workerLicences } from './app/build/licence-notices.ts'
import { PAGE_SCRIPT } from './app/build/page-script.ts'
import { preloadFiles } from './app/build/preload-files.ts'
import { shellFiles } from './app/build/shell-files.ts'
import { webManifest } from './app/build/web-manifest.ts'
import { patience } from './e2e/scripts/checks/patience.mjs'
import { contentHash } from './e2e/scripts/sources.mjs'
import { bundleStats } from './e2e/scripts/stats-plugin.mjs'
import { emojiFiles } from './features/emoji/build/emoji-files.ts'
import { zoomStyles } from './features/media/build/zoom-styles.ts'
import { cspPlugin } from './lib/html/build/csp-plugin.ts'
import { unusedBySanitizer } from './lib/html/build/trim.ts'
import { compileLocales, translatedIds, translatedLocales } from './lib/i18n/build/compile-locales.ts'
import { createShortIds } from './lib/i18n/build/short-ids.ts'
import { layerOrder } from './lib/ui/build/layer-order.ts'
import about from './package.json' with { type: 'json' }

/** `SKEIN_INSECURE=1` allows servers on http://localhost: for development, journeys and live tests. */
const insecure = process.env['SKEIN_INSECURE'] === '1'

/**
 * The plugin compiles messages, so no ICU parser ships. The plugins that compile need it, so tests keep it.
 */
const noParser = { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' }

/** React has this built in. */
const noShim = { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' }

const root = import.meta.dirname

const inRoot = (files: readonly string[]): string[] => files.map((file) => join(root, file))

/** Modules whose imports share a chunk, by the name of the chunk. */
type Roots = Record<string, readonly string[]>

/** Screens that users open first, with the modules each loads at once. */
const FIRST_SCREENS = {
  home: ['app/routes/home.tsx', 'app/boot/signed-in-code.ts'],
  profile: ['app/routes/profile/profile.tsx', 'app/routes/profile/visitor-posts.tsx'],
  post: ['app/routes/status/status.tsx'],
} satisfies Roots

/** Modules that every page loads once its first screen is shown, and those that it loads only for signed-in users. */
const AFTER_FIRST_SCREEN: Roots = {
  buttons: ['features/statuses/status-card/actions/action-bar.tsx'],
  everyone: [
    'app/boot/after-first-paint.ts',
    'app/layout/overlays/floating.tsx',
    'app/layout/overlays/reconnection-banner.tsx',
    'app/layout/side-content.tsx',
    'features/accounts/hide/hide-account.ts',
    'features/compose/open/compose-commands.ts',
    'features/instance/read.ts',
    'features/media/tile/blur-canvas.tsx',
    'features/media/tile/media-failed.tsx',
    'features/session/accounts/session-banner.tsx',
    'features/statuses/status-name/status-name.ts',
    'features/statuses/thread/additions/when-user-idle.ts',
    'features/statuses/thread/thread-rows.tsx',
    'features/timelines/options/options-menu.tsx',
    'features/timelines/states/list-failed.tsx',
    'features/timelines/states/states.tsx',
    'lib/cache/sweep/sweeper.ts',
    'lib/alerts/alert-error.ts',
    'lib/ui/error-boundary/crash-details.tsx',
    'lib/ui/toast/toast-region.tsx',
  ],
  member: [
    'app/boot/start-background-updates.ts',
    'app/layout/navigation/groups/nav-groups.tsx',
    'features/accounts/press-follow.ts',
    'features/announcements/announcements-panel.tsx',
    'features/announcements/announcements-toggle.tsx',
    'features/compose/composer/main-composer.tsx',
    'features/conversations/unread/keep-unread-count.ts',
    'features/notifications/alerts/follow-clicks.ts',
    'features/notifications/alerts/polled-arrivals.ts',
    'features/notifications/read-state/unread-count.ts',
    'features/polls/cast-vote.ts',
    'features/search/device/keep-posts.ts',
    'features/statuses/translation/translation-part.tsx',
    'features/timelines/engine/jump-to-status.ts',
    'features/timelines/follow-suggestions/suggestions-row.tsx',
    'features/timelines/home/home-extras.tsx',
    'features/timelines/home/resume-offer.tsx',
    'lib/cache/lately/keep-lately-read.ts',
    'lib/streaming/live.ts',
  ],
}

/** A module of Vite that every dynamic import needs. */
const PRELOAD_HELPER = '\0vite/preload-helper.js'

/** Runs before the code of the app has loaded, in a chunk of its own. */
const EARLY = 'app/boot/early/begin.ts'

/**
 * One chunk for every page, one shared by the first screens, one for each of them, and two for what follows: few
 * requests, and a link to a post loads no lists. Everything else follows the dynamic imports.
 *
 * The bundler's own groups by entry cannot do that: unmerged, home loads 41 files instead of 4 (214 instead of 205 KB);
 * merged by size, small chunks of all features need each other, and home loads nearly all code (670 KB).
 */
function chunkGroups() {
  type Info = { getModuleInfo: (id: string) => ModuleSource | null }
  const reachedFrom = (all: Roots) => {
    let reached: [name: string, modules: Set<string>][] | null = null
    return (id: string, modules: Info) => {
      reached ??= Object.entries(all).map(([name, files]) => {
        return [name, importedBy(inRoot(files), (module) => modules.getModuleInfo(module))]
      })
      return reached.filter(([, ids]) => ids.has(id)).map(([name]) => name)
    }
  }
  const screensOf = reachedFrom(FIRST_SCREENS)
  const readersOf = reachedFrom(AFTER_FIRST_SCREEN)
  const reachedByEntry = reachedFrom({ entry: ['index.html'] })
  const isEntry = (id: string, modules: Info) =>
    id === PRELOAD_HELPER || reachedByEntry(id, modules).length > 0
  const isEarly = reachedFrom({ early: [EARLY] })
  return [
    {
      name: (id: string, modules: Info) => isEarly(id, modules)[0] ?? null,
      debugName: 'early',
      priority: 2,
    },
    {
      name: (id: string, modules: Info) => {
        const screens = screensOf(id, modules)
        const isForAll = screens.length === Object.keys(FIRST_SCREENS).length || isEntry(id, modules)
        return isForAll ? 'start' : screens.join('-') || null
      },
      debugName: 'first screens',
    },
    {
      name: (id: string, modules: Info) => readersOf(id, modules)[0] ?? null,
      debugName: 'after first screens',
    },
    // Otherwise every combination of parts that load later gets a chunk for each icon they share.
    { name: 'icons', test: /\/lucide-react\//, minShareCount: 2 },
  ]
}

/** Screens that also open without a network from the first visit, next to those that users open first. */
const OFFLINE_SCREENS = [
  'app/routes/notifications/notifications.tsx',
  'app/routes/compose/publish.tsx',
  'app/routes/sign-in/sign-in.tsx',
  'app/routing/screen-modules.ts',
  'lib/html/sanitize/sanitizer.ts',
  'lib/outbox/outbox.ts',
  'lib/ui/list/stale-note.tsx',
  'app/routes/profile/absent.tsx',
  'features/statuses/thread/unavailable.tsx',
]

/**
 * Builds the service worker, which stores the shell when it is installed and all other files of the app when they are first
 * used. The page registers it (`app/installed/connect-installed.ts`), since its Content-Security-Policy demands that.
 */
function serviceWorker() {
  const screens = [...Object.values(FIRST_SCREENS), ...Object.values(AFTER_FIRST_SCREEN)].flat()
  const shell = shellFiles([...screens, ...OFFLINE_SCREENS].map((file) => join(root, file)))
  return [
    shell.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'app/installed',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      integration: { configureCustomSWViteBuild: (config) => void (config.logLevel = 'warn') },
      injectManifest: {
        rollupFormat: 'iife',
        buildPlugins: { vite: [workerLicences()] },
        globPatterns: ['assets/*.{js,css}', '*.svg'],
        manifestTransforms: [
          (entries) => ({
            manifest: entries.filter(({ url }) => !url.startsWith('assets/') || shell.has(url)),
          }),
        ],
      },
    }),
  ]
}

let built = ''

/** The id of this build, read from all sources once. */
const buildOf = (command: 'build' | 'serve'): string =>
  command === 'build' ? (built ||= contentHash()) : 'dev'

const locales = join(root, 'lib/i18n/locales')

/** Long ids are for translators, long class names for developers. */
const shortIds = createShortIds(translatedIds(locales))
const shortNames = createShortIds()

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [
    react(),
    formatjs({ ast: true, ...(command === 'build' && { overrideIdFn: (id) => shortIds(id ?? '') }) }),
    compileLocales({ build: buildOf(command), ...(command === 'build' && { nameOf: shortIds }) }),
    !isSsrBuild &&
      preloadFiles({
        early: join(root, EARLY),
        member: inRoot(FIRST_SCREENS.home),
        memberProfile: inRoot(['app/routes/profile/posts.tsx']),
        visitorProfile: inRoot(FIRST_SCREENS.profile),
        post: inRoot(FIRST_SCREENS.post),
      }),
    command === 'build' &&
      zoomStyles().then((styles) => cspPlugin({ insecure, styles, scripts: [PAGE_SCRIPT] })),
    emojiFiles(),
    layerOrder(),
    licenceNotices(),
    webManifest(),
    command === 'build' && !isSsrBuild && serviceWorker(),
    bundleStats(),
  ],
  define: {
    'import.meta.env.SKEIN_INSECURE': JSON.stringify(insecure),
    'import.meta.env.VITE_BUILD': JSON.stringify(buildOf(command)),
    'import.meta.env.VITE_LOCALES': JSON.stringify(translatedLocales(locales).join(' ')),
    'import.meta.env.VITE_VERSION': JSON.stringify(about.version),
  },
  ...(command === 'build' && {
    css: {
      modules: {
        generateScopedName: (name: string, file: string) =>
          `_${shortNames(`${relative(root, file.split('?', 1)[0] ?? file)} ${name}`)}`,
      },
    },
  }),
  resolve: {
    tsconfigPaths: true,
    alias: mode === 'test' ? {} : { ...noParser, ...noShim, ...unusedBySanitizer },
  },
  build: isSsrBuild
    ? { outDir: 'dist-server', target: 'node20', minify: false }
    : {
        target: 'es2023',
        // For older targets light-dark() would be expanded to twice the size, and themes inside a page would
        // break.
        cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
        modulePreload: {
          polyfill: false,
          // Scripts name the scripts that they need, so a part that loads later has one more round trip on its first use.
          // To name all of them in the entry would take 1.5 KB of every first screen.
          resolveDependencies: (_file, needed) => needed.filter((each) => each.endsWith('.css')),
        },
        rolldownOptions: {
          // Inlines constants, above all class names.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          output: {
            // The entry names all chunks, so short names reduce its size.
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
            // Otherwise an index file would add everything it exports.
            codeSplitting: { groups: chunkGroups(), includeDependenciesRecursively: false },
          },
        },
      },
  test: {
    // Files share the modules and the document of their worker, since loading them takes longer than the tests;
    // `lib/testing/setup.ts` restores both after each file. Vitest continues a worker only if the next file has the same
    // project and environment, so each project has one environment and its own turn.
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          isolate: false,
          sequence: { groupOrder: 0 },
          include: ['{app,features,lib,schemas}/**/*.test.ts', 'e2e/scripts/**/*.test.ts'],
          exclude: ['**/*.{dom,alone}.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'parts',
          environment: 'happy-dom',
          isolate: false,
          sequence: { groupOrder: 1 },
          include: ['{app,features,lib,schemas}/**/*.{test.tsx,dom.test.ts}'],
          exclude: ['**/*.alone.test.tsx'],
          setupFiles: ['features/statuses/status-card/actions/load-buttons.testing.ts'],
        },
      },
      {
        extends: true,
        test: {
          // Tests that replace modules, see them load, or look at all data of the browser.
          name: 'alone',
          environment: 'happy-dom',
          sequence: { groupOrder: 2 },
          include: ['{app,features,lib,schemas}/**/*.alone.test.{ts,tsx}'],
        },
      },
    ],
    // Vitest would use one worker on two cores.
    maxWorkers: 2,
    setupFiles: ['lib/testing/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // A slow machine is not a failure.
    provide: { patience: patience() },
    testTimeout: 30_000 * patience(),
    hookTimeout: 30_000 * patience(),
    expect: { poll: { timeout: 8000 * patience() } },
    // Tests that needed another try are listed as flaky at the end of the run.
    retry: process.env['CI'] ? 1 : 0,
  },
}))
