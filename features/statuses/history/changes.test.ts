import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { mediaOf } from '@/lib/testing/factories'
import { revisionDto } from '@/schemas/status'
import { changesBetween, piecesOf } from './changes'

const revision = (more: Record<string, unknown> = {}) =>
  z.parse(revisionDto, {
    content: '<p>One two</p>',
    spoiler_text: '',
    sensitive: false,
    created_at: '2026-06-15T11:00:00.000Z',
    media_attachments: [],
    emojis: [],
    ...more,
  })

const short = (pieces: ReturnType<typeof piecesOf>) =>
  pieces.map(({ kind, text }) => `${{ same: '', added: '+', removed: '-' }[kind]}${text}`)

describe('pieces of a text', () => {
  test.each([
    ['the same', 'One two', 'One two', ['One two']],
    ['nothing', '', '', []],
    ['all new', '', 'New', ['+New']],
    ['all gone', 'Old', '', ['-Old']],
    ['a word more', 'One two', 'One big two', ['One ', '+big ', 'two']],
    ['a word for another', 'One two', 'One ten', ['One ', '-two', '+ten']],
    ['of a script without spaces', '猫が好き', '犬が好き', ['-猫', '+犬', 'が好き']],
  ])('%s', (_name, before, after, expected) => {
    expect(short(piecesOf(before, after))).toEqual(expected)
  })

  test('two long texts that share nothing end in time, one for the other', () => {
    const long = (seed: number) => Array.from({ length: 6000 }, (_, at) => `w${at * seed}`).join(' ')
    expect(piecesOf(long(7), long(11)).some(({ kind }) => kind === 'added')).toBe(true)
  })
})

describe('what else changed', () => {
  const plain = { mediaAdded: 0, mediaRemoved: 0, described: 0, sensitive: null, poll: null }
  const a = mediaOf({ id: '1', description: 'A' })
  const b = mediaOf({ id: '2', description: 'B' })
  const poll = (...titles: string[]) => ({ poll: { options: titles.map((title) => ({ title })) } })
  test.each([
    ['nothing', {}, {}, plain],
    [
      'media came and went',
      { media_attachments: [a] },
      { media_attachments: [b] },
      { ...plain, mediaAdded: 1, mediaRemoved: 1 },
    ],
    [
      'a description',
      { media_attachments: [a] },
      { media_attachments: [{ ...a, description: 'Another' }] },
      { ...plain, described: 1 },
    ],
    ['now sensitive', {}, { sensitive: true }, { ...plain, sensitive: true }],
    ['a new poll', {}, poll('x', 'y'), { ...plain, poll: 'added' }],
    ['no poll any more', poll('x'), {}, { ...plain, poll: 'removed' }],
    ['other options', poll('x', 'y'), poll('x', 'z'), { ...plain, poll: 'changed' }],
    ['the same options', poll('x', 'y'), poll('x', 'y'), plain],
  ])('%s', (_name, before, after, expected) => {
    expect(changesBetween(revision(before), revision(after))).toMatchObject(expected)
  })

  test('markup that says the same is no change', () => {
    const changes = changesBetween(revision(), revision({ content: '<p>One <b>two</b></p>' }))
    expect(short(changes.text)).toEqual(['One two'])
  })
})
