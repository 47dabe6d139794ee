import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { deleteDatabase, openDatabase } from '@/lib/storage'
import { renderWith } from '@/lib/testing/render'
import { StorageSection } from './storage-section'

const POSTS = 'x'.repeat(2000)
const DEVICE_POSTS = 'skein/device-posts/ann@home.example'
const CATCH_UPS = 'skein/catch-ups'
/** A database that this version does not know, of an account whose host looks like a cache. */
const FOREIGN = 'other/ann@emoji.example'

const open = (name: string) => openDatabase({ name, version: 1, stores: { rows: {} } })

/** Stores a row of 4 KB in a database. */
async function fill(name: string) {
  const db = open(name)
  await db.put('rows', POSTS, 'a')
  db.close()
}

async function rowOf(name: string) {
  const db = open(name)
  const row = await db.get('rows', 'a')
  db.close()
  return row
}

afterEach(async () => {
  localStorage.clear()
  vi.restoreAllMocks()
  await Promise.all([DEVICE_POSTS, CATCH_UPS, FOREIGN].map(deleteDatabase))
})

test('measures what is stored by kind, and clears only what is loaded again', async () => {
  localStorage.setItem('skein:settings', POSTS)
  for (const name of [DEVICE_POSTS, CATCH_UPS, FOREIGN]) await fill(name)
  vi.spyOn(indexedDB, 'databases').mockResolvedValue(
    [DEVICE_POSTS, CATCH_UPS, FOREIGN].map((name) => ({ name, version: 1 })),
  )
  // The browser compresses what it stores.
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { estimate: () => Promise.resolve({ usage: 9000, quota: 2_000_000 }) },
  })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'))
  const { user } = renderWith(<StorageSection />)
  const posts = await screen.findByText('Posts for the search on this device')
  expect(
    screen.getByText('What’s stored for reading offline takes up at most 50 MB per account.'),
  ).toBeTruthy()
  const row = posts.closest('li')
  if (!row) throw new Error('The kind has no row')
  expect(within(row).getByText('Loaded again when needed')).toBeTruthy()
  expect(within(row).getByText(/^4 kB$/i)).toBeTruthy()
  expect(
    screen.getByText(
      /^Sizes are before compression\. .* takes up 9 kB on this device, and allows up to 2 MB\.$/i,
    ),
  ).toBeTruthy()
  const settings = screen.getByText('Settings and columns').closest('li')
  expect(settings?.textContent).toMatch(/Only in this browser8/)

  await user.click(screen.getByRole('button', { name: 'Clear cache' }))
  expect(await screen.findByText(/^Cache cleared: 4 kB freed\.$/i)).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Posts for the search on this device')).toBeNull())
  expect(screen.getByText('Saved catch-ups')).toBeTruthy()
  expect(await rowOf(DEVICE_POSTS)).toBeUndefined()
  expect(await rowOf(CATCH_UPS)).toBe(POSTS)
  expect(await rowOf(FOREIGN)).toBe(POSTS)
  expect(localStorage.getItem('skein:settings')).toBe(POSTS)

  await user.click(screen.getByRole('button', { name: 'Clear cache' }))
  expect(await screen.findByText('Nothing to clear.')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull())
})
