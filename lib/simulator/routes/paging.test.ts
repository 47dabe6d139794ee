// @vitest-environment node
import { expect, it } from 'vitest'
import { stage } from '../testing'

it.each([
  ['/api/v1/timelines/tag/x?local=true&any[]=y&none[]=z&limit=1', 'local=true&limit=1'],
  ['/api/v1/timelines/tag/x?only_media=false&all[]=x', 'only_media=false'],
  ['/api/v1/timelines/home?limit=2&foo=1', 'limit=2'],
  ['/api/v1/timelines/public?local=true&only_media=false&foo=1', 'local=true&only_media=false'],
  ['/api/v1/accounts/ID/statuses?exclude_replies=true&tagged=x&foo=1', 'exclude_replies=true&tagged=x'],
  ['/api/v1/accounts/ID/followers?limit=1&foo=1', 'limit=1'],
])('%s is continued with %s', async (path, kept) => {
  const { as, script } = stage()
  for (let at = 0; at < 3; at++) script.as('bob').publish(`${at} #x #y`)
  const answer = await as('alice').call(`GET ${path.replace('ID', script.account('bob').id)}`)
  const [next = ''] = /(?<=<)[^>]+(?=>; rel="next")/.exec(answer.headers.get('link') ?? '') ?? []
  const query = new URL(next).searchParams
  expect(query.has('max_id')).toBe(true)
  query.delete('max_id')
  expect(decodeURIComponent(query.toString())).toBe(kept)
})
