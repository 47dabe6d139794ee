import { describe, expect, test } from 'vitest'
import { channelKey, frameKey, ssePath } from './channel'
import { parseFrame, readEvent } from './parse'
import { streamingAddress } from './transports/streaming-address'
import { createSseReader, type SseMessage } from './transports/sse'

const account = {
  id: '7',
  acct: 'ada',
  username: 'ada',
  display_name: 'Ada',
  note: '',
  url: 'https://x.example/@ada',
}
const status = {
  id: '110',
  uri: 'https://x.example/110',
  account,
  content: '<p>hi</p>',
  created_at: '2026-01-01T00:00:00.000Z',
  visibility: 'public',
}
const frame = (event: string, payload: unknown, stream: unknown = ['user']) =>
  JSON.stringify({ stream, event, payload })

test.each([
  ['https://s.example', 'wss://s.example/api/v1/streaming', 'https://s.example/api/v1/streaming'],
  ['wss://s.example/', 'wss://s.example/api/v1/streaming', 'https://s.example/api/v1/streaming'],
  [
    'ws://s.example:1/live',
    'ws://s.example:1/live/api/v1/streaming',
    'http://s.example:1/live/api/v1/streaming',
  ],
  [
    'wss://s.example/api/v1/streaming/',
    'wss://s.example/api/v1/streaming/',
    'https://s.example/api/v1/streaming/',
  ],
])('a server that announces %s streams there', (announced, socket, events) => {
  expect(streamingAddress(announced, 'ws:', 'wss:')).toBe(socket)
  expect(streamingAddress(announced, 'http:', 'https:')).toBe(events)
})

describe('frames', () => {
  test('a payload is parsed a second time', () => {
    expect(parseFrame(frame('update', JSON.stringify(status)))).toMatchObject({
      kind: 'event',
      stream: ['user'],
      event: { event: 'update', payload: { id: '110', account: { acct: 'ada' } } },
    })
  })

  test('a numeric id stays a string, bare or quoted', () => {
    expect(readEvent('delete', '103270115826048975')?.payload).toBe('103270115826048975')
    expect(readEvent('delete', '"103270115826048975"')?.payload).toBe('103270115826048975')
    expect(readEvent('announcement.delete', '9')?.payload).toBe('9')
  })

  test('a post of several streams is read once, and its edit is read again', () => {
    const payload = JSON.stringify({ ...status, id: '111' })
    const [home, tag] = [['user'], ['hashtag', 'birds']].map((stream) => {
      const read = parseFrame(frame('update', payload, stream))
      return read?.kind === 'event' ? read.event : null
    })
    expect(home?.payload).toMatchObject({ id: '111', content: '<p>hi</p>' })
    expect(tag?.payload).toBe(home?.payload)
    const edited = JSON.stringify({ ...status, id: '111', content: '<p>edited</p>' })
    expect(parseFrame(frame('status.update', edited))).toMatchObject({
      event: { event: 'status.update', payload: { content: '<p>edited</p>' } },
    })
  })

  test('an error has no stream', () => {
    expect(parseFrame('{"error":"Unknown stream type","status":400}')).toEqual({
      kind: 'error',
      error: 'Unknown stream type',
      status: 400,
    })
  })

  test('a frame without a stream name is accepted', () => {
    expect(parseFrame(JSON.stringify({ event: 'update', payload: JSON.stringify(status) }))).toMatchObject({
      stream: [],
      event: { event: 'update' },
    })
  })

  test('a notification is not an update', () => {
    const payload = JSON.stringify({
      id: '5',
      type: 'mention',
      created_at: status.created_at,
      account,
      status,
    })
    expect(parseFrame(frame('notification', payload))).toMatchObject({
      event: { event: 'notification', payload: { id: '5', type: 'mention' } },
    })
  })

  test.each([
    ['no JSON', '<html>'],
    ['nothing', ''],
    ['a list', '[]'],
    ['an unknown event', frame('dance', '{}')],
    ['an unreadable post', frame('update', '{"id":1}')],
    ['a payload that is no JSON', frame('update', '{')],
    ['no payload', frame('update', undefined)],
  ])('%s is ignored', (_name, text) => {
    expect(parseFrame(text)).toBeNull()
  })

  test('events without a payload', () => {
    expect(readEvent('filters_changed', undefined)).toEqual({ event: 'filters_changed', payload: null })
    expect(readEvent('notifications_merged', '1')).toEqual({ event: 'notifications_merged', payload: null })
  })
})

test('a frame finds its channel, tags case-insensitively', () => {
  expect(frameKey(['hashtag', 'Cats'])).toBe(channelKey({ stream: 'hashtag', tag: 'cATS' }))
  expect(frameKey(['list', '12'])).toBe(channelKey({ stream: 'list', list: '12' }))
  expect(frameKey(['public:local'])).toBe(channelKey({ stream: 'public:local' }))
  expect(frameKey([])).toBeNull()
})

test.each([
  [{ stream: 'user' }, 'user'],
  [{ stream: 'user:notification' }, 'user/notification'],
  [{ stream: 'public:local:media' }, 'public/local?only_media=true'],
  [{ stream: 'public:media' }, 'public?only_media=true'],
  [{ stream: 'hashtag:local', tag: 'été' }, 'hashtag/local?tag=%C3%A9t%C3%A9'],
  [{ stream: 'list', list: '3' }, 'list?list=3'],
])('the path of %j', (channel, path) => {
  expect(ssePath(channel)).toBe(path)
})

test('server-sent events are read however they are split', () => {
  const text = ':thump\n\nevent: update\ndata: {"a":\ndata: 1}\n\nevent: delete\r\ndata: 12\r\n\r\ndata:x\n\n'
  const whole: SseMessage[] = [
    { event: 'update', data: '{"a":\n1}' },
    { event: 'delete', data: '12' },
    { event: 'message', data: 'x' },
  ]
  for (let size = 1; size <= text.length; size += 1) {
    const got: SseMessage[] = []
    const feed = createSseReader((message) => got.push(message))
    for (let at = 0; at < text.length; at += size) feed(text.slice(at, at + size))
    expect(got).toEqual(whole)
  }
})
