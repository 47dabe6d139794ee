import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { describe, expect, test } from 'vitest'
import { PAGE_SCRIPT } from './page-script'
import { preloadFiles } from './preload-files'

describe('the built page', () => {
  /** Builds a page whose entry loads a screen later. Returns the page and the names of its files. */
  async function built(options: { base?: string; screen?: string; early?: string } = {}) {
    const root = mkdtempSync(join(tmpdir(), 'preload-'))
    mkdirSync(join(root, 'routes'))
    const write = (name: string, text: string) => writeFileSync(join(root, name), text)
    write('index.html', '<!doctype html><head></head><script type="module" src="./main.js"></script>')
    write(
      'main.js',
      "import './early.js'; import './start.css'; import './start.js'; void import('./routes/home.js')",
    )
    write('early.js', "console.log('early')")
    write('start.js', "console.log('start')")
    write('start.css', 'a { color: red }')
    write('routes/home.js', "import '../start.js'; import './home.css'; export const home = 'home'")
    write('routes/home.css', 'b { color: blue }')
    const modules = [join(root, options.screen ?? 'routes/home.js')]
    const result = await build({
      root,
      base: options.base ?? '/',
      configFile: false,
      logLevel: 'silent',
      plugins: [
        preloadFiles({
          early: join(root, options.early ?? 'early.js'),
          member: modules,
          memberProfile: modules,
          visitorProfile: [],
          post: [],
        }),
      ],
      build: {
        write: false,
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'early', test: /early\.js$/ }] } } },
      },
    })
    const files = 'output' in result ? result.output : []
    const page = files.find(({ fileName }) => fileName === 'index.html')
    return page?.type === 'asset' ? String(page.source) : ''
  }
  const listOf = (html: string): unknown =>
    JSON.parse(/<script id="skein-files" type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? '')

  test('names the files of each screen without those of the entry, at the address of the app', async () => {
    const files = [
      expect.stringMatching(/^\/skein\/assets\/home-.*\.js$/),
      expect.stringMatching(/home-.*\.css$/),
    ]
    expect(listOf(await built({ base: '/skein/' }))).toEqual({
      member: files,
      memberProfile: files,
      visitorProfile: [],
      post: [],
    })
  })

  test('runs the script before the styles, for which it would wait', async () => {
    const html = await built()
    expect(html).toContain(`<script>${PAGE_SCRIPT}</script>`)
    expect(html.indexOf(PAGE_SCRIPT)).toBeLessThan(html.indexOf('rel="stylesheet"'))
    expect(html.indexOf('skein-files')).toBeLessThan(html.indexOf(PAGE_SCRIPT))
  })

  test('runs the early part once it is there, before the entry and without the styles', async () => {
    const html = await built({ base: '/skein/' })
    const [early = ''] =
      /<script type="module" async [^>]*src="\/skein\/assets\/early-[^>]*>/.exec(html) ?? []
    expect(early).toContain(' crossorigin ')
    expect(html.indexOf(early)).toBeLessThan(html.indexOf('<script type="module" crossorigin'))
  })

  test('a module that was moved fails the build', async () => {
    await expect(built({ screen: 'routes/gone.js' })).rejects.toThrow(/gone\.js: was it moved/)
    await expect(built({ early: 'gone.js' })).rejects.toThrow(/gone\.js: was it moved/)
  })
})
