import { defineConfig } from 'vitest/config'
import react from '@vitejs/plugin-react'
import formatjs from '@formatjs/unplugin/vite'

const empty = new URL('lib/html/empty-module.ts', import.meta.url).pathname

/** postcss and dayjs are imported by sanitize-html for style attributes and naughty tags that its policy here never lets through. */
const trimmed = { postcss: empty, dayjs: empty }

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [react(), formatjs({ ast: true })],
  resolve: {
    tsconfigPaths: true,
    alias: {
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
      ...(mode === 'test' ? {} : trimmed),
    },
  },
  build: isSsrBuild
    ? { outDir: 'dist-server', target: 'node20', minify: false }
    : { target: 'es2023', modulePreload: { polyfill: false }, cssMinify: true },
  test: {
    environment: 'happy-dom',
    include: ['{app,features,lib,schemas}/**/*.test.{ts,tsx}'],
    setupFiles: ['lib/testing/setup.ts'],
    restoreMocks: true,
  },
}))
