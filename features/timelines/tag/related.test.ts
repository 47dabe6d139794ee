import { expect, test } from 'vitest'
import { relatedTags } from './related'

const post = (...names: string[]) => ({ tags: names.map((name) => ({ name, url: '' })) })

test('ranks the hashtags of the same posts, without the hashtag itself and without those of a single post', () => {
  const posts = [
    post('Cats', 'Dogs', 'birds'),
    post('cats', 'dogs'),
    post('CATS', 'birds', 'DOGS'),
    post('fish'),
  ]
  expect(relatedTags('cats', posts)).toEqual(['Dogs', 'birds'])
})

test('shows at most six, and counts a hashtag once per post', () => {
  const names = Array.from({ length: 9 }, (_, at) => `tag${at}`)
  expect(relatedTags('x', [post('x', ...names), post('x', ...names)])).toEqual(names.slice(0, 6))
  expect(relatedTags('x', [post('x', 'a', 'A')])).toEqual([])
})
