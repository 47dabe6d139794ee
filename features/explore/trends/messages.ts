import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  posts: {
    id: 'trends.posts',
    defaultMessage: 'Trending posts',
    description: 'Label of the list of trending posts for screen readers',
  },
  tags: {
    id: 'trends.tags',
    defaultMessage: 'Trending hashtags',
    description: 'Heading or label of the list of trending hashtags',
  },
  links: {
    id: 'trends.links',
    defaultMessage: 'Trending news',
    description: 'Label of the list of trending links for screen readers',
  },
  people: {
    id: 'trends.people',
    defaultMessage:
      '{count, plural, one {{number} person} other {{number} people}} in the past {days, plural, one {day} other {# days}}',
    description: 'How many people used a trending hashtag; {number}: the count, formatted',
  },
  sharedBy: {
    id: 'trends.sharedBy',
    defaultMessage:
      'Shared by {count, plural, one {{number} person} other {{number} people}} in the past {days, plural, one {day} other {# days}}',
    description: 'How many people shared a trending link; {number}: the count, formatted',
  },
  discussion: {
    id: 'trends.discussion',
    defaultMessage: 'See posts',
    description: 'Link below a trending link to the posts about it',
  },
  discussionOf: {
    id: 'trends.discussionOf',
    defaultMessage: 'See posts about “{title}”',
    description:
      'Label for screen readers of the link to the posts about a trending link; {title}: title of the linked page',
  },
  moreFailed: {
    id: 'trends.moreFailed',
    defaultMessage: 'Couldn’t load more. Check your connection and try again.',
    description: 'At the end of a list of trending hashtags or links',
  },
  empty: {
    id: 'trends.empty',
    defaultMessage: 'Nothing is trending right now',
    description: 'Title shown in place of trending posts, hashtags or links when there are none',
  },
  emptyText: {
    id: 'trends.emptyText',
    defaultMessage: 'Posts, hashtags and links that many people share on this server appear here.',
    description: 'Text shown in place of trending posts, hashtags or links when there are none',
  },
  unavailable: {
    id: 'trends.unavailable',
    defaultMessage: 'Trends aren’t available on this server',
    description: 'Title shown in place of trends when the server does not publish them',
  },
  unavailableText: {
    id: 'trends.unavailableText',
    defaultMessage: 'Its software doesn’t have them, or its administrators have turned them off.',
    description: 'Text shown in place of trends when the server does not publish them',
  },
})
