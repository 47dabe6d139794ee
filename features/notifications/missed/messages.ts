import { defineMessages, type Message } from '@/lib/i18n'
import type { MissedKind } from './summary'

export const messages = defineMessages({
  title: {
    id: 'missed.title',
    defaultMessage: 'While you were away',
    description: 'Title of the summary above the notifications after an absence',
  },
  total: {
    id: 'missed.total',
    defaultMessage: '{count, plural, one {# notification} other {# notifications}} since {date}',
    description: 'Below the title “While you were away”; {date}: date of the last visit',
  },
  totalAtLeast: {
    id: 'missed.totalAtLeast',
    defaultMessage: 'At least {count, plural, one {# notification} other {# notifications}} since {date}',
    description: 'Like “{count} notifications since {date}”, when some of them are not loaded',
  },
  atLeast: {
    id: 'missed.atLeast',
    defaultMessage: 'At least {counted}',
    description:
      'For screen readers: button in the summary when some notifications are not loaded; {counted}: “3 mentions”',
  },
  dismiss: {
    id: 'missed.dismiss',
    defaultMessage: 'Dismiss summary',
    description: 'Icon button: removes the summary above the notifications',
  },
  posts: {
    id: 'missed.posts',
    defaultMessage: 'Your posts with the most interactions',
    description: 'Title of a part of the summary above the notifications',
  },
  partial: {
    id: 'missed.partial',
    defaultMessage: 'Older notifications aren’t counted yet.',
    description: 'Text in the summary above the notifications; a button to count them follows',
  },
  countAll: {
    id: 'missed.countAll',
    defaultMessage: 'Count all',
    description: 'Button in the summary above the notifications: loads and counts the older ones too',
  },
  failed: {
    id: 'missed.failed',
    defaultMessage: 'Couldn’t load older notifications. Check your connection and try again.',
    description: 'Text in the summary above the notifications; a button to try again follows',
  },
  tryAgain: {
    id: 'missed.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button in the summary above the notifications, after loading older ones failed',
  },
})

/** Counts by kind. */
export const counts: Record<MissedKind, Message> = defineMessages({
  mentions: {
    id: 'missed.mentions',
    defaultMessage: '{count, plural, one {# mention} other {# mentions}}',
    description: 'Button in the summary above the notifications: shows the mentions',
  },
  quotes: {
    id: 'missed.quotes',
    defaultMessage: '{count, plural, one {# quote} other {# quotes}}',
    description: 'Button in the summary above the notifications: shows the quotes of the user’s posts',
  },
  followRequests: {
    id: 'missed.followRequests',
    defaultMessage: '{count, plural, one {# follow request} other {# follow requests}}',
    description: 'Button in the summary above the notifications: shows the follow requests',
  },
  follows: {
    id: 'missed.follows',
    defaultMessage: '{count, plural, one {# new follower} other {# new followers}}',
    description: 'Button in the summary above the notifications: shows the follows',
  },
  favourites: {
    id: 'missed.favourites',
    defaultMessage: '{count, plural, one {# favourite} other {# favourites}}',
    description: 'Button in the summary above the notifications: shows the favourites of the user’s posts',
  },
  boosts: {
    id: 'missed.boosts',
    defaultMessage: '{count, plural, one {# boost} other {# boosts}}',
    description: 'Button in the summary above the notifications: shows the boosts of the user’s posts',
  },
  posts: {
    id: 'missed.newPosts',
    defaultMessage: '{count, plural, one {# new post} other {# new posts}}',
    description: 'Button in the summary above the notifications: shows posts of people with notifications on',
  },
  edits: {
    id: 'missed.edits',
    defaultMessage: '{count, plural, one {# edited post} other {# edited posts}}',
    description:
      'Button in the summary above the notifications: shows edits of posts that the user boosted or quoted',
  },
  polls: {
    id: 'missed.polls',
    defaultMessage: '{count, plural, one {# poll result} other {# poll results}}',
    description: 'Button in the summary above the notifications: shows the polls that ended',
  },
  collections: {
    id: 'missed.collections',
    defaultMessage: '{count, plural, one {# collection update} other {# collection updates}}',
    description: 'Button in the summary above the notifications: shows updates of collections with the user',
  },
  other: {
    id: 'missed.other',
    defaultMessage: '{count, plural, one {# other notification} other {# other notifications}}',
    description: 'Button in the summary above the notifications: shows the notifications of all kinds',
  },
})
