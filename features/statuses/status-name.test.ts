import { expect, test } from 'vitest'
import { splitStatus } from '@/lib/cache'
import { createIntlFor } from '@/lib/i18n'
import { accountOf, mediaOf, pollOf, statusOf } from '@/lib/testing/factories'
import type { Account, Status } from '@/schemas/entities'
import { contentOf } from './content'
import { statusName, type NameContext } from './status-name'

const intl = createIntlFor('en', { timeZone: 'UTC' })
const TIME = 'June 15, 2026 at 11:00 AM'

const near = { server: 'https://home.example', base: '' }

const readPost = (wire: Record<string, unknown>) => {
  const dto = statusOf(wire)
  const status = splitStatus(dto).rows.find((row) => row.kind === 'status' && row.id === dto.id)
    ?.data as Status
  return status
}
const finn = accountOf({ id: '901', acct: 'finn@shore.example', display_name: 'Finn' }) as unknown as Account

const nameOf = (wire: Record<string, unknown>, context: NameContext & { booster?: Account } = {}) => {
  const status = readPost(wire)
  const content = contentOf(status, near)
  return statusName({ status, account: accountOf() as unknown as Account, content, ...context }, intl)
}

test.each<[string, Record<string, unknown>, string]>([
  ['plain', {}, `Mira Holm, A quiet morning, ${TIME}, Public`],
  ['markup and entities', { content: '<p>1 &lt; 2 <b>so</b></p>' }, `Mira Holm, 1 < 2 so, ${TIME}, Public`],
  [
    'a warning hides text and descriptions, not that there are media',
    { spoiler_text: 'Spider', content: '<p>Doris</p>', media_attachments: [mediaOf()] },
    `Mira Holm, Warning: Spider, 1 attachment, ${TIME}, Public`,
  ],
  [
    'descriptions are read out',
    { media_attachments: [mediaOf(), mediaOf({ id: '56', description: null })] },
    `Mira Holm, A quiet morning, Picture: A heron at dawn, 1 attachment without a description, ${TIME}, Public`,
  ],
  [
    'each medium by its kind',
    {
      media_attachments: ['video', 'gifv', 'audio', 'unknown'].map((type, at) =>
        mediaOf({ id: `${at}`, type, description: type }),
      ),
    },
    `Mira Holm, A quiet morning, Video: video, Animation: gifv, Audio: audio, File: unknown, ${TIME}, Public`,
  ],
  [
    'covered media keep their descriptions to themselves',
    { sensitive: true, media_attachments: [mediaOf()] },
    `Mira Holm, A quiet morning, 1 hidden attachment, ${TIME}, Public`,
  ],
  [
    'a poll of which nothing is held',
    { poll: pollOf() },
    `Mira Holm, A quiet morning, Poll, ${TIME}, Public`,
  ],
  [
    'a warning keeps what it hides to itself',
    {
      spoiler_text: 'Spider',
      poll: pollOf(),
      quote: { state: 'accepted', quoted_status_id: '1' },
      card: { url: 'https://x.example', title: 'Doris', type: 'link' },
    },
    `Mira Holm, Warning: Spider, Poll, Quotes a post, ${TIME}, Public`,
  ],
  [
    'the title of a link',
    { card: { url: 'https://x.example', title: 'Headline', type: 'link' } },
    `Mira Holm, A quiet morning, Link: Headline, ${TIME}, Public`,
  ],
  [
    'no link beside media, where no card is shown',
    { card: { url: 'https://x.example', title: 'Headline', type: 'link' }, media_attachments: [mediaOf()] },
    `Mira Holm, A quiet morning, Picture: A heron at dawn, ${TIME}, Public`,
  ],
  [
    'an edit',
    { edited_at: '2026-06-16T11:00:00.000Z' },
    `Mira Holm, A quiet morning, ${TIME}, Edited, Public`,
  ],
  ['another language', { language: 'de-AT' }, `Mira Holm, A quiet morning, Austrian German, ${TIME}, Public`],
  ['no language', { language: null }, `Mira Holm, A quiet morning, ${TIME}, Public`],
  [
    'an answer to somebody mentioned',
    {
      in_reply_to_id: '1',
      in_reply_to_account_id: '2',
      mentions: [{ id: '2', username: 'bo', acct: 'bo@far.example', url: '' }],
    },
    `Mira Holm, Replying to @bo@far.example, A quiet morning, ${TIME}, Public`,
  ],
  [
    'an answer to oneself',
    { in_reply_to_id: '1', in_reply_to_account_id: '900' },
    `Mira Holm, Continued thread, A quiet morning, ${TIME}, Public`,
  ],
  [
    'an answer to somebody unknown',
    { in_reply_to_id: '1', in_reply_to_account_id: '2' },
    `Mira Holm, Reply, A quiet morning, ${TIME}, Public`,
  ],
  [
    'counts, but not those of nothing',
    { replies_count: 1, reblogs_count: 0, favourites_count: 12 },
    `Mira Holm, A quiet morning, ${TIME}, Public, 1 reply, 12 favourites`,
  ],
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
  [
    'what one arranged',
    { pinned: true, muted: true },
    `Mira Holm, A quiet morning, ${TIME}, Public, Pinned on your profile, Conversation muted`,
  ],
  ['quotes, counted', { quotes_count: 2 }, `Mira Holm, A quiet morning, ${TIME}, Public, 2 quotes`],
  [
    'a quote that waits',
    { quote: { state: 'pending', quoted_status_id: '1' } },
    `Mira Holm, A quiet morning, The author of the quoted post has not agreed yet, ${TIME}, Public`,
  ],
  [
    'a quote that is gone',
    { quote: { state: 'revoked', quoted_status: null } },
    `Mira Holm, A quiet morning, The quoted post was removed by its author, ${TIME}, Public`,
  ],
  [
    'a quote of somebody muted',
    { quote: { state: 'muted_account', quoted_status: null } },
    `Mira Holm, A quiet morning, The quoted post is of somebody you mute, ${TIME}, Public`,
  ],
  ['no text', { content: '' }, `Mira Holm, ${TIME}, Public`],
])('%s', (_name, wire, expected) => {
  expect(nameOf(wire)).toBe(expected)
})

test.each<[string, Record<string, unknown>, NameContext & { booster?: Account }, string]>([
  [
    'who boosted comes first',
    {},
    { booster: finn },
    `Finn boosted, Mira Holm, A quiet morning, ${TIME}, Public`,
  ],
  [
    'an open poll with its options',
    { poll: pollOf() },
    { poll: pollOf() },
    `Mira Holm, A quiet morning, Poll: Tea; Coffee, ${TIME}, Public`,
  ],
  [
    'one in which the reader voted',
    { poll: pollOf() },
    { poll: pollOf({ voted: true, own_votes: [0] }) },
    `Mira Holm, A quiet morning, Poll, you voted: Tea, 100%, your vote; Coffee, 0%, ${TIME}, Public`,
  ],
  [
    'one that is over',
    { poll: pollOf() },
    { poll: pollOf({ voted: true }), closed: true },
    `Mira Holm, A quiet morning, Closed poll: Tea, 100%; Coffee, 0%, ${TIME}, Public`,
  ],
  [
    'the author of the post before',
    { in_reply_to_id: '1', in_reply_to_account_id: '901' },
    { parent: finn },
    `Mira Holm, Replying to Finn, A quiet morning, ${TIME}, Public`,
  ],
  [
    'a quote with author and text',
    { quote: { state: 'accepted', quoted_status_id: '7' } },
    { quoted: { status: readPost({ id: '7', content: '<p>Low <b>tide</b></p>' }), account: finn } },
    `Mira Holm, A quiet morning, Quotes Finn: Low tide, ${TIME}, Public`,
  ],
  [
    'a quote behind a warning of its own',
    { quote: { state: 'accepted', quoted_status_id: '7' } },
    { quoted: { status: readPost({ id: '7', spoiler_text: 'Sea' }), account: finn } },
    `Mira Holm, A quiet morning, Quotes Finn: Warning: Sea, ${TIME}, Public`,
  ],
  [
    'a quote behind a filter',
    { quote: { state: 'accepted', quoted_status_id: '7' } },
    { quoted: { status: readPost({ id: '7' }), account: finn }, quoteFiltered: ['Sea'] },
    `Mira Holm, A quiet morning, Quotes Finn: Matches filter “Sea”, ${TIME}, Public`,
  ],
  [
    'a post behind a filter',
    { language: 'de', favourites_count: 2, media_attachments: [mediaOf()] },
    { filtered: ['Sea', 'Sky'], booster: finn },
    `Finn boosted, Mira Holm, Matches filter “Sea and Sky”, ${TIME}, Public`,
  ],
  [
    'a warning that is open',
    { spoiler_text: 'Spider', media_attachments: [mediaOf()] },
    { open: true },
    `Mira Holm, Warning: Spider, A quiet morning, Picture: A heron at dawn, ${TIME}, Public`,
  ],
  [
    'sensitive media that are shown',
    { sensitive: true, media_attachments: [mediaOf()] },
    { mediaShown: true },
    `Mira Holm, A quiet morning, Picture: A heron at dawn, ${TIME}, Public`,
  ],
  [
    'media that a filter or a setting covers',
    { media_attachments: [mediaOf(), mediaOf({ id: '56' })] },
    { mediaShown: false },
    `Mira Holm, A quiet morning, 2 hidden attachments, ${TIME}, Public`,
  ],
  [
    'no counts for who does not want them',
    { favourites_count: 12 },
    { hideCounts: true },
    `Mira Holm, A quiet morning, ${TIME}, Public`,
  ],
])('%s', (_name, wire, context, expected) => {
  expect(nameOf(wire, context)).toBe(expected)
})

test('a long text is cut between words', () => {
  const name = nameOf({ content: `<p>${'word '.repeat(300)}</p>` })
  expect(name.length).toBeLessThan(600)
  expect(name).toContain('word word…, ')
})
