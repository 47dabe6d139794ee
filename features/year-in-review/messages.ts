import { defineMessages, type Message } from '@/lib/i18n'
import type { Archetype, TopKind } from './report'

export const messages = defineMessages({
  unsupported: {
    id: 'year.unsupported',
    defaultMessage: 'Your server doesn’t make yearly reviews',
    description: 'Title of the page of a summary of the user’s year, on servers without them',
  },
  none: {
    id: 'year.none',
    defaultMessage: 'No review of {year}',
    description:
      'Title of the page of a summary of the user’s year that does not exist; {year}: such as 2025',
  },
  noneText: {
    id: 'year.noneText',
    defaultMessage: 'Servers that make reviews offer them in December, to people who posted during the year.',
    description: 'Text of the page of a summary of the user’s year that does not exist',
  },
  offered: {
    id: 'year.offered',
    defaultMessage: 'Your server can look back on {year}',
    description:
      'Title of the page where the user can have a summary of their year made; {year}: such as 2025',
  },
  offeredText: {
    id: 'year.offeredText',
    defaultMessage: 'It counts your posts and followers, and only makes a review if you ask for it.',
    description: 'Text of the page where the user can have a summary of their year made',
  },
  make: {
    id: 'year.make',
    defaultMessage: 'Make my review',
    description: 'Button: asks the server to make a summary of the user’s year',
  },
  making: {
    id: 'year.making',
    defaultMessage: 'Your server is making your review of {year}…',
    description: 'Shown while the server makes a summary of the user’s year; {year}: such as 2025',
  },
  makingText: {
    id: 'year.makingText',
    defaultMessage: 'It appears here when it’s ready. You can leave this page.',
    description: 'Text shown while the server makes a summary of the user’s year',
  },
  makingLong: {
    id: 'year.makingLong',
    defaultMessage: 'This takes longer than usual. You can check again or come back later.',
    description: 'Text shown while the server makes a summary of the user’s year for more than a minute',
  },
  check: {
    id: 'year.check',
    defaultMessage: 'Check again',
    description: 'Button: asks the server whether a summary of the user’s year is ready',
  },
  ready: {
    id: 'year.ready',
    defaultMessage: 'Your review of {year} is ready',
    description:
      'For screen readers, when the server has made a summary of the user’s year; {year}: such as 2025',
  },
  archetype: {
    id: 'year.archetype',
    defaultMessage: 'Your archetype',
    description: 'Above a playful name for how the user posted during a year, such as “The Archer”',
  },
  numbers: {
    id: 'year.numbers',
    defaultMessage: 'In numbers',
    description: 'Title of a part of the summary of a year: numbers of posts and followers',
  },
  posts: {
    id: 'year.posts',
    defaultMessage: '{count, plural, one {post} other {posts}}',
    description: 'Below a large number in the summary of a year; {count}: that number',
  },
  followers: {
    id: 'year.followers',
    defaultMessage: '{count, plural, one {new follower} other {new followers}}',
    description: 'Below a large number in the summary of a year; {count}: that number',
  },
  following: {
    id: 'year.following',
    defaultMessage: 'newly followed',
    description: 'Below a large number in the summary of a year: people the user began to follow',
  },
  percentile: {
    id: 'year.percentile',
    defaultMessage: 'You’re among the {percent} of people on {host} who posted the most.',
    description: 'In the summary of a year; {percent}: a percentage such as 5%, {host}: the server',
  },
  months: {
    id: 'year.months',
    defaultMessage: 'Month by month',
    description: 'Title of a table in the summary of a year',
  },
  month: {
    id: 'year.month',
    defaultMessage: 'Month',
    description: 'Head of a column of the table in the summary of a year',
  },
  monthPosts: {
    id: 'year.month.posts',
    defaultMessage: 'Posts',
    description: 'Head of a column of the table in the summary of a year: number of posts',
  },
  monthFollowers: {
    id: 'year.month.followers',
    defaultMessage: 'New followers',
    description: 'Head of a column of the table in the summary of a year: number of accounts',
  },
  monthFollowing: {
    id: 'year.month.following',
    defaultMessage: 'Newly followed',
    description: 'Head of a column of the table in the summary of a year: accounts the user began to follow',
  },
  kinds: {
    id: 'year.kinds',
    defaultMessage: 'Kinds of posts',
    description: 'Title of a part of the summary of a year',
  },
  standalone: {
    id: 'year.kinds.own',
    defaultMessage: 'Posts of your own',
    description: 'In the summary of a year, next to a number: posts that are neither replies nor boosts',
  },
  replies: {
    id: 'year.kinds.replies',
    defaultMessage: 'Replies',
    description: 'In the summary of a year, next to a number',
  },
  reblogs: {
    id: 'year.kinds.boosts',
    defaultMessage: 'Boosts',
    description: 'In the summary of a year, next to a number',
  },
  topGone: {
    id: 'year.top.gone',
    defaultMessage: 'This post isn’t available. It may have been deleted.',
    description: 'In the summary of a year, in place of a post',
  },
  tags: {
    id: 'year.tags',
    defaultMessage: 'Hashtags you used most',
    description: 'Title of a part of the summary of a year',
  },
  inPosts: {
    id: 'year.inPosts',
    defaultMessage: '{count, plural, one {# post} other {# posts}}',
    description: 'In the summary of a year, next to a hashtag or an app',
  },
  apps: {
    id: 'year.apps',
    defaultMessage: 'Apps you posted with',
    description: 'Title of a part of the summary of a year',
  },
  repliedTo: {
    id: 'year.repliedTo',
    defaultMessage: 'People you replied to most',
    description: 'Title of a part of the summary of a year',
  },
  replyCount: {
    id: 'year.replyCount',
    defaultMessage: '{count, plural, one {# reply} other {# replies}}',
    description: 'In the summary of a year, next to a person that the user replied to',
  },
  boosted: {
    id: 'year.boosted',
    defaultMessage: 'People you boosted most',
    description: 'Title of a part of the summary of a year',
  },
  boostCount: {
    id: 'year.boostCount',
    defaultMessage: '{count, plural, one {# boost} other {# boosts}}',
    description: 'In the summary of a year, next to a person that the user boosted',
  },
  unknown: {
    id: 'year.unknown',
    defaultMessage:
      '{count, plural, one {# part of this review is missing here, because Skein doesn’t know it yet.} other {# parts of this review are missing here, because Skein doesn’t know them yet.}}',
    description: 'At the end of the summary of a year that a newer server made',
  },
  nothing: {
    id: 'year.nothing',
    defaultMessage: 'This review is empty',
    description: 'In place of a summary of a year without any part',
  },
  share: {
    id: 'year.share',
    defaultMessage: 'Write a post about it',
    description: 'Button below the summary of a year: opens the form for a post with a text in it',
  },
  shareText: {
    id: 'year.shareText',
    defaultMessage: 'Nothing is posted until you send it.',
    description: 'Next to the button that starts a post about the summary of a year',
  },
  linkText: {
    id: 'year.linkText',
    defaultMessage: 'Everyone with the link can see your review.',
    description: 'Next to the buttons that copy the link of the summary of a year or put it into a post',
  },
  postWith: {
    id: 'year.post.with',
    defaultMessage: 'My archetype of {year}: {archetype}',
    description:
      'Text of a post about the summary of a year; {archetype}: a playful name, such as “The Archer”; {year}: such as 2025',
  },
  post: {
    id: 'year.post',
    defaultMessage: 'My {year} in review',
    description: 'Text of a post about the summary of a year; {year}: such as 2025',
  },
  shared: {
    id: 'year.shared',
    defaultMessage: 'Shared reviews open on their own server',
    description: 'Title of the page of a summary of a year that someone else shared',
  },
  original: {
    id: 'year.shared.original',
    defaultMessage: 'Open original page',
    description: 'Link to a summary of a year that someone else shared, on their server',
  },
})

export const archetypeNames: Readonly<Record<Archetype, Message>> = defineMessages({
  lurker: {
    id: 'year.lurker',
    defaultMessage: 'The Stoic',
    description: 'Playful name, as in Mastodon’s Wrapstodon: someone who read more than they wrote',
  },
  booster: {
    id: 'year.booster',
    defaultMessage: 'The Archer',
    description: 'Playful name, as in Mastodon’s Wrapstodon: someone who boosted a lot',
  },
  pollster: {
    id: 'year.pollster',
    defaultMessage: 'The Wonderer',
    description: 'Playful name, as in Mastodon’s Wrapstodon: someone who made many polls',
  },
  replier: {
    id: 'year.replier',
    defaultMessage: 'The Butterfly',
    description: 'Playful name, as in Mastodon’s Wrapstodon: someone who replied a lot',
  },
  oracle: {
    id: 'year.oracle',
    defaultMessage: 'The Oracle',
    description: 'Playful name, as in Mastodon’s Wrapstodon: someone who wrote many posts of their own',
  },
})

export const archetypeTexts: Readonly<Record<Archetype, Message>> = defineMessages({
  lurker: {
    id: 'year.lurker.text',
    defaultMessage: 'You read more than you wrote.',
    description: 'Explains the playful name “The Stoic”',
  },
  booster: {
    id: 'year.booster.text',
    defaultMessage: 'You boosted more than you wrote, and helped others to be found.',
    description: 'Explains the playful name “The Archer”',
  },
  pollster: {
    id: 'year.pollster.text',
    defaultMessage: 'You asked more questions than most, in polls.',
    description: 'Explains the playful name “The Wonderer”',
  },
  replier: {
    id: 'year.replier.text',
    defaultMessage: 'You replied more than you started conversations.',
    description: 'Explains the playful name “The Butterfly”',
  },
  oracle: {
    id: 'year.oracle.text',
    defaultMessage: 'You mostly wrote posts of your own.',
    description: 'Explains the playful name “The Oracle”',
  },
})

export const topTitles: Readonly<Record<TopKind, Message>> = defineMessages({
  reblogs: {
    id: 'year.top.boosted',
    defaultMessage: 'Your most boosted post',
    description: 'Title of a part of the summary of a year',
  },
  favourites: {
    id: 'year.top.favourited',
    defaultMessage: 'Your most favourited post',
    description: 'Title of a part of the summary of a year',
  },
  replies: {
    id: 'year.top.replies',
    defaultMessage: 'Your post with the most replies',
    description: 'Title of a part of the summary of a year',
  },
})
