import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import react from '@vitejs/plugin-react'
import formatjs from '@formatjs/unplugin/vite'
import { contentHash } from './e2e/scripts/sources.mjs'
import { bundleStats } from './e2e/scripts/stats-plugin.mjs'
import { emojiFiles } from './features/emoji/build/emoji-files.ts'
import { zoomStyles } from './features/media/build/zoom-styles.ts'
import { cspPlugin } from './lib/html/build/csp-plugin.ts'
import { unusedBySanitizer } from './lib/html/build/trim.ts'
import { compileLocales } from './lib/i18n/build/compile-locales.ts'
import { createShortIds } from './lib/i18n/build/short-ids.ts'
import { layerOrder } from './lib/ui/build/layer-order.ts'

/** `SKEIN_INSECURE=1` lets servers on http://localhost in: for development, journeys and live tests. */
const insecure = process.env['SKEIN_INSECURE'] === '1'

/** Texts are compiled by the plugin, so no ICU parser ships. The plugins that compile need it, so tests keep it. */
const noParser = { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' }

/** React has this of its own by now. */
const noShim = { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' }

/** Of our own modules only these two of app have side effects: an index.ts then brings only the code that is used. */
const ownModules = {
  test: /\/(?:app\/(?!main\.|boot\/configure-libraries\.)|features\/|lib\/|schemas\/).*\.tsx?$/,
  sideEffects: false,
}

/** What every timeline is made of beside its rows. Not what only other lists show, and not what loads on a press. */
const TIMELINE = [
  /\/lib\/(?:timeline\/(?!model)|util\/throttle)/,
  /\/features\/accounts\/index\./,
  /\/features\/timelines\/(?:engine|timeline)\/(?!reactions|use-kept)|\/features\/timelines\/gallery\/gallery-rows\./,
]

/** What only somebody with an account begins with. */
const HOME =
  /\/app\/(?:boot\/member|layout\/column\/refresh-or-top|routes\/home)\.|\/lib\/cache\/snapshot\.|\/features\/(?:filters\/keep|timelines\/engine\/reactions)\./

/** The rows of every list, and what draws long ones. */
const ROWS =
  /\/lib\/(?:alerts\/(?:place-lost|limited)\.|ui\/(?:windowed-list|pill)\/|ui\/error-boundary\/row(?:-boundary|-subject)?\.|ui\/error-state\/(?:tail-failed|messages)\.|hooks\/use-(?:document-visible|interval)|focus\/use-next-row-focus|util\/(?:assert-never|after-paint)|timeline\/model\.)|\/features\/(?:statuses\/status-card\/status-card|filters\/hidden|timelines\/rows\/[\w-]+)\.|\/icons\/arrow-up\./

/** Small things that many screens have, and none that everybody begins with. */
const SCREENS =
  /\/lib\/(?:query\/paged-list|ui\/tabs\/index)\.|\/app\/layout\/column\/tab-bar\.|\/schemas\/search\.|\/features\/timelines\/status-list\/status-lists\.|nfiniteQuery(?:Observer|Options)?\.js|\/icons\/(?:external-link|pin)\./

/** People in lists, and how one stands to them. */
const PEOPLE = /\/features\/accounts\/(?:follow-button|mutations|patches|queries)\.|\/schemas\/relationship\./

/**
 * What every page and a shared post need is one file: fewer round trips and the best compression. What only lists need
 * are more, so that who follows a link to a post does not load them before it.
 */
const groups = [
  { name: 'start', tags: ['$initial' as const], test: /./, priority: 1 },
  { name: 'rows', test: ROWS },
  { name: 'timeline', test: (id: string) => TIMELINE.some((part) => part.test(id)) },
  { name: 'home', test: HOME },
  { name: 'screens', test: SCREENS },
  { name: 'people', test: PEOPLE },
]

/** Long ids are for people who translate, long class names for people who write styles. */
const shortIds = createShortIds()
const shortNames = createShortIds()
const root = import.meta.dirname

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [
    react(),
    formatjs({ ast: true, ...(command === 'build' && { overrideIdFn: (id) => shortIds(id ?? '') }) }),
    compileLocales(command === 'build' ? shortIds : undefined),
    cspPlugin({ insecure, styles: zoomStyles() }),
    emojiFiles(),
    layerOrder(),
    bundleStats(),
  ],
  define: {
    'import.meta.env.SKEIN_INSECURE': JSON.stringify(insecure),
    'import.meta.env.VITE_BUILD': JSON.stringify(command === 'build' ? contentHash() : 'dev'),
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
        // Below these light-dark() is lowered into twice the text, and themes inside a page stop working.
        cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // The names of classes, above all, stand where they are used.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          treeshake: { moduleSideEffects: [ownModules] },
          output: {
            // The first file names all others: what they are called is part of its weight.
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
            // Otherwise an index file brings along all it names, not only what the first screen uses of it.
            codeSplitting: { groups, includeDependenciesRecursively: false },
          },
        },
      },
  test: {
    // A document of its own costs each file more than most tests do: rules have none unless their file asks for it.
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['{app,features,lib,schemas}/**/*.test.ts', 'e2e/scripts/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'parts',
          environment: 'happy-dom',
          include: ['{app,features,lib,schemas}/**/*.test.tsx'],
        },
      },
    ],
    setupFiles: ['lib/testing/setup.ts'],
    restoreMocks: true,
    // A busy machine is no failure.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 8000 } },
  },
}))
