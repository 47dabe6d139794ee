import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  privacy: {
    id: 'profilePrivacy.title',
    defaultMessage: 'Privacy and reach',
    description: 'Heading of a section of the form for the user’s profile',
  },
  locked: {
    id: 'profilePrivacy.locked',
    defaultMessage: 'Approve followers yourself',
    description: 'Switch in the form for the user’s profile',
  },
  lockedHint: {
    id: 'profilePrivacy.lockedHint',
    defaultMessage:
      'New followers need your approval. If you turn this off, all pending follow requests are accepted.',
    description: 'Hint of the switch to approve followers',
  },
  discoverable: {
    id: 'profilePrivacy.discoverable',
    defaultMessage: 'Feature profile and posts in discovery',
    description: 'Switch in the form for the user’s profile',
  },
  discoverableHint: {
    id: 'profilePrivacy.discoverableHint',
    defaultMessage:
      'Your public posts and your profile can be recommended in trends, suggestions and the directory.',
    description: 'Hint of the switch to be featured in discovery',
  },
  indexable: {
    id: 'profilePrivacy.indexable',
    defaultMessage: 'Include public posts in search results',
    description: 'Switch in the form for the user’s profile',
  },
  indexableHint: {
    id: 'profilePrivacy.indexableHint',
    defaultMessage:
      'Anyone can find your public posts in search. People who’ve interacted with a post can always find it.',
    description: 'Hint of the switch to include public posts in search results',
  },
  hideCollections: {
    id: 'profilePrivacy.hideCollections',
    defaultMessage: 'Hide followers and following',
    description:
      'Switch in the form for the user’s profile: hides the lists of followers and followed accounts',
  },
  hideCollectionsHint: {
    id: 'profilePrivacy.hideCollectionsHint',
    defaultMessage: 'No one can see who you follow and who follows you. The numbers are still shown.',
    description: 'Hint of the switch to hide followers and followed accounts',
  },
  bot: {
    id: 'profilePrivacy.bot',
    defaultMessage: 'This is an automated account',
    description: 'Switch in the form for the user’s profile',
  },
  botHint: {
    id: 'profilePrivacy.botHint',
    defaultMessage:
      'Tells others that the account mainly performs automated actions and might not be monitored.',
    description: 'Hint of the switch for automated accounts',
  },
  tabs: {
    id: 'profileTabs.title',
    defaultMessage: 'Profile tabs',
    description: 'Heading of a section of the form for the user’s profile',
  },
  tabsText: {
    id: 'profileTabs.text',
    defaultMessage: 'Choose what visitors to your profile see.',
    description: 'Text below the heading of the profile tabs in the form for the user’s profile',
  },
  showFeatured: {
    id: 'profileTabs.featured',
    defaultMessage: 'Show the “Featured” tab',
    description: 'Switch in the form for the user’s profile',
  },
  showMedia: {
    id: 'profileTabs.media',
    defaultMessage: 'Show the “Media” tab',
    description: 'Switch in the form for the user’s profile',
  },
  showMediaReplies: {
    id: 'profileTabs.mediaReplies',
    defaultMessage: 'Include media from replies in the “Media” tab',
    description: 'Switch in the form for the user’s profile',
  },
  posting: {
    id: 'profilePosting.title',
    defaultMessage: 'Posting defaults',
    description: 'Heading of a section of the form for the user’s profile',
  },
  postingText: {
    id: 'profilePosting.text',
    defaultMessage: 'New posts start with these settings, also in other apps.',
    description: 'Text below the heading of the posting defaults',
  },
  visibility: {
    id: 'profilePosting.visibility',
    defaultMessage: 'Visibility',
    description: 'Label of a select: the default visibility of new posts',
  },
  quotes: {
    id: 'profilePosting.quotes',
    defaultMessage: 'Who can quote',
    description: 'Label of a select: who may quote new posts by default',
  },
  quotesPrivate: {
    id: 'profilePosting.quotesPrivate',
    defaultMessage: 'Followers-only posts can’t be quoted by others.',
    description: 'Explains why other people can’t be allowed to quote',
  },
  everyone: {
    id: 'profilePosting.everyone',
    defaultMessage: 'Anyone',
    description: 'Option of the select of who may quote new posts',
  },
  followers: {
    id: 'profilePosting.followers',
    defaultMessage: 'Followers only',
    description: 'Option of the select of who may quote new posts',
  },
  nobody: {
    id: 'profilePosting.nobody',
    defaultMessage: 'Just me',
    description: 'Option of the select of who may quote new posts',
  },
  language: {
    id: 'profilePosting.language',
    defaultMessage: 'Language',
    description: 'Label of a field: the default language of new posts',
  },
  noLanguage: {
    id: 'profilePosting.noLanguage',
    defaultMessage: 'Same as interface language',
    description: 'Option of the default language of new posts: none is set',
  },
  sensitive: {
    id: 'profilePosting.sensitive',
    defaultMessage: 'Always mark media as sensitive',
    description: 'Switch in the form for the user’s profile: a default of new posts',
  },
  attribution: {
    id: 'profileAttribution.title',
    defaultMessage: 'Author attribution',
    description: 'Heading of a section of the form for the user’s profile',
  },
  attributionText: {
    id: 'profileAttribution.text',
    defaultMessage:
      'When someone shares one of your articles, the link can show your account as its author. List the websites that may credit you.',
    description: 'Text below the heading of the author attribution',
  },
  domains: {
    id: 'profileAttribution.domains',
    defaultMessage: 'Websites allowed to credit you',
    description: 'Label of a text area for domains',
  },
  domainsHint: {
    id: 'profileAttribution.domainsHint',
    defaultMessage: 'One per line, for example example.com. Subdomains are included.',
    description: 'Hint of a text area for domains',
  },
  invalidDomain: {
    id: 'profileAttribution.invalidDomain',
    defaultMessage: '“{text}” isn’t a website. Enter it like example.com.',
    description: 'Error below a text area for domains; {text}: one line of it',
  },
})

export const quotePolicies = [
  { value: 'public', label: messages.everyone },
  { value: 'followers', label: messages.followers },
  { value: 'nobody', label: messages.nobody },
] as const
