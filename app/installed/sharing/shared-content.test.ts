import { expect, test } from 'vitest'
import { deleteShares, shareIn, storeShare, takeShare } from './shared-content'

const picture = (name: string) => new File([new Uint8Array(10)], name, { type: 'image/png' })

function formOf(fields: Record<string, string>, files: File[] = []): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) form.append('files', file)
  return form
}

const words = (text: string) => shareIn(formOf({ text }))
const DAY = 24 * 60 * 60_000

test('the form of the system is read: words, address, files', () => {
  const share = shareIn(formOf({ title: 'Geese', url: 'https://a.example' }, [picture('a.png')]))
  expect({ ...share, files: share.files.map(({ name }) => name) }).toEqual({
    title: 'Geese',
    text: '',
    url: 'https://a.example',
    files: ['a.png'],
  })
})

test('empty files and more than 16 are left out', () => {
  const many = Array.from({ length: 20 }, (_, at) => picture(`${at}.png`))
  expect(shareIn(formOf({}, [new File([], 'empty.png'), ...many])).files).toHaveLength(16)
})

test('a share is taken once', async () => {
  const id = await storeShare(shareIn(formOf({ text: 'Look' }, [picture('a.png')])))
  const taken = await takeShare(id ?? '')
  expect(taken?.text).toBe('Look')
  expect(taken?.files.map(({ name, size }) => [name, size])).toEqual([['a.png', 10]])
  expect(await takeShare(id ?? '')).toBeNull()
})

test('three shares wait, the newest', async () => {
  const ids: (string | null)[] = []
  for (const at of [1, 2, 3, 4]) ids.push(await storeShare(words(`${at}`), at))
  const taken = await Promise.all(ids.map((id) => takeShare(id ?? '', 5)))
  expect(taken.map((each) => each?.text)).toEqual([undefined, '2', '3', '4'])
})

test('a share that was not used within a day is gone', async () => {
  const id = await storeShare(words('Old'), 0)
  expect(await takeShare(id ?? '', DAY)).toBeNull()
})

test('all shares can be deleted', async () => {
  const id = await storeShare(words('Private'))
  await deleteShares()
  expect(await takeShare(id ?? '')).toBeNull()
})
