import { expect, test } from 'vitest'
import { pastedFiles } from './pasted-files'

const image = new File(['x'], 'image.png', { type: 'image/png' })
const pasted = (types: string[], files: File[]) =>
  pastedFiles({ types, files: files as unknown as FileList }).map(({ name }) => name)

test('a pasted image is a file, even with its HTML; text with an image of it is text', () => {
  expect(pasted(['Files'], [image])).toEqual(['image.png'])
  expect(pasted(['text/html', 'Files'], [image])).toEqual(['image.png'])
  expect(pasted(['text/plain', 'text/html', 'Files'], [image])).toEqual([])
  expect(pasted(['text/plain'], [])).toEqual([])
})
