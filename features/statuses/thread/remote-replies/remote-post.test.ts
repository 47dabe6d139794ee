import { expect, test } from 'vitest'
import { remotePostOf } from './remote-post'

const SERVER = 'https://home.example'

test.each([
  ['https://far.example/@eve/113', '113'],
  ['https://far.example/users/eve/statuses/113', '113'],
  ['https://far.example/@eve/statuses/01HZX0', '01HZX0'],
  ['https://far.example/notice/AbCd9', 'AbCd9'],
  ['https://far.example/p/eve/55', '55'],
])('the id in %s is %s', (url, id) => {
  expect(remotePostOf({ url, uri: '', visibility: 'public' }, SERVER)).toEqual({
    origin: 'https://far.example',
    host: 'far.example',
    id,
  })
})

test('the URI of a post is used where its URL has no id', () => {
  const post = { url: 'https://far.example/posts/x', uri: 'https://far.example/users/eve/statuses/9' }
  expect(remotePostOf({ ...post, visibility: 'unlisted' }, SERVER)?.id).toBe('9')
})

test.each([
  ['from the user’s own server', 'https://home.example/@ann/1', 'public'],
  ['for followers', 'https://far.example/@eve/1', 'private'],
  ['for mentioned people', 'https://far.example/@eve/1', 'direct'],
  ['without an id in its URL', 'https://far.example/objects/2f3a-b', 'public'],
  ['without a web address', 'tag:far.example,2026:1', 'public'],
] as const)('no other server is asked about a post %s', (_name, url, visibility) => {
  expect(remotePostOf({ url, uri: url, visibility }, SERVER)).toBeNull()
})
