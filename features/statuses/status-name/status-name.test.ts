import { expect, test } from 'vitest'
import { normaliseStatus } from '@/lib/cache'
import { createIntlFor } from '@/lib/i18n'
import { accountOf, mediaOf, pollOf, statusOf } from '@/lib/testing/factories'
import type { Account, Status } from '@/schemas/entities'
import { contentOf } from '../content'
import { statusName, type NameContext } from './status-name'

const intl = createIntlFor('en', { timeZone: 'UTC' })
const TIME = 'June 15, 2026 at 11:00 AM'

const near = { server: 'https://home.example', base: '' }

const readPost = (wire: Record<string, unknown>) => {
  const dto = statusOf(wire)
  const status = normaliseStatus(dto).rows.find((row) => row.kind === 'status' && row.id === dto.id)
    ?.data as Status
  return status
}
const finn = accountOf({ id: '901', acct: 'finn@shore.example', display_name: 'Finn' }) as unknown as Account

interface Context extends NameContext {
  booster?: Account
  lead?: string
  parentShown?: boolean
}

const nameOf = (wire: Record<string, unknown>, context: Context = {}) => {
  const status = readPost(wire)
  const content = contentOf(status, near)
  return statusName({ status, account: accountOf() as unknown as Account, content, ...context }, intl)
}

test.each<[string, Record<string, unknown>, string]>([
  ['plain', {}, `Mira Holm, A quiet morning, ${TIME}, Public`],
  ['markup and entities', { content: '<p>1 &lt; 2 <b>so</b></p>' }, `Mira Holm, 1 < 2 so, ${TIME}, Public`],
  [
    'a content warning hides the text and alt text, but counts attachments',
    { spoiler_text: 'Spider', content: '<p>Doris</p>', media_attachments: [mediaOf()] },
    `Mira Holm, Content warning: Spider, 1 attachment, ${TIME}, Public`,
  ],
  [
    'attachments with and without alt text',
    { media_attachments: [mediaOf(), mediaOf({ id: '56', description: null })] },
    `Mira Holm, A quiet morning, Image: A heron at dawn, 1 attachment without alt text, ${TIME}, Public`,
  ],
  [
    'attachments of every type',
    {
      media_attachments: ['video', 'gifv', 'audio', 'unknown'].map((type, at) =>
        mediaOf({ id: `${at}`, type, description: type }),
      ),
    },
    `Mira Holm, A quiet morning, Video: video, GIF: gifv, Audio: audio, File: unknown, ${TIME}, Public`,
  ],
  [
    'hidden media without their alt text',
    { sensitive: true, media_attachments: [mediaOf()] },
    `Mira Holm, A quiet morning, 1 hidden attachment, ${TIME}, Public`,
  ],
  [
    'a poll that is not in the cache',
    { poll: pollOf() },
    `Mira Holm, A quiet morning, Poll, ${TIME}, Public`,
  ],
  [
    'a content warning over a poll and a quote',
    {
      spoiler_text: 'Spider',
      poll: pollOf(),
      quote: { state: 'accepted', quoted_status_id: '1' },
      card: { url: 'https://x.example', title: 'Doris', type: 'link' },
    },
    `Mira Holm, Content warning: Spider, Poll, Quotes a post, ${TIME}, Public`,
  ],
  [
    'the title of a link preview',
    { card: { url: 'https://x.example', title: 'Headline', type: 'link' } },
    `Mira Holm, A quiet morning, Link: Headline, ${TIME}, Public`,
  ],
  [
    'no link preview for posts with media',
    { card: { url: 'https://x.example', title: 'Headline', type: 'link' }, media_attachments: [mediaOf()] },
    `Mira Holm, A quiet morning, Image: A heron at dawn, ${TIME}, Public`,
  ],
  [
    'an edited post',
    { edited_at: '2026-06-16T11:00:00.000Z' },
    `Mira Holm, A quiet morning, ${TIME}, Edited, Public`,
  ],
  ['another language', { language: 'de-AT' }, `Mira Holm, A quiet morning, Austrian German, ${TIME}, Public`],
  ['no language', { language: null }, `Mira Holm, A quiet morning, ${TIME}, Public`],
  [
    'a reply to a mentioned account',
    {
      in_reply_to_id: '1',
      in_reply_to_account_id: '2',
      mentions: [{ id: '2', username: 'bo', acct: 'bo@far.example', url: '' }],
    },
    `Mira Holm, Replying to @bo@far.example, A quiet morning, ${TIME}, Public`,
  ],
  [
    'a reply to the author’s own post',
    { in_reply_to_id: '1', in_reply_to_account_id: '900' },
    `Mira Holm, Continued thread, A quiet morning, ${TIME}, Public`,
  ],
  [
    'a reply to an unknown account',
    { in_reply_to_id: '1', in_reply_to_account_id: '2' },
    `Mira Holm, Reply, A quiet morning, ${TIME}, Public`,
  ],
  [
    'counts except zeros',
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
    'visibility and actions of the user',
    { visibility: 'direct', favourited: true, reblogged: true, bookmarked: true },
    `Mira Holm, A quiet morning, ${TIME}, Private mention, Favourited, Boosted by you, Bookmarked`,
  ],
  [
    'a visibility that only the server knows',
    { visibility: 'unknown' },
    `Mira Holm, A quiet morning, ${TIME}, Unknown visibility`,
  ],
  [
    'a pinned post in a muted conversation',
    { pinned: true, muted: true },
    `Mira Holm, A quiet morning, ${TIME}, Public, Pinned on your profile, Conversation muted`,
  ],
  ['quotes, counted', { quotes_count: 2 }, `Mira Holm, A quiet morning, ${TIME}, Public, 2 quotes`],
  [
    'a pending quote',
    { quote: { state: 'pending', quoted_status_id: '1' } },
    `Mira Holm, A quiet morning, The author of the quoted post hasn’t approved this quote yet, ${TIME}, Public`,
  ],
  [
    'a revoked quote',
    { quote: { state: 'revoked', quoted_status: null } },
    `Mira Holm, A quiet morning, The quoted post was removed by its author, ${TIME}, Public`,
  ],
  [
    'a quote of a muted account',
    { quote: { state: 'muted_account', quoted_status: null } },
    `Mira Holm, A quiet morning, The quoted post is by someone you’ve muted, ${TIME}, Public`,
  ],
  ['no text', { content: '' }, `Mira Holm, ${TIME}, Public`],
])('%s', (_name, wire, expected) => {
  expect(nameOf(wire)).toBe(expected)
})

test.each<[string, Record<string, unknown>, NameContext & { booster?: Account }, string]>([
  [
    'the booster comes first',
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
    'an open poll in which the user voted',
    { poll: pollOf() },
    { poll: pollOf({ voted: true, own_votes: [0] }) },
    `Mira Holm, A quiet morning, Poll, you voted: Tea, 100%, your vote; Coffee, 0%, ${TIME}, Public`,
  ],
  [
    'a closed poll',
    { poll: pollOf() },
    { poll: pollOf({ voted: true }), closed: true },
    `Mira Holm, A quiet morning, Closed poll: Tea, 100%; Coffee, 0%, ${TIME}, Public`,
  ],
  [
    'the author of the parent post',
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
    'a quote with its own content warning',
    { quote: { state: 'accepted', quoted_status_id: '7' } },
    { quoted: { status: readPost({ id: '7', spoiler_text: 'Sea' }), account: finn } },
    `Mira Holm, A quiet morning, Quotes Finn: Content warning: Sea, ${TIME}, Public`,
  ],
  [
    'a quote covered by a filter',
    { quote: { state: 'accepted', quoted_status_id: '7' } },
    { quoted: { status: readPost({ id: '7' }), account: finn }, quoteFiltered: ['Sea'] },
    `Mira Holm, A quiet morning, Quotes Finn: Matches filter “Sea”, ${TIME}, Public`,
  ],
  [
    'a post covered by a filter',
    { language: 'de', favourites_count: 2, media_attachments: [mediaOf()] },
    { filtered: ['Sea', 'Sky'], booster: finn },
    `Finn boosted, Mira Holm, Matches filter “Sea and Sky”, ${TIME}, Public`,
  ],
  [
    'an opened content warning',
    { spoiler_text: 'Spider', media_attachments: [mediaOf()] },
    { open: true },
    `Mira Holm, Content warning: Spider, A quiet morning, Image: A heron at dawn, ${TIME}, Public`,
  ],
  [
    'revealed sensitive media',
    { sensitive: true, media_attachments: [mediaOf()] },
    { mediaShown: true },
    `Mira Holm, A quiet morning, Image: A heron at dawn, ${TIME}, Public`,
  ],
  [
    'media covered by a filter or a setting',
    { media_attachments: [mediaOf(), mediaOf({ id: '56' })] },
    { mediaShown: false },
    `Mira Holm, A quiet morning, 2 hidden attachments, ${TIME}, Public`,
  ],
  [
    'hidden counts',
    { favourites_count: 12 },
    { hideCounts: true },
    `Mira Holm, A quiet morning, ${TIME}, Public`,
  ],
])('%s', (_name, wire, context, expected) => {
  expect(nameOf(wire, context)).toBe(expected)
})

test('a lead replaces the author, and the parent where its line is not shown', () => {
  const reply = { in_reply_to_id: '5', in_reply_to_account_id: '901' }
  const lead = 'Mira replied to you'
  expect(nameOf(reply, { lead })).toBe(`${lead}, Reply, A quiet morning, ${TIME}, Public`)
  expect(nameOf(reply, { lead, parentShown: false })).toBe(`${lead}, A quiet morning, ${TIME}, Public`)
})

test('a long text is cut between words', () => {
  const name = nameOf({ content: `<p>${'word '.repeat(300)}</p>` })
  expect(name.length).toBeLessThan(600)
  expect(name).toContain('word word…, ')
})
