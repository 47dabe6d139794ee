import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { mediaOf } from '@/lib/testing/factories'
import { revisionDto } from '@/schemas/statuses/edits'
import { changesBetween, hasChanged, diffText } from './changes'

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

const short = (pieces: ReturnType<typeof diffText>) =>
  pieces.map(({ kind, text }) => `${{ same: '', added: '+', removed: '-' }[kind]}${text}`)

describe('text', () => {
  test.each([
    ['unchanged', 'One two', 'One two', ['One two']],
    ['empty', '', '', []],
    ['all added', '', 'New', ['+New']],
    ['all removed', 'Old', '', ['-Old']],
    ['a word added', 'One two', 'One big two', ['One ', '+big ', 'two']],
    ['a word replaced', 'One two', 'One ten', ['One ', '-two', '+ten']],
    ['a script without spaces', '猫が好き', '犬が好き', ['-猫', '+犬', 'が好き']],
  ])('%s', (_name, before, after, expected) => {
    expect(short(diffText(before, after))).toEqual(expected)
  })

  test.each([
    [
      'replaced as a whole',
      'Hi :a_cat: there',
      'Hi :a_dog: there',
      ['Hi ', '-:a_cat:', '+:a_dog:', ' there'],
    ],
    ['added', 'Hi', 'Hi :a_cat:', ['Hi', '+ :a_cat:']],
    ['one of two removed', ':a_cat::a_dog:', ':a_dog:', ['-:a_cat:', ':a_dog:']],
    [
      'text in colons that is no emoji',
      'At :ten: sharp',
      'At :nine: sharp',
      ['At :', '-ten', '+nine', ': sharp'],
    ],
    [
      'next to a private use character',
      '\ue000 :a_cat:',
      '\ue000 :a_dog:',
      ['\ue000 ', '-:a_cat:', '+:a_dog:'],
    ],
  ])('custom emoji: %s', (_name, before, after, expected) => {
    expect(short(diffText(before, after, [':a_cat:', ':a_dog:']))).toEqual(expected)
  })

  test('two long unrelated texts finish in time as a whole replacement', () => {
    const long = (seed: number) => Array.from({ length: 6000 }, (_, at) => `w${at * seed}`).join(' ')
    expect(diffText(long(7), long(11)).some(({ kind }) => kind === 'added')).toBe(true)
  })
})

describe('other changes', () => {
  const a = mediaOf({ id: '1', description: 'A' })
  const b = mediaOf({ id: '2', description: 'B' })
  const c = mediaOf({ id: '3', description: null })
  const media = (...all: unknown[]) => ({ media_attachments: all })
  const poll = (...titles: string[]) => ({ poll: { options: titles.map((title) => ({ title })) } })
  const between = (before: Record<string, unknown>, after: Record<string, unknown>) =>
    changesBetween(revision(before), revision(after))

  test.each<[string, unknown[], unknown[], string[]]>([
    ['none', [], [], []],
    ['unchanged', [a, b], [a, b], ['same 1: A', 'same 2: B']],
    ['added', [a], [a, c], ['same 1: A', 'added 3: ']],
    ['removed, listed at the old position', [a, b], [b], ['removed 1: A', 'same 2: B']],
    ['replaced', [a], [b], ['removed 1: A', 'added 2: B']],
    ['moved', [a, b, c], [c, a, b], ['moved 3: ', 'same 1: A', 'same 2: B']],
    ['alt text changed', [a], [{ ...a, description: 'A heron' }], ['same 1: A + heron']],
    ['alt text added', [c], [{ ...c, description: 'C' }], ['same 3: +C']],
    ['alt text removed', [a], [{ ...a, description: '' }], ['same 1: -A']],
  ])('media: %s', (_name, before, after, expected) => {
    const changes = between(media(...before), media(...after))
    expect(
      changes.media.map((each) => `${each.kind} ${each.media.id}: ${short(each.description).join(' ')}`),
    ).toEqual(expected)
    expect(hasChanged(changes)).toBe(JSON.stringify(before) !== JSON.stringify(after))
  })

  test.each<[string, object, object, unknown, string[]]>([
    ['none', {}, {}, null, []],
    ['unchanged', poll('x', 'y'), poll('x', 'y'), null, ['same x', 'same y']],
    ['added', {}, poll('x', 'y'), 'added', ['added x', 'added y']],
    ['removed', poll('x', 'y'), {}, 'removed', ['removed x', 'removed y']],
    [
      'a word of an option changed',
      poll('at six', 'y'),
      poll('at seven', 'y'),
      'changed',
      ['same at  -six +seven', 'same y'],
    ],
    ['an option added', poll('x'), poll('x', 'z'), 'changed', ['same x', 'added z']],
  ])('poll: %s', (_name, before, after, change, options) => {
    const changes = between({ ...before }, { ...after })
    expect(changes.poll).toBe(change)
    expect(changes.options.map(({ kind, title }) => `${kind} ${short(title).join(' ')}`)).toEqual(options)
  })

  test('a change of sensitive media is reported', () => {
    expect(between(media(a), media(a)).sensitive).toBeNull()
    expect(between(media(a), { ...media(a), sensitive: true }).sensitive).toBe(true)
    expect(between({ ...media(a), sensitive: true }, media(a)).sensitive).toBe(false)
  })

  test('a change of only the warning does not report media as sensitive', () => {
    const changes = between({}, { spoiler_text: 'Hush', sensitive: true })
    expect(changes.sensitive).toBeNull()
    expect(hasChanged(changes)).toBe(true)
  })

  test('the first version has all its content and no changes', () => {
    const first = changesBetween(undefined, revision({ ...media(a), ...poll('x'), spoiler_text: 'Hush' }))
    expect(hasChanged(first)).toBe(false)
    expect([short(first.text), short(first.warning), first.media.length, first.options.length]).toEqual([
      ['One two'],
      ['Hush'],
      1,
      1,
    ])
  })

  test('equivalent markup is no change', () => {
    const changes = changesBetween(revision(), revision({ content: '<p>One <b>two</b></p>' }))
    expect(short(changes.text)).toEqual(['One two'])
  })
})
