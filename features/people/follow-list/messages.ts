import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  followersOf: {
    id: 'followList.followersOf',
    defaultMessage: 'Followers of {name}',
    description: 'For screen readers: name of a list of accounts; {name}: handle of the followed account',
  },
  followedBy: {
    id: 'followList.followedBy',
    defaultMessage: 'People followed by {name}',
    description: 'For screen readers: name of a list of accounts; {name}: handle of the following account',
  },
  noFollowers: {
    id: 'followList.noFollowers',
    defaultMessage: 'No followers yet',
    description: 'Title of an empty list of followers',
  },
  noFollowersText: {
    id: 'followList.noFollowersText',
    defaultMessage: 'When someone follows you, they appear here.',
    description: 'Text of the empty list of the user’s own followers',
  },
  noFollowing: {
    id: 'followList.noFollowing',
    defaultMessage: 'Not following anyone yet',
    description: 'Title of an empty list of followed accounts',
  },
  noFollowingText: {
    id: 'followList.noFollowingText',
    defaultMessage: 'People you follow appear here, and their posts in your home feed.',
    description: 'Text of the empty list of accounts that the user follows',
  },
  followersHidden: {
    id: 'followList.followersHidden',
    defaultMessage: 'This person hides who follows them',
    description: 'Title in place of the followers of an account that hides them',
  },
  followingHidden: {
    id: 'followList.followingHidden',
    defaultMessage: 'This person hides who they follow',
    description: 'Title in place of the accounts that an account follows and hides',
  },
  hiddenText: {
    id: 'followList.hiddenText',
    defaultMessage: 'Only they can see this list.',
    description: 'Text in place of a hidden list of followers or followed accounts',
  },
  remoteEmpty: {
    id: 'followList.remoteEmpty',
    defaultMessage: 'Your server hasn’t loaded anyone on this list. {host} has the complete list.',
    description:
      'Text of an empty list of followers or followed accounts; {host}: domain of the account’s server',
  },
  someFollowers: {
    id: 'followList.someFollowers',
    defaultMessage: 'Some followers may be missing. {host} has the complete list.',
    description: 'After the followers of an account on another server; {host}: domain of that server',
  },
  someFollowing: {
    id: 'followList.someFollowing',
    defaultMessage: 'Some people may be missing. {host} has the complete list.',
    description:
      'After the accounts that an account on another server follows; {host}: domain of that server',
  },
  missing: {
    id: 'followList.missing',
    defaultMessage: 'This list isn’t available',
    description: 'Title in place of followers or followed accounts that the server doesn’t have',
  },
  missingText: {
    id: 'followList.missingText',
    defaultMessage: 'The account may have been deleted, or your server may not offer this list.',
    description: 'Text in place of followers or followed accounts that the server doesn’t have',
  },
  searchFollowers: {
    id: 'followList.searchFollowers',
    defaultMessage: 'Search your followers',
    description: 'Field above the list of the user’s own followers',
  },
  searchFollowing: {
    id: 'followList.searchFollowing',
    defaultMessage: 'Search people you follow',
    description: 'Field above the list of accounts that the user follows',
  },
  searchedAll: {
    id: 'followList.searchedAll',
    defaultMessage:
      '{found, plural, =0 {No one found} other {# found}} among {count, plural, one {# person} other {# people}}',
    description:
      'Result of a search in a complete list of people; {found}: number of matches; {count}: number of people',
  },
  searchedSome: {
    id: 'followList.searchedSome',
    defaultMessage:
      '{found, plural, =0 {No one found} other {# found}} among the latest {count, plural, one {# person} other {# people}}',
    description:
      'Result of a search in the loaded part of a list of people; {found}: number of matches; {count}: number of loaded people',
  },
  searchMore: {
    id: 'followList.searchMore',
    defaultMessage: 'Search more',
    description: 'Button next to the result of a search: loads and searches more people',
  },
  noneFound: {
    id: 'followList.noneFound',
    defaultMessage: 'No one matches your search',
    description: 'Shown when a search among followers or followed accounts finds no one',
  },
  more: {
    id: 'followList.more',
    defaultMessage: 'More actions for {name}',
    description: 'Label of the button that opens the menu of a follower; {name}: display name',
  },
})
