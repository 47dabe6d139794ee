import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { handleCommand } from '@/lib/bus'
import { createIntlFor } from '@/lib/i18n'
import { useModals } from '@/lib/modals'
import type { ShortcutTarget } from '@/lib/shortcuts'
import { CURRENT_MASTODON } from '@/lib/testing/claims'
import { mediaOf, put } from '@/lib/testing/factories'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import { statusShortcuts } from '.'

const shortcut = (id: string) => {
  const found = statusShortcuts(() => createIntlFor('en')).find((each) => each.id === id)
  if (!found) throw new Error(`There is no shortcut ${id}`)
  return found
}

/** Returns a column whose page is `html`, with its first row or post as the focused one. */
function show(html: string, options: StageOptions = {}) {
  const stage = createStage(options)
  onTestFinished(() => stage.close())
  document.body.innerHTML = html
  const row = document.querySelector<HTMLElement>('[data-row]')
  const post = document.querySelector<HTMLElement>('article')
  const target: ShortcutTarget = { column: stage.column, columnElement: document.body, row, post }
  return { ...stage, target }
}

beforeEach(() => {
  // Elements of happy-dom have no size.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 100))
  return () => vi.restoreAllMocks()
})

test('the author key and the mention key work on rows of people', () => {
  const { runtime, navigation, target } = show('<div data-row data-person="77"></div>')
  expect(shortcut('author').isAvailable?.(target)).toBe(false)
  put.account(runtime, { id: '77', acct: 'wren' })
  const mentioned: string[] = []
  onTestFinished(handleCommand('mention', ({ accountId }) => void mentioned.push(accountId)))
  expect(shortcut('mention').isAvailable?.(target)).toBe(true)
  shortcut('mention').run(target)
  shortcut('author').run(target)
  expect(mentioned).toEqual(['77'])
  expect(navigation.went).toEqual(['/@wren'])
})

test('the media key opens a video, and does nothing while it is hidden', () => {
  const { runtime, target } = show('<article data-status="9001"><video data-media="v"></video></article>')
  const media = [mediaOf({ id: 'v', type: 'video', url: 'https://far.example/v.mp4' })]
  put.status(runtime, { media_attachments: media })
  expect(shortcut('media').isAvailable?.(target)).toBe(true)
  shortcut('media').run(target)
  expect(useModals.getState().stack.at(-1)).toMatchObject({ type: 'MEDIA', payload: { index: 0 } })
  document.querySelector('video')?.remove()
  expect(shortcut('media').isAvailable?.(target)).toBe(false)
})

test('keys run the actions of the post that has buttons for them', async () => {
  const { runtime, target, simulator } = show(
    '<article data-status="9001"><button data-action="favourite"></button><button data-action="reply"></button></article>',
  )
  const { id } = put.status(runtime)
  const asked: string[] = []
  onTestFinished(handleCommand('reply', ({ statusId }) => void asked.push(statusId)))
  shortcut('reply').run(target)
  expect(asked).toEqual([id])
  simulator.script.hold('POST /api/v1/statuses/:id/favourite')
  shortcut('favourite').run(target)
  await expect.poll(() => runtime.cache.read('status', id)?.favourited).toBe(true)
  // As behind a filter, which hides the buttons.
  document.querySelector('[data-action="favourite"]')?.remove()
  expect(shortcut('favourite').isAvailable?.(target)).toBe(false)
})

test('the quote key quotes, or opens the menu that says why not', () => {
  const { runtime, target } = show(
    '<article data-status="9001"><button data-action="boost"></button></article>',
  )
  runtime.http.capabilities.know(CURRENT_MASTODON)
  const asked: string[] = []
  onTestFinished(handleCommand('quote', ({ statusId }) => void asked.push(statusId)))
  document.querySelector('button')?.addEventListener('click', () => void asked.push('menu'))
  const approval = (current_user: string) => ({ automatic: [], manual: [], current_user })
  put.status(runtime, { quote_approval: approval('denied') })
  shortcut('quote').run(target)
  put.status(runtime, { quote_approval: approval('automatic') })
  shortcut('quote').run(target)
  expect(asked).toEqual(['menu', '9001'])
})

test('the quote key of a visitor presses the boost button, which boosts as its key does', () => {
  const html = '<article data-status="9001"><button data-action="boost"></button></article>'
  const { runtime, target } = show(html, { as: null })
  const asked: string[] = []
  onTestFinished(handleCommand('interact', ({ action }) => void asked.push(action)))
  document.querySelector('button')?.addEventListener('click', () => void asked.push('button'))
  put.status(runtime, { quote_approval: { automatic: ['public'], manual: [] } })
  shortcut('quote').run(target)
  expect(asked).toEqual(['button'])
  shortcut('boost').run(target)
  expect(asked).toEqual(['button', 'boost'])
})
