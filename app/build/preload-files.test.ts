import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { build } from 'vite'
import { describe, expect, test } from 'vitest'
import { PRELOAD_SCRIPT, preloadFiles } from './preload-files'

const FILES = {
  member: ['/home.js', '/shared.js', '/home.css'],
  memberProfile: ['/profile.js', '/shared.js'],
  visitorProfile: ['/profile.js'],
  post: ['/post.js'],
}

/** Runs the script in a page. Returns what it requests. */
function requestsAt(pathname: string, { accounts = null as string | null, isBlocked = false } = {}) {
  const links: Record<string, string>[] = []
  runInNewContext(PRELOAD_SCRIPT, {
    location: { pathname },
    localStorage: {
      getItem: (key: string) => {
        if (isBlocked) throw new Error('SecurityError')
        return key === 'skein:accounts' ? accounts : null
      },
    },
    document: {
      getElementById: (id: string) => (id === 'skein-files' ? { textContent: JSON.stringify(FILES) } : null),
      createElement: () => ({}),
      head: { append: (link: Record<string, string>) => links.push(link) },
    },
  })
  return links
}

const filesAt = (...options: Parameters<typeof requestsAt>) => requestsAt(...options).map(({ href }) => href)

const ADA = { accounts: '{"version":1,"data":[{"identityKey":"ada@example.social"}]}' }

describe('the script requests', () => {
  test('the code of the lists for signed-in users at every address', () => {
    for (const path of ['/', '/home', '/@ada/followers', '/deck'])
      expect(filesAt(path, ADA)).toEqual(['/home.js', '/shared.js', '/home.css'])
  })

  test('the code of profiles at their address, each file once', () => {
    for (const path of [
      '/@bob@example.net',
      '/~ada@example.social/@bob',
      '/deck/@bob/',
      '/skein/@bob/with_replies',
    ])
      expect(filesAt(path, ADA)).toEqual(['/home.js', '/shared.js', '/home.css', '/profile.js'])
    expect(filesAt('/@bob')).toEqual(['/profile.js'])
  })

  test('the code of a post at its address', () => {
    for (const path of ['/@bob/109', '/skein/~one.example/@bob@two.example/01HXY7/'])
      expect(filesAt(path)).toEqual(['/post.js'])
    expect(filesAt('/deck/@bob/109', ADA)).toEqual(['/home.js', '/shared.js', '/home.css', '/post.js'])
  })

  test('nothing for visitors elsewhere, and after signing out', () => {
    for (const path of ['/', '/@bob/media', '/~ada@example.social', '/about'])
      expect(filesAt(path)).toEqual([])
    expect(filesAt('/', { accounts: '{"version":1,"data":[]}' })).toEqual([])
  })

  test('the code for visitors where storage is blocked', () => {
    expect(filesAt('/@bob', { isBlocked: true })).toEqual(['/profile.js'])
  })

  test('scripts and styles in the way in which the app requests them', () => {
    expect(requestsAt('/', ADA).map(({ rel, as, crossOrigin }) => [rel, as, crossOrigin])).toEqual([
      ['modulepreload', undefined, ''],
      ['modulepreload', undefined, ''],
      ['preload', 'style', ''],
    ])
  })
})

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
    expect(html).toContain(`<script>${PRELOAD_SCRIPT}</script>`)
    expect(html.indexOf(PRELOAD_SCRIPT)).toBeLessThan(html.indexOf('rel="stylesheet"'))
    expect(html.indexOf('skein-files')).toBeLessThan(html.indexOf(PRELOAD_SCRIPT))
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
