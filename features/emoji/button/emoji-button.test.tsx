import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getSettings, resetSettings, setSettings } from '@/features/settings'
import { createStage } from '@/lib/testing/stage'
import { renderWith } from '@/lib/testing/render'
import { closeDropdown } from '@/lib/ui/floating/dropdown-store'
import { EmojiButton } from './emoji-button'
import { EmojiDataError } from '../data/emoji-error'
import { replaceEmojiWords } from '../search/emoji-words'
import { FEW, FEW_GERMAN } from '../emoji-files.testing'

beforeEach(() => {
  replaceEmojiWords({ get: () => Promise.resolve(FEW), onChange: () => () => {} })
})
afterEach(() => {
  act(() => closeDropdown())
  replaceEmojiWords(null)
  resetSettings()
})

function Form({ start = '' }: { start?: string }) {
  const [text, setText] = useState(start)
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <form>
      <textarea
        ref={field}
        aria-label="Text"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <input type="text" aria-label="Warning" />
      <EmojiButton field={field} />
    </form>
  )
}

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
async function open(start = '', stage = createStage()) {
  const shown = renderWith(<Form start={start} />, { stage })
  await shown.user.click(screen.getByRole('button', { name: 'Insert emoji' }))
  const search = await screen.findByRole('combobox', { name: 'Search emoji' })
  await screen.findByRole('gridcell', { name: 'grinning face' })
  return { ...shown, search }
}
const highlighted = () => screen.queryByRole('gridcell', { selected: true })?.getAttribute('aria-label')

test('emoji are named and found in the chosen language and in English', async () => {
  replaceEmojiWords({
    get: (locale) => Promise.resolve(locale === 'de' ? FEW_GERMAN : FEW),
    onChange: () => () => {},
  })
  setSettings({ emojiLanguage: 'de' })
  const { user, search } = await open()
  await user.type(search, 'feier')
  await waitFor(() => expect(highlighted()).toBe('Konfettibombe'))
  await user.clear(search)
  await user.type(search, 'celeb')
  await waitFor(() => expect(highlighted()).toBe('Konfettibombe'))
})

test('an emoji found by name or shortcode is inserted at the caret with Enter, and focus returns', async () => {
  const { user, search } = await open('Hi you')
  area().setSelectionRange(2, 2)
  await user.type(search, 'celeb')
  await waitFor(() => expect(highlighted()).toBe('party popper'))
  expect(search.getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('gridcell', { name: 'party popper' }).id,
  )
  await user.keyboard('{Enter}')
  await waitFor(() => expect(area().value).toBe('Hi🎉 you'))
  expect(screen.queryByRole('grid')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(area()))
})

test('arrow keys move, Shift+Enter keeps the picker open, and Escape closes it and restores focus', async () => {
  const { user } = await open()
  await user.keyboard('{ArrowDown}')
  expect(highlighted()).toBe('grinning face')
  await user.keyboard('{ArrowRight}')
  expect(highlighted()).toBe('red heart')
  await user.keyboard('{Shift>}{Enter}{/Shift}{ArrowDown}{Shift>}{Enter}{/Shift}')
  expect(area().value).toBe('❤️👋')
  expect(screen.getByRole('grid')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Insert emoji' })),
  )
})

test('the emoji goes into the field that had focus last', async () => {
  const { user } = renderWith(<Form />)
  const warning = screen.getByRole<HTMLInputElement>('textbox', { name: 'Warning' })
  await user.type(warning, 'Soup')
  await user.click(screen.getByRole('button', { name: 'Insert emoji' }))
  await user.click(await screen.findByRole('gridcell', { name: 'cat face' }))
  await waitFor(() => expect(warning.value).toBe('Soup🐱'))
})

test('a skin tone applies to all emoji and is stored', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Skin tone: Default' }))
  await user.click(screen.getByRole('radio', { name: 'Medium' }))
  expect(getSettings().skinTone).toBe(4)
  expect(await screen.findByRole('button', { name: 'Skin tone: Medium' })).toBeTruthy()
  await user.click(screen.getByRole('gridcell', { name: 'waving hand' }))
  await waitFor(() => expect(area().value).toBe('👋🏽'))
})

test('an emoji used before is first in the next picker', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('gridcell', { name: 'cat face' }))
  await user.click(screen.getByRole('button', { name: 'Insert emoji' }))
  await screen.findByRole('grid')
  expect((await screen.findAllByRole('rowheader'))[0]?.textContent).toBe('Frequently used')
  expect(screen.getAllByRole('gridcell')[0]?.getAttribute('aria-label')).toBe('cat face')
})

test('custom emoji are grouped by category, and thousands render few elements', async () => {
  const { user } = await open()
  const bar = await screen.findByRole('toolbar', { name: 'Categories' })
  await user.click(await within(bar).findByRole('button', { name: 'Animals' }))
  expect(screen.getAllByRole('gridcell').length).toBeLessThan(400)
  await user.type(screen.getByRole('combobox', { name: 'Search emoji' }), 'happy_kitten')
  await user.click(await screen.findByRole('gridcell', { name: ':happy_kitten:' }))
  await waitFor(() => expect(area().value).toBe(':happy_kitten: '))
})

/** Opens the picker while the Unicode emoji are loading; they arrive with `loadWords`. */
async function openBeforeLoading() {
  let resolveWords: (words: typeof FEW) => void = () => {}
  const coming = new Promise<typeof FEW>((resolve) => {
    resolveWords = resolve
  })
  replaceEmojiWords({ get: () => coming, onChange: () => () => {} })
  const { user } = renderWith(<Form />)
  await user.click(screen.getByRole('button', { name: 'Insert emoji' }))
  return { user, loadWords: () => resolveWords(FEW) }
}

test('a category chosen before the Unicode emoji are loaded stays in view', async () => {
  const { user, loadWords } = await openBeforeLoading()
  const category = await screen.findByRole('button', { name: 'Animals' })
  await user.click(category)
  expect(screen.queryByRole('gridcell', { name: 'grinning face' })).toBeNull()
  loadWords()
  await screen.findByRole('button', { name: 'Smileys and emotion' })
  expect(screen.getByRole('grid', { name: 'Emoji' }).scrollTop).toBeGreaterThan(0)
  expect(category.getAttribute('aria-current')).toBe('true')
})

test('a search without results shows a notice', async () => {
  const { user, search } = await open()
  await user.type(search, 'qqqqzz')
  expect((await screen.findAllByText('No emoji found')).length).toBeGreaterThan(0)
})

test('an image that fails to load is replaced by its shortcode', async () => {
  const { user, search } = await open()
  await user.type(search, 'happy_kitten')
  const cell = await screen.findByRole('gridcell', { name: ':happy_kitten:' })
  const image = cell.querySelector('img')
  if (!image) throw new Error('no image')
  fireEvent.error(image)
  expect(cell.textContent).toBe('happy_kitten')
})

test.each([
  ['fetch', 'Couldn’t load emoji'],
  ['format', 'Couldn’t read the list of emoji'],
] as const)('Unicode emoji that fail to load (%s) show an error and a retry', async (kind, title) => {
  let fails = true
  replaceEmojiWords({
    get: () => (fails ? Promise.reject(new EmojiDataError(kind, 'en')) : Promise.resolve(FEW)),
    onChange: () => () => {},
  })
  const { user } = renderWith(<Form />)
  await user.click(screen.getByRole('button', { name: 'Insert emoji' }))
  expect(await screen.findByText(title)).toBeTruthy()
  // The server's emoji are still shown.
  expect((await screen.findAllByRole('gridcell')).length).toBeGreaterThan(0)
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('gridcell', { name: 'grinning face' })).toBeTruthy()
})

test('text typed before the emoji are loaded is searched afterwards, including Enter', async () => {
  const { user, loadWords } = await openBeforeLoading()
  const search = await screen.findByRole('combobox', { name: 'Search emoji' })
  expect(document.activeElement).toBe(search)
  await user.keyboard('celebx{Enter}{Backspace}')
  await user.keyboard('{Enter}')
  loadWords()
  await waitFor(() => expect(area().value).toBe('🎉'))
})

test('a button of one field writes there, whichever field had focus last', async () => {
  function TwoFields() {
    const name = useRef<HTMLInputElement>(null)
    return (
      <form>
        <input ref={name} type="text" aria-label="Name" defaultValue="Ann Bee" />
        <EmojiButton field={name} only="Insert emoji in name" />
        <textarea aria-label="Bio" />
      </form>
    )
  }
  const { user } = renderWith(<TwoFields />, { stage: createStage() })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  field.setSelectionRange(3, 3)
  await user.click(screen.getByRole('textbox', { name: 'Bio' }))
  await user.click(screen.getByRole('button', { name: 'Insert emoji in name' }))
  await user.click(await screen.findByRole('gridcell', { name: 'party popper' }))
  await waitFor(() => expect(field.value).toBe('Ann🎉 Bee'))
  await waitFor(() => expect(document.activeElement).toBe(field))
})
