import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'editFeatured.title',
    defaultMessage: 'Featured',
    description: 'Heading of a section of the page that edits the profile: hashtags and accounts on it',
  },
  text: {
    id: 'editFeatured.text',
    defaultMessage: 'Hashtags and accounts shown on your profile. Changes are saved automatically.',
    description: 'Below the heading of the section about featured hashtags and accounts',
  },
  tags: {
    id: 'editFeatured.tags',
    defaultMessage: 'Featured hashtags',
    description: 'Heading above the hashtags that the user features on the profile',
  },
  noTags: {
    id: 'editFeatured.noTags',
    defaultMessage: 'No featured hashtags yet. Add one you often use.',
    description: 'Shown while the user features no hashtags',
  },
  tagCount: {
    id: 'editFeatured.tagCount',
    defaultMessage: '{count, plural, one {# post} other {# posts}}',
    description: 'After a featured hashtag; {count}: how many posts of the user have it',
  },
  addTag: {
    id: 'editFeatured.addTag',
    defaultMessage: 'Add a hashtag',
    description: 'Label of the field that features a hashtag',
  },
  addTagHint: {
    id: 'editFeatured.addTagHint',
    defaultMessage: 'Up to {limit, plural, one {# hashtag} other {# hashtags}}.',
    description: 'Hint of the field that features a hashtag; {limit}: how many the server allows',
  },
  full: {
    id: 'editFeatured.full',
    defaultMessage:
      'You’ve reached the limit of {limit, plural, one {# featured hashtag} other {# featured hashtags}}. Remove one to add another.',
    description: 'Shown when no more hashtags can be featured; {limit}: how many the server allows',
  },
  add: {
    id: 'editFeatured.add',
    defaultMessage: 'Add',
    description: 'Button that features the typed hashtag or a person on the profile',
  },
  removeTag: {
    id: 'editFeatured.removeTag',
    defaultMessage: 'Remove #{name}',
    description: 'Label of the button that stops featuring a hashtag; {name}: the hashtag',
  },
  tagAdded: {
    id: 'editFeatured.tagAdded',
    defaultMessage: '#{name} added',
    description: 'Said by screen readers after a hashtag was featured; {name}: the hashtag',
  },
  tagRemoved: {
    id: 'editFeatured.tagRemoved',
    defaultMessage: '#{name} removed',
    description: 'Said by screen readers after a hashtag is no longer featured; {name}: the hashtag',
  },
  tagEmpty: {
    id: 'editFeatured.tagEmpty',
    defaultMessage: 'Type a hashtag.',
    description: 'Error under the empty field that features a hashtag',
  },
  tagInvalid: {
    id: 'editFeatured.tagInvalid',
    defaultMessage: 'Use only letters, numbers and underscores, with at least one letter.',
    description: 'Error under the field that features a hashtag',
  },
  tagKnown: {
    id: 'editFeatured.tagKnown',
    defaultMessage: 'You already feature this hashtag.',
    description: 'Error under the field that features a hashtag',
  },
  suggestions: {
    id: 'editFeatured.suggestions',
    defaultMessage: 'Suggestions from your posts',
    description: 'Above hashtags that the user often posts with; each button features one',
  },
  suggestionsFailed: {
    id: 'editFeatured.suggestionsFailed',
    defaultMessage: 'Couldn’t load suggestions.',
    description: 'In place of the suggested hashtags, before a button to try again',
  },
  retry: {
    id: 'editFeatured.retry',
    defaultMessage: 'Try again',
    description: 'Button after suggested hashtags that failed to load',
  },
  suggestTag: {
    id: 'editFeatured.suggestTag',
    defaultMessage: 'Add #{name}',
    description: 'Label of the button that features a suggested hashtag; {name}: the hashtag',
  },
  people: {
    id: 'editFeatured.people',
    defaultMessage: 'Featured accounts',
    description: 'Heading above the accounts that the user features on the profile',
  },
  noPeople: {
    id: 'editFeatured.noPeople',
    defaultMessage: 'No featured accounts yet. Search for people you follow to add them.',
    description: 'Shown while the user features no accounts',
  },
  search: {
    id: 'editFeatured.search',
    defaultMessage: 'Search people you follow',
    description: 'Search field: finds people to feature on the profile',
  },
  results: {
    id: 'editFeatured.results',
    defaultMessage: 'Search results',
    description: 'Label for screen readers: people found to feature on the profile',
  },
  noResults: {
    id: 'editFeatured.noResults',
    defaultMessage: 'No one found among the people you follow.',
    description: 'Shown for a search for people to feature without results',
  },
  addNamed: {
    id: 'editFeatured.addNamed',
    defaultMessage: 'Add {name}',
    description: 'Label for screen readers: the button that features a person; {name}: display name',
  },
  remove: {
    id: 'editFeatured.remove',
    defaultMessage: 'Remove',
    description: 'Button next to a featured account: stops featuring it',
  },
  removeNamed: {
    id: 'editFeatured.removeNamed',
    defaultMessage: 'Remove {name}',
    description: 'Label for screen readers: the button that stops featuring a person; {name}: display name',
  },
  removed: {
    id: 'editFeatured.removed',
    defaultMessage: '{name} is no longer featured',
    description: 'Notice after the user stopped featuring a person; {name}: display name',
  },
  undo: {
    id: 'editFeatured.undo',
    defaultMessage: 'Undo',
    description: 'Button of the notice that a person is no longer featured: features them again',
  },
  more: {
    id: 'editFeatured.more',
    defaultMessage: 'Show more',
    description: 'Button below a list of accounts',
  },
})
