import { expect, test } from 'vitest'
import { oddTexts, wellFormed } from '@/lib/testing/odd-texts'
import type { ListId, StatusId } from '@/schemas/primitives'
import { handleSegment, isPath, paths, readSegment } from './paths'

/** The decoded segments of a path, as the browser keeps it. */
const segmentsOf = (path: string) => {
  const { pathname, search, hash, origin } = new URL(path, 'https://app.example')
  expect([origin, search, hash]).toEqual(['https://app.example', '', ''])
  return pathname.split('/').slice(1).map(decodeURIComponent)
}

const BUILDERS: [name: string, build: (text: string) => string, at: number][] = [
  ['hashtag', paths.tag, 1],
  ['list', (text) => paths.list(text as ListId), 1],
  ['link', paths.link, 1],
  ['post', (text) => paths.status('bob', text as StatusId), 1],
  ['hashtag of an account', (text) => paths.tagged('bob', text), 2],
  ['identity', (text) => `/~/${handleSegment(text)}`, 1],
]

test.each(BUILDERS)('any text as %s is a single segment, and is read back', (_name, build, at) => {
  const length = segmentsOf(build('x')).length
  for (const text of oddTexts(500)) {
    const segments = segmentsOf(build(text))
    expect(segments).toHaveLength(length)
    expect(readSegment(segments[at] ?? ''), JSON.stringify(text)).toBe(wellFormed(text))
  }
})

test('any handle is read back', () => {
  for (const text of oddTexts(500)) {
    const [handle = ''] = segmentsOf(paths.profile(text))
    expect(handle[0]).toBe('@')
    expect(readSegment(handle.slice(1)), JSON.stringify(text)).toBe(wellFormed(text))
  }
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  'evil.example',
  '',
  null,
])('%j is not a path of Skein', (value) => expect(isPath(value)).toBe(false))

test('paths that were built are paths', () => {
  for (const text of ['', ...oddTexts(200)]) {
    expect(isPath(paths.search(text))).toBe(true)
    expect(isPath(paths.profile(text))).toBe(true)
  }
})
