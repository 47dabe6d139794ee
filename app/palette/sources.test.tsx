import { expect, onTestFinished, test, vi } from 'vitest'
import type { SignedInAccount } from '@/features/session'
import { DEFAULT_SETTINGS } from '@/features/settings'
import { handleCommand } from '@/lib/bus'
import { createIntlFor } from '@/lib/i18n'
import { entriesFor } from '@/lib/nav-entries'
import { keyText, registerShortcuts } from '@/lib/shortcuts'
import { createStage } from '@/lib/testing/stage'
import type { AccountId, ListId } from '@/schemas/primitives'
import { useColumnsOnScreen } from '../layout/deck/columns-on-screen'
import { NAV_ENTRIES } from '../wiring/nav-entries'
import { createAppRouter } from '../routing/router'
import { goToShortcuts } from '../wiring/shortcuts/go-to'
import type { PaletteContext } from './context'
import { collectItems, ITEM_SOURCES } from './sources'

const account = (acct: string): SignedInAccount => ({
  identityKey: `${acct}@host.example`,
  server: 'https://host.example',
  accountId: acct as AccountId,
  name: acct.toUpperCase(),
  emojis: [],
  avatar: '',
  handle: `${acct}@host.example`,
  expired: false,
})

const stage = createStage()
const entries = entriesFor(NAV_ENTRIES, stage.runtime)
stage.close()

const base: PaletteContext = {
  intl: createIntlFor('en'),
  identityKey: 'ana@host.example',
  acct: 'ana',
  query: '',
  recents: [],
  entries,
  hasCollections: false,
  lists: [],
  tags: [],
  accounts: [account('ana'), account('ben')],
  otherReaders: [],
  canAddAccount: true,
  settings: DEFAULT_SETTINGS,
}

const collect = (over: Partial<PaletteContext> = {}) => collectItems({ ...base, ...over })
const find = (id: string, over?: Partial<PaletteContext>) => collect(over).find((item) => item.id === id)

test.each<[string, Partial<PaletteContext>, string, string]>([
  ['screen:home', {}, 'Home', '/home'],
  ['screen:mutes', {}, 'Muted accounts', '/mutes'],
  ['screen:followers', {}, 'Followers', '/@ana/followers'],
  [
    'list:7',
    { lists: [{ id: '7' as ListId, title: 'Ants' }] as PaletteContext['lists'] },
    'Ants',
    '/lists/7',
  ],
  ['tag:wool', { tags: ['Wool'] }, '#Wool', '/tags/Wool'],
  ['tag:yarn', { query: ' #Yarn ' }, '#Yarn', '/tags/Yarn'],
  ['person:cy@far.example', { query: '@cy@far.example' }, '@cy@far.example', '/@cy@far.example'],
  ['person:cy@far.example', { query: 'cy@far.example' }, '@cy@far.example', '/@cy@far.example'],
  ['person:cy', { recents: [{ id: 'person:cy', name: 'Cy' }] }, 'Cy', '/@cy'],
])('%s with %j opens a page', (id, over, label, path) => {
  expect(find(id, over)).toMatchObject({ label, choice: { kind: 'open', path } })
})

test.each([
  ['2026-11-30', '2025 in review', '/year/2025'],
  ['2026-12-01', '2026 in review', '/year/2026'],
])('on %s the item of the year opens the last that servers look back on', (day, label, path) => {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00`) })
  onTestFinished(() => void vi.useRealTimers())
  expect(find('screen:yearInReview')).toMatchObject({ label, choice: { kind: 'open', path } })
})

test.each(['#', '# yarn', '#two words', 'cy', '@cy', 'not an@address'])('%j names nothing', (query) => {
  expect(collect({ query })).toHaveLength(collect({ query: 'x' }).length)
})

test('a screen shows the keys of its shortcut', () => {
  onTestFinished(registerShortcuts(goToShortcuts))
  expect(find('screen:home')?.keys).toBe('G H')
  expect(find('screen:catchUp')?.keys).toBeUndefined()
  const screens = collect().filter(({ group }) => group === 'screens')
  const shown = screens.map(({ keys }) => keys).filter((keys) => keys !== undefined)
  const left = goToShortcuts.filter(({ keys: [key = ''] }) => !shown.includes(keyText(key)))
  // Follow requests are shown to some accounts only.
  expect(left.map(({ id }) => id)).toEqual(['goToFollowRequests'])
})

test('columns can be added while the deck is shown, once something is searched', () => {
  const tags = ['wool']
  expect(find('column:/home', { query: 'home' })).toBeUndefined()
  const added = vi.fn()
  onTestFinished(handleCommand('addColumn', added))
  expect(find('column:/home')).toBeUndefined()
  expect(find('column:/home', { query: 'home', acct: null })).toBeUndefined()
  expect(find('column:/public/local?media=1', { query: 'media' })).toBeDefined()
  const item = find('column:/tags/wool', { tags, query: 'wool' })
  expect(item?.label).toBe('Add column: #wool')
  if (item?.choice.kind === 'run') item.choice.run()
  expect(added).toHaveBeenCalledWith({ identity: 'ana@host.example', path: '/tags/wool' })
})

test('columns of other accounts can be added, and name their account', () => {
  const ben = { identityKey: 'ben@host.example', entries, hasCollections: false, lists: [], tags: [] }
  const over = { query: '#wool', otherReaders: [ben] }
  expect(find('column:ben@host.example:/home', over)).toBeUndefined()
  const added = vi.fn()
  onTestFinished(handleCommand('addColumn', added))
  expect(find('column:/home', over)?.hint).toBe('@ana@host.example')
  expect(find('column:/home', { query: 'home' })?.hint).toBeUndefined()
  expect(find('column:ben@host.example:/tags/wool', over)?.label).toBe('Add column: #wool')
  const item = find('column:ben@host.example:/home', over)
  expect(item).toMatchObject({ label: 'Add column: Home', hint: '@ben@host.example' })
  if (item?.choice.kind === 'run') item.choice.run()
  expect(added).toHaveBeenCalledWith({ identity: 'ben@host.example', path: '/home' })
})

test('an item of several sources is listed once', () => {
  const items = collect({ tags: ['wool'], query: '#wool', recents: [{ id: 'tag:wool' }] })
  expect(items.filter(({ id }) => id === 'tag:wool')).toHaveLength(1)
})

test('every other account can be switched to', () => {
  const accounts = collect().filter(({ group }) => group === 'accounts')
  expect(accounts).toMatchObject([
    {
      label: 'BEN',
      emojis: [],
      hint: '@ben@host.example',
      choice: { kind: 'switch', identityKey: 'ben@host.example' },
    },
  ])
})

test('visitors can sign in, unless a server embeds the app, and have nothing of an account', () => {
  const visitor = { acct: null, entries: [], accounts: [], identityKey: 'host.example' }
  expect(find('command:signIn', visitor)?.label).toBe('Sign in')
  expect(find('command:signIn', { ...visitor, canAddAccount: false })).toBeUndefined()
  expect(collect(visitor).filter(({ group }) => group === 'screens')).toEqual([])
})

test('a setting that is on or off shows its state', () => {
  expect(find('setting:hideCounts')).toMatchObject({ label: 'Hide counts', hint: 'Off' })
})

test('the pages of settings are found, and the settings that no command changes', () => {
  const found = collect({ query: 'lang' }).filter(({ id }) => id.startsWith('settings:'))
  expect(found.map(({ label }) => label)).toContain('Keyboard shortcuts')
  expect(found.map(({ label }) => label)).not.toContain('Hide counts')
  expect(found.every(({ choice }) => choice.kind === 'open' && choice.path.startsWith('/preferences/'))).toBe(
    true,
  )
  const visitor = collect({ query: 'lang', acct: null }).filter(({ id }) => id.startsWith('settings:'))
  expect(visitor.length).toBeGreaterThan(0)
  expect(visitor.length).toBeLessThan(found.length)
})

test('a source that fails is reported and leaves the others', () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const items = collectItems(base, [
    () => {
      throw new Error('broken')
    },
    ...ITEM_SOURCES,
  ])
  vi.unstubAllGlobals()
  expect(report).toHaveBeenCalledTimes(1)
  expect(items).toHaveLength(collect().length)
})

test('the columns of the deck are found by their titles, while it is shown', () => {
  document.body.innerHTML = `<main><div data-column="a"><h1 tabindex="-1">Home</h1></div>
    <div data-column="b"><h1 tabindex="-1">Wool</h1></div></main>`
  useColumnsOnScreen.setState({ titles: { a: 'Home', b: 'Wool' } })
  onTestFinished(() => {
    document.body.innerHTML = ''
    useColumnsOnScreen.setState({ titles: {}, active: null })
  })
  expect(find('shown:b')).toBeUndefined()
  onTestFinished(handleCommand('focusColumn', () => {}))
  const item = find('shown:b')
  expect(item?.label).toBe('Go to column: Wool')
  if (item?.choice.kind === 'run') item.choice.run()
  expect(document.activeElement?.textContent).toBe('Wool')
})

test('parts of the data page are found, those of an account only by members', () => {
  const onDataPage = (acct: string | null) =>
    collect({ query: 'data', ...(acct === null && { acct }) }).flatMap(({ id, label }) =>
      id.startsWith('settings:data:') ? [label] : [],
    )
  expect(onDataPage('ann')).toEqual([
    'Backup',
    'Export people and bookmarks',
    'Import people and bookmarks',
    'Storage',
  ])
  expect(onDataPage(null)).toEqual(['Backup', 'Storage'])
})

/** Pages of the sign-in, the two addresses of the composer, targets of other apps, and those that a page leads to. */
const WITHOUT_ITEM = [
  '/',
  '/sign-in',
  '/sign-in/return',
  '/sign-in/privacy',
  '/publish',
  '/statuses/new',
  '/share',
  '/authorize_interaction',
  '/filters/new',
  '/collections/new',
  '/collections/in',
]

test('every page without a parameter has an item', () => {
  const items = collect().flatMap(({ choice }) => (choice.kind === 'open' ? [choice.path as string] : []))
  // Some accounts only have an entry, e.g. of follow requests.
  const opened = [...items, ...NAV_ENTRIES.map(({ path }) => path)]
  const pages = Object.keys(createAppRouter().routesByPath).filter((path) => !path.includes('$'))
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.filter((path) => !opened.includes(path) && !WITHOUT_ITEM.includes(path))).toEqual([])
})

test.each([
  ['#cats #dogs', 'Add column: #cats or #dogs', '/tags/cats?any=dogs'],
  ['#cats -#dogs', 'Add column: #cats without #dogs', '/tags/cats?none=dogs'],
  ['@cy@far.example', 'Add column: @cy@far.example', '/@cy@far.example'],
])('"%s" adds the column that it names, while the deck is shown', (query, label, path) => {
  const added = vi.fn()
  expect(find(`column:${path}`, { query })).toBeUndefined()
  onTestFinished(handleCommand('addColumn', added))
  const item = find(`column:${path}`, { query })
  expect(item?.label).toBe(label)
  if (item?.choice.kind === 'run') item.choice.run()
  expect(added).toHaveBeenCalledWith({ identity: 'ana@host.example', path })
  // A search is an item of its own.
  expect(collect({ query: 'heron' }).some(({ id }) => id.startsWith('column:/search?'))).toBe(false)
})
