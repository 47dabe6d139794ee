import { expect, test } from 'vitest'
import { splitStatus } from '@/lib/cache'
import { createIntlFor } from '@/lib/i18n'
import { accountOf, mediaOf, pollOf, statusOf } from '@/lib/testing/factories'
import type { Status } from '@/schemas/entities'
import { contentOf } from './content'
import { statusName } from './status-name'

const intl = createIntlFor('en', { timeZone: 'UTC' })
const TIME = 'June 15, 2026 at 11:00 AM'

const nameOf = (wire: Record<string, unknown>, boosted = false) => {
  const dto = statusOf(wire)
  const status = splitStatus(dto).rows.find((row) => row.kind === 'status' && row.id === dto.id)
    ?.data as Status
  const content = contentOf(status, { server: 'https://home.example', base: '' })
  const booster = boosted ? accountOf({ id: '5', display_name: 'Bo' }) : undefined
  return statusName(
    { status, account: accountOf(), booster, content } as Parameters<typeof statusName>[0],
    intl,
  )
}

test.each<[string, Record<string, unknown>, string]>([
  ['plain', {}, `Mira Holm, A quiet morning, ${TIME}, Public`],
  ['markup and entities', { content: '<p>1 &lt; 2 <b>so</b></p>' }, `Mira Holm, 1 < 2 so, ${TIME}, Public`],
  [
    'a warning hides text and descriptions, not that there are media',
    { spoiler_text: 'Spider', content: '<p>Doris</p>', media_attachments: [mediaOf()] },
    `Mira Holm, Warning: Spider, ${TIME}, Public`,
  ],
  [
    'descriptions are read out',
    { media_attachments: [mediaOf(), mediaOf({ id: '56', description: null })] },
    `Mira Holm, A quiet morning, Media: A heron at dawn, 1 attachment, ${TIME}, Public`,
  ],
  ['a poll', { poll: pollOf() }, `Mira Holm, A quiet morning, Poll, ${TIME}, Public`],
  [
    'closing hashtags',
    {
      content: '<p>Done</p><p><a href="https://far.example/tags/bread" class="hashtag">#bread</a></p>',
      tags: [{ name: 'bread', url: 'https://far.example/tags/bread' }],
    },
    `Mira Holm, Done, #bread, ${TIME}, Public`,
  ],
  [
    'visibility and what one did',
    { visibility: 'direct', favourited: true, reblogged: true, bookmarked: true },
    `Mira Holm, A quiet morning, ${TIME}, Private mention, Favourited, Boosted by you, Bookmarked`,
  ],
  ['no text', { content: '' }, `Mira Holm, ${TIME}, Public`],
])('%s', (_name, wire, expected) => {
  expect(nameOf(wire)).toBe(expected)
})

test('a boost begins with who boosted', () => {
  expect(nameOf({}, true)).toBe(`Bo boosted, Mira Holm, A quiet morning, ${TIME}, Public`)
})
