import { readFileSync } from 'node:fs'
import { act, cleanup, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { clearToasts, useToasts } from '@/lib/alerts'
import type { Runtime } from '@/lib/runtime'
import { renderWith } from '@/lib/testing/render'
import { createEmitter } from '@/lib/util/emitter'
import { applyAppearance } from './appearance/apply-appearance'
import { followServerLocale, localeOf } from './interface-locale'
import { rememberLanguage, useRecentLanguages } from './recent-languages'
import { DEFAULT_SETTINGS, getSettings, onSettings, resetSettings, setSettings } from './settings-store'
import { appearanceTopic } from './appearance/appearance-topic'
import { columnsTopic } from './columns/columns-topic'
import { readingTopic } from './reading/reading-topic'
import { SettingsOverview } from './topics/settings-overview'
import { SavedFlag } from './topics/saved-flag'
import { Setting } from './topics/setting'
import { TopicPage } from './topics/topic-page'
import { useShowNew } from './use-show-new'
import { writingTopic } from './writing/writing-topic'

const root = document.documentElement
const KEY = 'skein:settings'
let stop = () => {}

afterEach(() => {
  cleanup()
  stop()
  resetSettings()
  clearToasts()
})

const TOPICS = [appearanceTopic, readingTopic]

/** Writes as another tab would. */
function elsewhere(data: unknown) {
  localStorage.setItem(KEY, JSON.stringify({ version: 1, data }))
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
}

test.each([
  ['live', 'live'],
  ['held', 'held'],
  ['5', 300_000],
  ['15', 900_000],
] as const)('new items are shown as the setting %s says', (newPosts, expected) => {
  const { result } = renderHook(() => useShowNew())
  act(() => setSettings({ newPosts }))
  expect(result.current).toBe(expected)
})

test('the document follows the settings', () => {
  stop = applyAppearance()
  expect(root.dataset).toMatchObject({
    theme: 'auto',
    contrast: 'auto',
    density: 'comfortable',
    motion: 'auto',
    emoji: 'system',
  })
  expect(root.style.fontSize).toBe('')
  setSettings({ theme: 'dark', contrast: 'high', density: 'dense', motion: 'reduced' })
  setSettings({ textSize: 130, emojiStyle: 'twemoji' })
  expect(root.dataset).toMatchObject({
    theme: 'dark',
    contrast: 'high',
    density: 'dense',
    motion: 'reduced',
    emoji: 'twemoji',
  })
  expect(root.style.fontSize).toBe('130%')
})

test('tabs share the settings', () => {
  stop = applyAppearance()
  elsewhere({ ...DEFAULT_SETTINGS, theme: 'light' })
  expect(root.dataset['theme']).toBe('light')
})

test.each([
  [{ theme: 'plaid' }, { theme: 'auto' }],
  [{ textSize: 900 }, { textSize: 200 }],
  [{ textSize: 10 }, { textSize: 90 }],
  [
    { textSize: 'big', theme: 'dark' },
    { textSize: 100, theme: 'dark' },
  ],
  ['nonsense', DEFAULT_SETTINGS],
])('%o in storage reads as %o', (data, expected) => {
  const end = onSettings(() => {})
  elsewhere(data)
  expect(getSettings()).toMatchObject(expected)
  end()
})

test('the latest language comes first, without duplicates, per account', () => {
  const { result: ann } = renderHook(() => useRecentLanguages('a@b'))
  const { result: bob } = renderHook(() => useRecentLanguages('c@d'))
  act(() => {
    for (const code of ['de', 'en', 'de']) rememberLanguage('a@b', code)
    rememberLanguage('c@d', 'fr')
  })
  expect([ann.current, bob.current]).toEqual([['de', 'en'], ['fr']])
  act(() => {
    for (const code of 'abcdefghijkl') rememberLanguage('a@b', code)
  })
  expect(ann.current).toHaveLength(8)
})

test('the interface language', () => {
  expect(localeOf('en')).toBe('en')
  expect(localeOf('en-XA')).toBe('en-XA')
  expect(localeOf('xx')).toBe('en')
})

test.each([
  ['ar', ['de'], 'ar'],
  // Browsers know the region.
  ['en', ['de', 'en-GB'], 'en-GB'],
  ['pt-BR', ['de'], 'pt-BR'],
  // A language that Skein does not speak.
  ['cy', ['de-AT', 'en'], 'de'],
  [null, ['de-AT', 'en'], 'de'],
])('a server that prints %s opens it in a browser of %j in %s', (printed, languages, locale) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  followServerLocale(printed)
  onTestFinished(() => {
    followServerLocale(null)
    vi.restoreAllMocks()
  })
  expect(localeOf('auto')).toBe(locale)
  expect(localeOf('fr')).toBe('fr')
})

test('the option that follows the server says so', async () => {
  followServerLocale('fr')
  onTestFinished(() => followServerLocale(null))
  renderWith(<TopicPage topic={appearanceTopic} topics={TOPICS} />)
  expect(await screen.findByText('Same as on this server (français)')).toBeTruthy()
})

test('controls change settings at once', async () => {
  const user = userEvent.setup()
  stop = applyAppearance()
  renderWith(
    <>
      <SavedFlag />
      {TOPICS.map((topic) => (
        <TopicPage key={topic.id} topic={topic} topics={TOPICS} />
      ))}
    </>,
  )
  const flag = screen.getByRole('status')
  expect(flag.textContent).toBe('')
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(root.dataset['theme']).toBe('dark')
  expect(flag.textContent).toBe('Saved')
  await user.click(screen.getByRole('switch', { name: 'Always expand posts with content warnings' }))
  await user.click(screen.getByRole('radio', { name: 'Always hide media' }))
  expect(getSettings()).toMatchObject({
    expandWarnings: true,
    displayMedia: 'hide_all',
  })
  act(() => elsewhere({ ...getSettings(), theme: 'light' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Light' }).checked).toBe(true)
})

test('resetting everything can be undone and keeps the skin tone', async () => {
  const user = userEvent.setup()
  renderWith(<SettingsOverview topics={TOPICS} />)
  act(() => setSettings({ theme: 'dark', textSize: 120, skinTone: 4 }))
  await user.click(screen.getByRole('button', { name: 'Reset all settings' }))
  expect(getSettings()).toEqual({ ...DEFAULT_SETTINGS, skinTone: 4 })
  act(() => useToasts.getState().toasts.at(-1)?.action?.run())
  expect(getSettings()).toMatchObject({ theme: 'dark', textSize: 120 })
})

test('resetting a section leaves the others', async () => {
  const user = userEvent.setup()
  renderWith(<TopicPage topic={appearanceTopic} topics={TOPICS} />)
  act(() => setSettings({ theme: 'dark', hideCounts: true }))
  await user.click(screen.getByRole('button', { name: 'Reset this section' }))
  expect(getSettings()).toMatchObject({ theme: 'auto', hideCounts: true })
  act(() => useToasts.getState().toasts.at(-1)?.action?.run())
  expect(getSettings()).toMatchObject({ theme: 'dark', hideCounts: true })
})

test('a section resets what is saved for the account too, and says that changes of it are saved', async () => {
  const user = userEvent.setup()
  const values = createEmitter()
  let value = 'own'
  const change = (next: string) => {
    value = next
    values.emit()
  }
  const ofAccount = ({ identity }: Pick<Runtime, 'identity'>) => [
    {
      subscribe: values.subscribe,
      reset() {
        const before = value
        change(`default of ${identity.key}`)
        return () => change(before)
      },
    },
  ]
  const topic = { ...writingTopic, settings: [], ofAccount }
  const { stage, unmount } = renderWith(
    <>
      <SavedFlag />
      <TopicPage topic={topic} topics={[topic]} />
    </>,
  )
  act(() => change('other'))
  expect(screen.getByRole('status').textContent).toBe('Saved')
  await user.click(screen.getByRole('button', { name: 'Reset this section' }))
  expect(value).toBe(`default of ${stage.runtime.identity.key}`)
  act(() => useToasts.getState().toasts.at(-1)?.action?.run())
  expect(value).toBe('other')
  unmount()
  expect(values.size()).toBe(0)
})

test('a tab keeps what another tab has changed since', () => {
  setSettings({ hideCounts: true })
  localStorage.setItem(KEY, JSON.stringify({ version: 1, data: { ...getSettings(), theme: 'dark' } }))
  setSettings({ density: 'dense' })
  expect(getSettings()).toMatchObject({ hideCounts: true, theme: 'dark', density: 'dense' })
})

test('every field survives any stored nonsense', () => {
  const end = onSettings(() => {})
  for (const bad of ['nonsense', -1, null, { a: 1 }, [7]]) {
    elsewhere(Object.fromEntries(Object.keys(DEFAULT_SETTINGS).map((name) => [name, bad])))
    expect(Object.keys(getSettings()).toSorted()).toEqual(Object.keys(DEFAULT_SETTINGS).toSorted())
    expect(getSettings()).toMatchObject({ theme: 'auto', hideCounts: false, undoSend: 0 })
  }
  end()
})

test('the search finds settings by their label, other words and section, and leads to them', async () => {
  const user = userEvent.setup()
  renderWith(<SettingsOverview topics={TOPICS} />)
  const field = screen.getByRole('searchbox', { name: 'Search settings' })
  const found = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)
  await user.type(field, 'dark')
  expect(found()).toEqual(['ThemeAppearance · This device'])
  expect(screen.getByRole('link').getAttribute('href')).toBe('/preferences/appearance?setting=theme')
  await user.clear(field)
  await user.type(field, 'zzz')
  expect(screen.getByRole('status').textContent).toBe('No settings found')
  await user.clear(field)
  expect(screen.getByRole('navigation', { name: 'Sections' })).toBeDefined()
})

test('the setting of the address gets the focus, of options the chosen one', () => {
  setSettings({ theme: 'dark' })
  renderWith(<TopicPage topic={appearanceTopic} topics={TOPICS} wanted="theme" />)
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Dark' }))
})

test('every setting is declared once and shown by its section', () => {
  const all = [...TOPICS, writingTopic, columnsTopic]
  const ids = all.flatMap(({ settings }) => settings.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  for (const topic of all) {
    const { container, unmount } = renderWith(<TopicPage topic={topic} topics={all} />)
    const shown = topic.settings.filter(({ isShown }) => isShown?.() !== false).map(({ id }) => id)
    const found = [...container.querySelectorAll<HTMLElement>('[data-setting]')]
    expect(new Set(found.map(({ dataset }) => dataset['setting']))).toEqual(new Set(shown))
    expect(found).toHaveLength(shown.length)
    unmount()
  }
})

test.each([
  ['something', <p key="1">Language</p>, true],
  ['nothing, since the server lacks it', null, false],
])('a setting that shows %s has a note about where it is stored only then', (_name, content, isNoted) => {
  const topic = { ...writingTopic, Content: () => <Setting id="undoSend">{content}</Setting> }
  const { container } = renderWith(<TopicPage topic={topic} topics={[]} />)
  const note = container.querySelector('[data-setting] > :last-child')
  const style = document.createElement('style')
  const sheet = readFileSync('features/settings/topics/topics.module.css', 'utf8')
  style.textContent = sheet.replaceAll('.scope', `.${note?.className}`)
  document.head.append(style)
  expect(note?.textContent).toBe('This device')
  expect(note && getComputedStyle(note).display !== 'none').toBe(isNoted)
  style.remove()
})
