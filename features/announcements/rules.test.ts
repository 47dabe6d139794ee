import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createIntlFor } from '@/lib/i18n'
import { announcementDto, announcementsDto } from '@/schemas/server/announcement'
import { eventDates } from './event-dates'
import {
  asRead,
  hasAllKinds,
  isEdited,
  isOver,
  isUnreadAnnouncement,
  shownReactions,
  sortAnnouncements,
  withAcceptedReaction,
  withAnnouncement,
  withoutAnnouncement,
  withPendingReaction,
  withReactionCount,
  type Announcement,
  type ReactionChange,
} from './rules'

const NOW = Date.UTC(2026, 10, 3, 12)

const announcement = (fields: object = {}): Announcement =>
  z.parse(announcementDto, { id: '1', content: 'Hello', published_at: '2026-11-01T10:00:00Z', ...fields })

const thumbs = (count: number, me = false) => ({ name: '👍', count, me })
const add = (fields: Partial<ReactionChange> = {}): ReactionChange => ({
  id: announcement().id,
  name: '👍',
  on: true,
  image: null,
  before: 3,
  ...fields,
})
const countsOf = (all: readonly Announcement[] | null) =>
  all?.[0]?.reactions.map(({ name, count, me }) => `${name} ${count}${me ? ' own' : ''}`)

test('a malformed announcement is left out', () => {
  const read = z.parse(announcementsDto, [{ content: 'No id' }, { id: '2', content: 'Hello' }, null])
  expect(read.map(({ id }) => id)).toEqual(['2'])
})

test('the newest announcement is first, one with a broken date last', () => {
  const old = announcement({ id: 'old' })
  const recent = announcement({ id: 'recent', published_at: '2026-11-02T10:00:00Z' })
  const broken = announcement({ id: 'broken', published_at: 'yesterday' })
  expect(sortAnnouncements([broken, old, recent])).toEqual([recent, old, broken])
})

test.each([
  ['no dates', {}, false],
  ['an end in the future', { ends_at: '2026-11-03T12:00:01Z' }, false],
  ['an end in the past', { ends_at: '2026-11-03T12:00:00Z' }, true],
  ['an end today without times', { ends_at: '2026-11-03T00:00:00Z', all_day: true }, false],
  ['an end yesterday without times', { ends_at: '2026-11-02T00:00:00Z', all_day: true }, true],
  ['a broken end', { ends_at: 'soon' }, false],
])('an event with %s is over: %j', (_name, fields, over) => {
  expect(isOver(announcement(fields), NOW)).toBe(over)
})

test('an announcement is edited when it was updated well after it was published', () => {
  expect(isEdited(announcement({ updated_at: '2026-11-01T10:00:00.500Z' }))).toBe(false)
  expect(isEdited(announcement({ updated_at: '2026-11-01T11:00:00Z' }))).toBe(true)
  expect(isEdited(announcement())).toBe(false)
})

test('an event adds an unread announcement in order', () => {
  const known = announcement({ read: true })
  const incoming = announcement({ id: '2', published_at: '2026-11-03T10:00:00Z' })
  const all = withAnnouncement([known], incoming)
  expect(all?.map(({ id }) => id)).toEqual(['2', '1'])
  expect(all?.map(isUnreadAnnouncement)).toEqual([true, false])
  expect(withAnnouncement(null, incoming)).toBeNull()
})

test('an edit keeps what the user read and reacted to', () => {
  const known = announcement({ read: true, reactions: [thumbs(3, true), { name: '🎉', count: 1, me: true }] })
  const edited = announcement({ content: 'Changed', reactions: [thumbs(5)] })
  const all = withAnnouncement([known], edited)
  expect(all).toMatchObject([{ content: 'Changed', read: true }])
  expect(countsOf(all)).toEqual(['👍 5 own'])
})

test('a withdrawn announcement is removed', () => {
  const all = [announcement()]
  expect(withoutAnnouncement(all, announcement().id)).toEqual([])
  expect(withoutAnnouncement(all, announcement({ id: '9' }).id)).toBe(all)
})

test('an event sets the count of a kind and keeps the user’s mark', () => {
  const all = [announcement({ reactions: [thumbs(3, true)] })]
  const event = { announcement_id: announcement().id, name: '👍', count: 7, url: null, static_url: null }
  expect(countsOf(withReactionCount(all, event))).toEqual(['👍 7 own'])
  expect(countsOf(withReactionCount(all, { ...event, count: 0 }))).toEqual([])
  expect(countsOf(withReactionCount(all, { ...event, name: '🎉' }))).toEqual(['👍 3 own', '🎉 7'])
  expect(withReactionCount(all, { ...event, count: 3 })).toBe(all)
})

test('an own reaction is counted once, whether or not the server reports it before it answers', () => {
  const all = [announcement({ reactions: [thumbs(3)] })]
  const reported = [announcement({ reactions: [thumbs(4)] })]
  for (const base of [all, reported]) {
    expect(countsOf(withPendingReaction(base, add()))).toEqual(['👍 4 own'])
    expect(countsOf(withAcceptedReaction(base, add()))).toEqual(['👍 4 own'])
  }
})

test('a reaction of someone else in between is kept', () => {
  const all = [announcement({ reactions: [thumbs(5)] })]
  expect(countsOf(withPendingReaction(all, add()))).toEqual(['👍 5 own'])
  expect(countsOf(withAcceptedReaction(all, add()))).toEqual(['👍 5 own'])
})

test('an own reaction is removed with its last count, and changes nothing when it is done already', () => {
  const all = [announcement({ reactions: [thumbs(1, true)] })]
  const remove = add({ on: false, before: 1 })
  const [left] = withPendingReaction(all, remove) ?? []
  expect(left && shownReactions(left)).toEqual([])
  expect(countsOf(withAcceptedReaction(all, remove))).toEqual(['👍 0'])
  expect(withPendingReaction(all, add())).toBe(all)
  expect(withPendingReaction([announcement()], remove)).toEqual([announcement()])
})

test('a first reaction of a custom emoji has its image', () => {
  const image = { url: 'https://a.example/1.gif', static_url: 'https://a.example/1.png' }
  const all = withPendingReaction([announcement()], add({ name: 'blob', image, before: 0 }))
  expect(all?.[0]?.reactions).toEqual([{ name: 'blob', count: 1, me: true, ...image }])
})

test('eight kinds of reactions are the limit', () => {
  const kinds = ['👍', '🎉', '❤', '🦉', '🔭', '🐱', '🍞', '🚂'].map((name) => ({ name, count: 1 }))
  expect(hasAllKinds(announcement({ reactions: kinds }))).toBe(true)
  expect(hasAllKinds(announcement({ reactions: [...kinds.slice(1), { name: '👍', count: 0 }] }))).toBe(false)
})

test('marking as read keeps the same data when it was read', () => {
  const all = asRead([announcement()], announcement().id)
  expect(all?.map(isUnreadAnnouncement)).toEqual([false])
  expect(asRead(all, announcement().id)).toBe(all)
})

const spaces = (text: string | null) => text?.replaceAll(/[\u2009\u202F]/g, ' ')
const EVENING = { starts_at: '2026-11-03T20:00:00Z', ends_at: '2026-11-03T21:30:00Z', all_day: false }

test.each([
  ['en', EVENING, 'Tue, Nov 3, 8:00 – 9:30 PM'],
  ['de', EVENING, 'Di., 3. Nov., 20:00–21:30 Uhr'],
  ['en', { ...EVENING, all_day: true }, 'Tue, Nov 3'],
  [
    'en',
    { starts_at: '2026-11-03T00:00:00Z', ends_at: '2026-11-05T00:00:00Z', all_day: true },
    'Tue, Nov 3 – Thu, Nov 5',
  ],
  ['en', { ...EVENING, ends_at: null }, 'Tue, Nov 3, 8:00 PM'],
  ['en', { ...EVENING, ends_at: 'rubbish' }, 'Tue, Nov 3, 8:00 PM'],
  ['en', { ...EVENING, starts_at: '2027-01-01T08:00:00Z', ends_at: null }, 'Fri, Jan 1, 2027, 8:00 AM'],
])('dates of an event in %s: %j', (locale, dates, text) => {
  expect(spaces(eventDates(createIntlFor(locale, { timeZone: 'UTC' }), dates, NOW))).toBe(text)
})

test('days without times are the same in every time zone', () => {
  const intl = createIntlFor('en', { timeZone: 'America/New_York' })
  const day = { starts_at: '2026-11-05T00:00:00Z', ends_at: '2026-11-05T00:00:00Z', all_day: true }
  expect(eventDates(intl, day, NOW)).toBe('Thu, Nov 5')
  expect(spaces(eventDates(intl, EVENING, NOW))).toBe('Tue, Nov 3, 3:00 – 4:30 PM')
})

test('an announcement without dates has none', () => {
  expect(eventDates(createIntlFor('en'), announcement(), NOW)).toBeNull()
})
