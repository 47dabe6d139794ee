import type { CollectionId } from '@/schemas/collection'
import { describe, expect, test } from 'vitest'
import { normaliseStatus } from '@/lib/cache'
import { createIntlFor } from '@/lib/i18n'
import { accountOf, mediaOf, statusOf } from '@/lib/testing/factories'
import type { Account, Status } from '@/schemas/entities'
import type { AccountId, NotificationId } from '@/schemas/primitives'
import type { GroupDetails, NotificationGroup } from './model/group'
import { KNOWN_TYPES, sentenceOf, spokenSentence, type SentenceData } from './sentence'

const intl = createIntlFor('en', { timeZone: 'UTC' })
const ME = '1' as AccountId
const mira = accountOf() as unknown as Account
const finn = accountOf({ id: '901', username: 'finn', acct: 'finn@shore.example', display_name: '' })

const post = (wire: Record<string, unknown> = {}): Status => {
  const dto = statusOf(wire)
  return normaliseStatus(dto).rows.find((row) => row.kind === 'status' && row.id === dto.id)?.data as Status
}

const groupOf = (type: string, count = 1, details: GroupDetails = {}): NotificationGroup => ({
  id: '7' as NotificationId,
  key: `${type}-7`,
  type,
  at: '2026-06-15T11:00:00.000Z',
  status: null,
  members: [],
  total: { upTo: '7' as NotificationId, count, accounts: ['900' as AccountId] },
  details,
})

const say = (group: NotificationGroup, data: Partial<SentenceData> = {}) => {
  const { message, values } = sentenceOf(group, { account: mira, me: ME, host: 'home.example', ...data })
  return intl.formatMessage(message, values)
}

const report = (category: string, statuses: number): GroupDetails => ({
  report: { id: '3', category, comment: '', target: '901' as AccountId, statuses },
})
const severance = (
  type: string,
  followers: number | null = 1,
  following: number | null = 2,
): GroupDetails => ({
  severance: { type, target: 'far.example', followers, following },
})
const warning = (action: string): GroupDetails => ({ warning: { id: '3', action, text: '' } })
const target = finn as unknown as Account

describe('sentences', () => {
  test.each<[string, NotificationGroup, Partial<SentenceData>]>([
    ['Mira Holm favourited your post', groupOf('favourite'), { status: post() }],
    ['Mira Holm and 1 other favourited your post', groupOf('favourite', 2), {}],
    ['Mira Holm and 12 others favourited your post', groupOf('favourite', 13), {}],
    ['Mira Holm favourited your post', groupOf('favourite'), { hideCounts: true }],
    ['Mira Holm and others favourited your post', groupOf('favourite', 13), { hideCounts: true }],
    ['Mira Holm and others boosted your post', groupOf('reblog', 2), { hideCounts: true }],
    ['Mira Holm and others followed you', groupOf('follow', 3), { hideCounts: true }],
    [
      'Mira Holm and others favourited your private mention',
      groupOf('favourite', 3),
      { hideCounts: true, status: post({ visibility: 'direct' }) },
    ],
    [
      'Mira Holm favourited your private mention',
      groupOf('favourite'),
      { status: post({ visibility: 'direct' }) },
    ],
    [
      'Mira Holm and 2 others favourited your private mention',
      groupOf('favourite', 3),
      { status: post({ visibility: 'direct' }) },
    ],
    ['Mira Holm boosted your post', groupOf('reblog'), {}],
    ['Mira Holm and 1 other boosted your post', groupOf('reblog', 2), {}],
    ['Mira Holm and 1,203 others boosted your post', groupOf('reblog', 1204), {}],
    ['Mira Holm followed you', groupOf('follow'), {}],
    ['Mira Holm and 1 other followed you', groupOf('follow', 2), {}],
    ['Mira Holm has requested to follow you', groupOf('follow_request'), {}],
    ['Mira Holm mentioned you', groupOf('mention'), { status: post() }],
    ['Mira Holm mentioned you', groupOf('mention'), {}],
    [
      'Mira Holm replied to you',
      groupOf('mention'),
      { status: post({ in_reply_to_id: '5', in_reply_to_account_id: '1' }) },
    ],
    ['Mira Holm mentioned you privately', groupOf('mention'), { status: post({ visibility: 'direct' }) }],
    [
      'Mira Holm replied to you privately',
      groupOf('mention'),
      { status: post({ visibility: 'direct', in_reply_to_id: '5', in_reply_to_account_id: '1' }) },
    ],
    ['Mira Holm quoted your post', groupOf('quote'), {}],
    ['Your poll has ended', groupOf('poll'), { status: post({ account: accountOf({ id: '1' }) }) }],
    ['A poll you voted in has ended', groupOf('poll'), { status: post() }],
    ['Mira Holm just posted', groupOf('status'), {}],
    ['Mira Holm edited a post', groupOf('update'), {}],
    ['Mira Holm edited a post you have quoted', groupOf('quoted_update'), {}],
    ['Mira Holm added you to a collection', groupOf('added_to_collection'), {}],
    [
      'Mira Holm added you to the collection “Birds”',
      groupOf('added_to_collection', 1, { collection: { id: '4' as CollectionId, name: 'Birds' } }),
      {},
    ],
    ['Mira Holm edited a collection you’re in', groupOf('collection_update'), {}],
    ['Mira Holm signed up', groupOf('admin.sign_up'), {}],
    ['Mira Holm and 3 others signed up', groupOf('admin.sign_up', 4), {}],
    ['Mira Holm reported finn', groupOf('admin.report', 1, report('other', 0)), { target }],
    ['Mira Holm reported finn for spam', groupOf('admin.report', 1, report('spam', 0)), { target }],
    [
      'Mira Holm reported 1 post from finn for rule violation',
      groupOf('admin.report', 1, report('violation', 1)),
      { target },
    ],
    [
      'Mira Holm reported 2 posts from finn for illegal content',
      groupOf('admin.report', 1, report('legal', 2)),
      { target },
    ],
    ['Mira Holm reported …', groupOf('admin.report'), {}],
    [
      'An admin from home.example has suspended far.example, which means you can no longer receive updates from them or interact with them.',
      groupOf('severed_relationships', 1, severance('account_suspension')),
      {},
    ],
    [
      'An admin from home.example has blocked far.example, including 1 of your followers and 2 accounts you follow.',
      groupOf('severed_relationships', 1, severance('domain_block')),
      {},
    ],
    [
      'You have blocked far.example, removing 3 of your followers and 1 account you follow.',
      groupOf('severed_relationships', 1, severance('user_domain_block', 3, 1)),
      {},
    ],
    [
      'An admin from home.example has blocked far.example, including people you follow or who follow you.',
      groupOf('severed_relationships', 1, severance('domain_block', null)),
      {},
    ],
    [
      'You have blocked far.example, removing followers or accounts you follow.',
      groupOf('severed_relationships', 1, severance('user_domain_block', null, null)),
      {},
    ],
    ['Lost connections with far.example', groupOf('severed_relationships', 1, severance('other')), {}],
    [
      'Your account has received a moderation warning.',
      groupOf('moderation_warning', 1, warning('none')),
      {},
    ],
    ['Your account has received a moderation warning.', groupOf('moderation_warning'), {}],
    [
      'Some of your posts have been removed.',
      groupOf('moderation_warning', 1, warning('delete_statuses')),
      {},
    ],
    ['Your account has been disabled.', groupOf('moderation_warning', 1, warning('disable')), {}],
    [
      'Some of your posts have been marked as sensitive.',
      groupOf('moderation_warning', 1, warning('mark_statuses_as_sensitive')),
      {},
    ],
    [
      'Your posts will be marked as sensitive from now on.',
      groupOf('moderation_warning', 1, warning('sensitive')),
      {},
    ],
    ['Your account has been limited.', groupOf('moderation_warning', 1, warning('silence')), {}],
    ['Your account has been suspended.', groupOf('moderation_warning', 1, warning('suspend')), {}],
    ['Your 2025 #Wrapstodon is ready', groupOf('annual_report', 1, { annualYear: '2025' }), {}],
    [
      'Ann & Ben invited you',
      groupOf('garden_party', 1, { fallback: { title: '<b>Ann &amp; Ben</b> invited you', summary: '' } }),
      {},
    ],
    ['New notification from Mira Holm', groupOf('garden_party'), {}],
    ['New notification', groupOf('toString'), { account: undefined }],
  ])('%s', (text, group, data) => {
    expect(say(group, data)).toBe(text)
  })

  test('every type of the API has a sentence', () => {
    expect(KNOWN_TYPES).toHaveLength(17)
    for (const type of KNOWN_TYPES) expect(say(groupOf(type))).not.toContain('New notification')
  })
})

describe('spoken sentences', () => {
  const TIME = 'June 15, 2026 at 11:00 AM'
  test.each<[string, NotificationGroup, Partial<SentenceData> & { covered?: boolean }, string]>([
    ['with time', groupOf('follow'), {}, `Mira Holm followed you, ${TIME}`],
    ['without time', { ...groupOf('follow'), at: null }, {}, 'Mira Holm followed you'],
    [
      'with an excerpt',
      groupOf('reblog', 3),
      { status: post({ content: '<p>1 &lt; 2</p><p>and so on</p>' }) },
      `Mira Holm and 2 others boosted your post, 1 < 2 and so on, ${TIME}`,
    ],
    [
      'a warning instead of the text',
      groupOf('mention'),
      { status: post({ spoiler_text: 'Spider', content: '<p>Doris</p>' }) },
      `Mira Holm mentioned you, Spider, ${TIME}`,
    ],
    [
      'a post that a filter covers',
      groupOf('mention'),
      { status: post(), covered: true },
      `Mira Holm mentioned you, ${TIME}`,
    ],
    [
      'the summary of the server',
      groupOf('garden_party', 1, { fallback: { title: 'Ann invited you', summary: '<p>On Sunday</p>' } }),
      {},
      `Ann invited you, On Sunday, ${TIME}`,
    ],
    [
      'a post with only an image',
      groupOf('favourite'),
      { status: post({ content: '', media_attachments: [mediaOf()] }) },
      `Mira Holm favourited your post, A heron at dawn, ${TIME}`,
    ],
    [
      'a post with only a sensitive image',
      groupOf('favourite'),
      { status: post({ content: '', sensitive: true, media_attachments: [mediaOf()] }) },
      `Mira Holm favourited your post, ${TIME}`,
    ],
    [
      'the comment of a report',
      groupOf('admin.report', 1, {
        report: { id: '3', category: 'spam', comment: 'Sells watches', target: null, statuses: 0 },
      }),
      {},
      `Mira Holm reported … for spam, Sells watches, ${TIME}`,
    ],
    [
      'a long post',
      groupOf('status'),
      { status: post({ content: `<p>${'ab '.repeat(200)}</p>` }) },
      `Mira Holm just posted, ${'ab '.repeat(67).slice(0, 200)}…, ${TIME}`,
    ],
  ])('%s', (_name, group, data, text) => {
    expect(spokenSentence(group, { account: mira, me: ME, host: 'home.example', ...data }, intl)).toBe(text)
  })
})
