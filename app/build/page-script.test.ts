import { runInNewContext } from 'node:vm'
import { expect, test, describe } from 'vitest'
import { PAGE_SCRIPT } from './page-script'

const FILES = {
  member: ['/home.js', '/shared.js', '/home.css'],
  memberProfile: ['/profile.js', '/shared.js'],
  visitorProfile: ['/profile.js'],
  post: ['/post.js'],
}

interface Options {
  /** Stored texts. */
  accounts?: string | null
  settings?: string | null
  isBlocked?: boolean
  innerWidth?: number
  /** Of the browser. */
  language?: string
}

/** Runs the script in a page. Returns what it requests, and the attributes and styles of the page. */
function pageAt(
  pathname: string,
  { accounts = null, settings = null, isBlocked = false, innerWidth = 1280, language = 'en' }: Options = {},
) {
  const links: Record<string, string>[] = []
  const dataset: Record<string, string> = {}
  const style: Record<string, unknown> = {}
  const setProperty = (name: string, value: unknown) => void (style[name] = value)
  const root = { dataset, style: Object.assign(style, { setProperty }), dir: '' }
  let onError = (_event: { target: object }) => {}
  runInNewContext(PAGE_SCRIPT, {
    location: { pathname },
    innerWidth,
    navigator: { language },
    addEventListener: (_type: string, listener: typeof onError) => void (onError = listener),
    localStorage: {
      getItem: (key: string) => {
        if (isBlocked) throw new Error('SecurityError')
        return { 'skein:accounts': accounts, 'skein:settings': settings }[key] ?? null
      },
    },
    document: {
      documentElement: root,
      getElementById: (id: string) => (id === 'skein-files' ? { textContent: JSON.stringify(FILES) } : null),
      createElement: () => ({}),
      head: { append: (link: Record<string, string>) => links.push(link) },
    },
  })
  return {
    links,
    dataset,
    style,
    dir: root.dir,
    fail: (localName: string) => onError({ target: { localName } }),
  }
}

const filesAt = (...options: Parameters<typeof pageAt>) => pageAt(...options).links.map(({ href }) => href)

const SETTINGS = (data: object) => ({ settings: JSON.stringify({ version: 1, data }) })

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
    expect(pageAt('/', ADA).links.map(({ rel, as, crossOrigin }) => [rel, as, crossOrigin])).toEqual([
      ['modulepreload', undefined, ''],
      ['modulepreload', undefined, ''],
      ['preload', 'style', ''],
    ])
  })
})

describe('the shell in the document has', () => {
  test('the appearance that was chosen', () => {
    const { dataset, style } = pageAt(
      '/',
      SETTINGS({ theme: 'dark', density: 'dense', textSize: 120, accent: 'pink' }),
    )
    expect(dataset).toMatchObject({ theme: 'dark', density: 'dense' })
    expect(style).toMatchObject({ fontSize: '120%', '--accent-turn': 140 })
  })

  test.each([{}, { isBlocked: true }, { settings: 'no' }])('the usual appearance with %o', (options) => {
    const { dataset, style } = pageAt('/', options)
    expect(dataset['theme']).toBe('auto')
    expect(style).not.toHaveProperty('fontSize')
    expect(style).not.toHaveProperty('--accent-turn')
  })

  test.each<[Options, string]>([
    [{ language: 'ar-EG' }, 'rtl'],
    [{ language: 'ar', ...SETTINGS({ language: 'de' }) }, ''],
    [SETTINGS({ language: 'ar' }), 'rtl'],
    [{ language: 'arn' }, ''],
    [{}, ''],
  ])('the direction of the language with %o', (options, dir) => {
    expect(pageAt('/', options).dir).toBe(dir)
  })

  test('a composer for signed-in users', () => {
    expect(pageAt('/', ADA).dataset).toHaveProperty('member')
    expect(pageAt('/').dataset).not.toHaveProperty('member')
  })

  test.each<[string, Options, string | undefined]>([
    ['/home', {}, undefined],
    ['/deck', {}, 'deck'],
    ['/skein/deck/~ada@example.social/home', {}, 'deck'],
    ['/home', SETTINGS({ multipleColumns: true }), 'deck'],
    ['/home', { ...SETTINGS({ multipleColumns: true }), innerWidth: 630 }, undefined],
    ['/@deck', {}, undefined],
    ['/sign-in', {}, 'none'],
    ['/deck/sign-in/return', {}, 'none'],
  ])('at %s with %o the shape %s', (path, options, shape) => {
    expect(pageAt(path, options).dataset['start']).toBe(shape)
  })

  test('a note instead where a script could not be loaded, but not for an image', () => {
    const { dataset, fail } = pageAt('/')
    fail('img')
    expect(dataset['start']).toBeUndefined()
    fail('script')
    expect(dataset['start']).toBe('failed')
  })
})
