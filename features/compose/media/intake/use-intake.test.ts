import { expect, test } from 'vitest'
import { pastedFiles } from './use-intake'

const picture = new File(['x'], 'image.png', { type: 'image/png' })
const pasted = (types: string[], files: File[]) =>
  pastedFiles({ types, files: files as unknown as FileList }).map(({ name }) => name)

test('a picture is taken, also with the page it was copied from; a text with a picture of itself is text', () => {
  expect(pasted(['Files'], [picture])).toEqual(['image.png'])
  expect(pasted(['text/html', 'Files'], [picture])).toEqual(['image.png'])
  expect(pasted(['text/plain', 'text/html', 'Files'], [picture])).toEqual([])
  expect(pasted(['text/plain'], [])).toEqual([])
})
