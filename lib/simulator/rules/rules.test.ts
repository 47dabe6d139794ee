// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { format, countLength, plain } from './text'
import { keywordPattern } from './filters'
import { covers } from './scopes'
import { morePrivate } from './visibility'
import { World } from '../store/world'
import { addAccount } from '../store/records'

describe('countLength', () => {
  it.each([
    ['plain', 5],
    ['👨‍👩‍👧‍👦', 1],
    ['see https://example.org/a/very/long/path/that/goes/on', 27],
    ['@someone@far.example hi', 11],
    ['é', 1],
  ])('counts %s', (text, length) => {
    expect(countLength(text)).toBe(length)
  })
})

describe('format', () => {
  const world = new World()
  const ann = addAccount(world, { username: 'ann', domain: null, createdAt: 0 })
  const bo = addAccount(world, { username: 'bo', domain: 'far.example', createdAt: 0 })
  const run = (text: string) => format(world, text, 'https://home.example', 'home.example')

  it('links known mentions, tags and URLs, and escapes the rest', () => {
    const made = run('<b> @ann, @bo@far.example @nobody #Tea https://a.example/x.')
    expect(made.mentionIds).toEqual([ann.id, bo.id])
    expect(made.tags).toEqual(['Tea'])
    expect(made.links).toEqual(['https://a.example/x'])
    expect(made.html).toContain('&lt;b&gt;')
    expect(made.html).toContain('@nobody')
    expect(plain(made.html)).toBe('<b> @ann, @bo @nobody #Tea https://a.example/x.')
  })

  it('treats its host as no host, and numbers as no tag', () => {
    expect(run('@ann@home.example #123').mentionIds).toEqual([ann.id])
    expect(run('#123').tags).toEqual([])
  })

  it('makes paragraphs and breaks', () => {
    expect(run('a\nb\n\nc').html).toBe('<p>a<br />b</p><p>c</p>')
  })
})

describe('keywordPattern', () => {
  it.each([
    ['cat', true, 'a cat sat', true],
    ['cat', true, 'concatenate', false],
    ['cat', false, 'concatenate', true],
    ['#cat', true, 'my#cat', true],
    ['c++', true, 'I like c++ a lot', true],
    ['кот', true, 'Кот сидит', true],
    ['кот', true, 'который', false],
  ])('%s whole=%s in "%s": %s', (keyword, whole, text, hit) => {
    expect(keywordPattern(keyword, whole).test(text)).toBe(hit)
  })
})

describe('covers', () => {
  it.each([
    [['read'], 'read:statuses', true],
    [['read:statuses'], 'read:accounts', false],
    [['follow'], 'write:blocks', true],
    [['follow'], 'write:statuses', false],
    [['write'], 'read', false],
  ])('%j covers %s: %s', (granted, wanted, answer) => {
    expect(covers(granted, wanted)).toBe(answer)
  })
})

describe('morePrivate', () => {
  it.each([
    ['public', 'unlisted', 'unlisted'],
    ['direct', 'public', 'direct'],
    ['public', 'somebody-elses-idea', 'private'],
  ])('%s and %s: %s', (a, b, answer) => {
    expect(morePrivate(a, b)).toBe(answer)
  })
})
