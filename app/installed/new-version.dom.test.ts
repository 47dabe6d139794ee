import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { clearToasts, useToasts } from '@/lib/alerts'
import { watchPage } from './new-version'
import { entryScriptOf } from './worker/page-text'

const page = (entry: string) =>
  `<!doctype html><html><script type="module" crossorigin src="${entry}"></script></html>`
const texts = () => useToasts.getState().toasts.map((toast) => toast.text)
const HOUR = 60 * 60_000

let time = 0
beforeEach(() => {
  time = 0
  clearToasts()
})

function shownAfter(ms: number, load: () => Promise<string>) {
  onTestFinished(watchPage({ own: '/assets/index-1.js', load, now: () => time }))
  time += ms
  document.dispatchEvent(new Event('visibilitychange'))
}

test.each([
  [page('/assets/index-1.js'), '/assets/index-1.js'],
  ['<p>Bad gateway</p>', null],
  ['', null],
])('the entry script of %j is %s', (html, entry) => {
  expect(entryScriptOf(html)).toBe(entry)
})

test('a different entry script is a new version, offered once with a button to reload', async () => {
  shownAfter(HOUR, () => Promise.resolve(page('/assets/index-2.js')))
  await vi.waitFor(() => expect(texts()).not.toEqual([]))
  expect(texts()).toEqual(['A new version of Skein is available. Your drafts are saved.'])
  expect(useToasts.getState().toasts[0]?.action?.label).toBe('Reload')
})

test.each<[string, number, () => Promise<string>]>([
  ['the same entry script', HOUR, () => Promise.resolve(page('/assets/index-1.js'))],
  ['a page that is not the app', HOUR, () => Promise.resolve('<p>Maintenance</p>')],
  ['no connection', HOUR, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['too early', 60_000, () => Promise.resolve(page('/assets/index-2.js'))],
])('%s shows no notice', async (_name, after, load) => {
  shownAfter(after, load)
  // The check has ended: it waits only for its request.
  await new Promise((resolve) => setTimeout(resolve))
  expect(texts()).toEqual([])
})
