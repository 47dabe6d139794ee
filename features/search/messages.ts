import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  field: {
    id: 'search.field',
    defaultMessage: 'Search',
    description: 'Label and placeholder of the search field for people, hashtags and posts',
  },
  submit: {
    id: 'search.submit',
    defaultMessage: 'Search',
    description: 'Button next to the search field',
  },
  intro: {
    id: 'search.intro',
    defaultMessage: 'Find people, hashtags and posts',
    description: 'Title of the search page before anything is searched',
  },
  introText: {
    id: 'search.introText',
    defaultMessage: 'Enter a name, a hashtag, some words, or a link to a profile or post.',
    description: 'Text of the search page before anything is searched',
  },
  introVisitor: {
    id: 'search.introVisitor',
    defaultMessage: 'Enter a name or a hashtag. Sign in to search posts too.',
    description: 'Text of the search page before anything is searched, for signed-out visitors',
  },
  people: {
    id: 'search.people',
    defaultMessage: 'People',
    description: 'Heading over found accounts, and the label of their list for screen readers',
  },
  hashtags: {
    id: 'search.hashtags',
    defaultMessage: 'Hashtags',
    description: 'Heading over found hashtags, and the label of their list for screen readers',
  },
  posts: {
    id: 'search.posts',
    defaultMessage: 'Posts',
    description: 'Heading over found posts, and the label of their list for screen readers',
  },
  seeAllPeople: {
    id: 'search.seeAllPeople',
    defaultMessage: 'See all people',
    description: 'Link under the first found accounts',
  },
  seeAllHashtags: {
    id: 'search.seeAllHashtags',
    defaultMessage: 'See all hashtags',
    description: 'Link under the first found hashtags',
  },
  none: {
    id: 'search.none',
    defaultMessage: 'No results for “{text}”',
    description: 'Title when a search finds nothing; {text}: the searched words',
  },
  noneText: {
    id: 'search.noneText',
    defaultMessage: 'Check the spelling, or try fewer words.',
    description: 'Text when a search finds nothing',
  },
  noPeople: {
    id: 'search.noPeople',
    defaultMessage: 'No people found',
    description: 'Title when a search finds no accounts',
  },
  noPeopleText: {
    id: 'search.noPeopleText',
    defaultMessage: 'Check the spelling. To find someone on another server, enter their full handle.',
    description: 'Text when a search finds no accounts',
  },
  noHashtags: {
    id: 'search.noHashtags',
    defaultMessage: 'No hashtags found',
    description: 'Title when a search finds no hashtags',
  },
  noHashtagsText: {
    id: 'search.noHashtagsText',
    defaultMessage: 'Hashtags are found by their first letters. Check the spelling.',
    description: 'Text when a search finds no hashtags',
  },
  noPosts: {
    id: 'search.noPosts',
    defaultMessage: 'No posts found',
    description: 'Title when a search finds no posts',
  },
  noPostsText: {
    id: 'search.noPostsText',
    defaultMessage:
      'Servers only search posts whose authors allow it, posts that mention you, and posts you’ve interacted with. Some servers can’t search posts at all.',
    description:
      'Text when a search finds no posts, also below “Check the spelling” when it finds nothing at all',
  },
  moreTagsFailed: {
    id: 'search.moreTagsFailed',
    defaultMessage: 'Couldn’t load more hashtags. Check your connection and try again.',
    description: 'At the end of a list of found hashtags',
  },
  signIn: {
    id: 'search.signIn',
    defaultMessage: 'Sign in to search posts',
    description: 'Title shown to signed-out visitors in place of found posts',
  },
  signInText: {
    id: 'search.signInText',
    defaultMessage: 'Only people with an account on {server} can search its posts.',
    description: 'Text shown to signed-out visitors in place of found posts; {server}: host name',
  },
  signInAll: {
    id: 'search.signInAll',
    defaultMessage: 'Sign in to search',
    description: 'Title shown to signed-out visitors when the server only searches for members',
  },
  signInAllText: {
    id: 'search.signInAllText',
    defaultMessage: 'Only people with an account on {server} can search. Sign in to continue.',
    description:
      'Text shown to signed-out visitors when the server only searches for members; {server}: host name',
  },
  signInButton: {
    id: 'search.signInButton',
    defaultMessage: 'Sign in',
    description: 'Link shown to signed-out visitors on the search page',
  },
  signInMore: {
    id: 'search.signInMore',
    defaultMessage: 'Sign in to see more results',
    description: 'Link at the end of found accounts or hashtags for signed-out visitors',
  },
  unavailable: {
    id: 'search.unavailable',
    defaultMessage: 'Search isn’t available on this server',
    description: 'Title of the search page when the server has no search',
  },
  unavailableText: {
    id: 'search.unavailableText',
    defaultMessage: '{server} has no search. You can still open a profile or hashtag by its name.',
    description: 'Text of the search page when the server has no search; {server}: host name',
  },
  recent: {
    id: 'search.recent',
    defaultMessage: 'Recent searches',
    description: 'Heading over the last searches of the user',
  },
  clearRecent: {
    id: 'search.clearRecent',
    defaultMessage: 'Clear all',
    description: 'Button next to the heading of the last searches: removes them',
  },
  forget: {
    id: 'search.forget',
    defaultMessage: 'Remove “{text}” from recent searches',
    description: 'Button next to one of the last searches; {text}: the searched words',
  },
  suggestions: {
    id: 'search.suggestions',
    defaultMessage: 'Suggestions',
    description: 'For screen readers: name of the list below the search field',
  },
  openAddress: {
    id: 'search.openAddress',
    defaultMessage: 'Open this address in Skein',
    description: 'Suggestion below the search field for the web address of a post or profile',
  },
  goToHashtag: {
    id: 'search.goToHashtag',
    defaultMessage: 'Go to hashtag #{name}',
    description: 'Suggestion below the search field; {name}: the hashtag without #',
  },
  goToProfile: {
    id: 'search.goToProfile',
    defaultMessage: 'Go to profile @{name}',
    description: 'Suggestion below the search field; {name}: the handle without its first @',
  },
  postsMatching: {
    id: 'search.postsMatching',
    defaultMessage: 'Posts matching “{text}”',
    description: 'Suggestion below the search field; {text}: the typed words',
  },
  peopleMatching: {
    id: 'search.peopleMatching',
    defaultMessage: 'People matching “{text}”',
    description: 'Suggestion below the search field; {text}: the typed words',
  },
  recentHint: {
    id: 'search.recentHint',
    defaultMessage: 'Press Delete to remove',
    description: 'Below a recent search while it is highlighted in the list below the search field',
  },
  resolving: {
    id: 'search.resolving',
    defaultMessage: 'Looking up this link…',
    description: 'Title while the server asks another server for a post or profile',
  },
  resolvingPerson: {
    id: 'search.resolvingPerson',
    defaultMessage: 'Looking up this person…',
    description: 'Title while the server asks another server for the person with a handle',
  },
  resolvingText: {
    id: 'search.resolvingText',
    defaultMessage: 'Your server is asking {host}. This can take a moment.',
    description:
      'Text while the server asks another server for a post, profile or person; {host}: host name of the other server',
  },
  addressFound: {
    id: 'search.addressFound',
    defaultMessage: 'Found on your server',
    description:
      'Title when the post or profile at a searched web address was found; a button to open it follows',
  },
  openFound: {
    id: 'search.openFound',
    defaultMessage: 'Open',
    description: 'Button that opens the post or profile that was found at a web address',
  },
  addressUnknown: {
    id: 'search.addressUnknown',
    defaultMessage: 'Couldn’t find this page on your server',
    description: 'Title when a searched web address is no post or profile that the server can show',
  },
  addressUnknownText: {
    id: 'search.addressUnknownText',
    defaultMessage:
      '{host} may not be part of the fediverse, or it doesn’t share this page with your server.',
    description:
      'Text when a searched web address is no post or profile that the server can show; {host}: host name in the address',
  },
  addressFailed: {
    id: 'search.addressFailed',
    defaultMessage: 'Couldn’t look up this address',
    description: 'Title when asking for the post or profile at a web address failed',
  },
  addressFailedText: {
    id: 'search.addressFailedText',
    defaultMessage: 'Check your connection and try again.',
    description: 'Text when asking for the post or profile at a web address failed',
  },
  again: {
    id: 'search.again',
    defaultMessage: 'Try again',
    description: 'Button that looks up a web address again',
  },
  openTab: {
    id: 'search.openTab',
    defaultMessage: 'Open in a new tab',
    description: 'Link to the searched web address itself',
  },
  signInAddress: {
    id: 'search.signInAddress',
    defaultMessage: 'Sign in to open links',
    description: 'Title shown to signed-out visitors who search for a web address',
  },
  signInAddressText: {
    id: 'search.signInAddressText',
    defaultMessage:
      'Only people with an account on {server} can look up posts and profiles from other servers.',
    description: 'Text shown to signed-out visitors who search for a web address; {server}: host name',
  },
  device: {
    id: 'search.device',
    defaultMessage: 'On this device',
    description: 'Heading over found posts that are stored in the browser',
  },
  deviceText: {
    id: 'search.deviceText',
    defaultMessage: 'From your posts, bookmarks and favourites',
    description: 'Below the heading “On this device” over found posts that are stored in the browser',
  },
  deviceAll: {
    id: 'search.deviceAll',
    defaultMessage: 'Show all {count}',
    description:
      'Button under the first found posts on this device; {count}: number of all of them, at least four',
  },
  deviceOffline: {
    id: 'search.deviceOffline',
    defaultMessage: 'You’re offline. Only your posts, bookmarks and favourites on this device are searched.',
    description: 'Above the results of a search while the server can’t be reached',
  },
  deviceNone: {
    id: 'search.deviceNone',
    defaultMessage: 'Nothing found on this device',
    description: 'Title when a search while offline finds nothing in the browser',
  },
  deviceNoneText: {
    id: 'search.deviceNoneText',
    defaultMessage: 'Search again when you’re back online.',
    description: 'Text when a search while offline finds nothing in the browser',
  },
  noOtherPosts: {
    id: 'search.noOtherPosts',
    defaultMessage: 'No other posts found',
    description: 'At the end of the results of a search when the server found no more posts',
  },
  tagUses: {
    id: 'search.tagUses',
    defaultMessage: '{count, plural, one {{number} post this week} other {{number} posts this week}}',
    description: 'Under a found hashtag; {number}: the count, formatted',
  },
})
