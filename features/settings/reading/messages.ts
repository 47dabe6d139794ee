import { defineMessages } from '@/lib/i18n'

export const readingLabels = defineMessages({
  linkPreviews: {
    id: 'settings.linkPreviews',
    defaultMessage: 'Show link previews',
    description: 'Setting: shows a card with title and image of a linked page below a post',
  },
  displayMedia: {
    id: 'settings.display_media',
    defaultMessage: 'Media display',
    description: 'Setting: which media are hidden until opened',
  },
  expandWarnings: {
    id: 'settings.expand_warnings',
    defaultMessage: 'Always expand posts with content warnings',
    description: 'Setting: shows the text of posts with a content warning immediately',
  },
  expandWarningsHint: {
    id: 'settings.expand_warnings.hint',
    defaultMessage: 'The content warning is still shown above the text.',
    description: 'Explains the setting that expands posts with content warnings',
  },
  newPosts: {
    id: 'settings.new_posts',
    defaultMessage: 'New posts at the top of a timeline',
    description: 'Setting: how new posts are shown at the top of a timeline',
  },
  loadByHand: {
    id: 'settings.load_by_hand',
    defaultMessage: 'Load older posts with a button',
    description: 'Setting: turns off infinite scrolling',
  },
  loadByHandHint: {
    id: 'settings.load_by_hand.hint',
    defaultMessage: 'Timelines stop at the end instead of loading more as you scroll.',
    description: 'Explains the setting that turns off infinite scrolling',
  },
  collapseBoosts: {
    id: 'settings.collapse_boosts',
    defaultMessage: 'Group boosts of the same post',
    description: 'Setting: shows all boosts of a post together as one entry',
  },
  boostStrips: {
    id: 'settings.boost_strips',
    defaultMessage: 'Show consecutive boosts side by side',
    description: 'Setting: shows three or more boosts in a row as a horizontal strip of cards',
  },
  boostStripsHint: {
    id: 'settings.boost_strips.hint',
    defaultMessage: 'Three or more boosts in a row become a strip of small cards.',
    description: 'Explains the setting that shows consecutive boosts side by side',
  },
  showTrends: {
    id: 'settings.show_trends',
    defaultMessage: 'Show trends in the sidebar',
    description: 'Setting: shows trending hashtags in the sidebar of wide windows',
  },
  sideCards: {
    id: 'settings.side_cards',
    defaultMessage: 'Show related content in the sidebar',
    description:
      'Setting: shows missed posts, media of a profile, the author of a thread or the server in the sidebar of wide windows',
  },
  hoverCards: {
    id: 'settings.hover_cards',
    defaultMessage: 'Show previews of accounts and hashtags on hover',
    description: 'Setting: opens a preview card when the pointer rests on a name or a hashtag',
  },
  hoverCardsHint: {
    id: 'settings.hover_cards.hint',
    defaultMessage: 'You can always open them with the keyboard: press Alt+↓ on a name, a hashtag or a post.',
    description: 'Explains the setting of preview cards',
  },
  autoplay: {
    id: 'settings.autoplay',
    defaultMessage: 'Autoplay GIFs',
    description: 'Setting: plays animated images automatically',
  },
  autoplayHint: {
    id: 'settings.autoplay.hint',
    defaultMessage:
      'Includes animated custom emoji. Always off with reduced motion; GIFs also don’t play while your browser’s data saver is on.',
    description: 'Explains the setting that plays animated images automatically',
  },
  hideCounts: {
    id: 'settings.hideCounts',
    defaultMessage: 'Hide counts',
    description: 'Setting: hides the numbers on posts and accounts',
  },
  hideCountsHint: {
    id: 'settings.hideCounts.hint',
    defaultMessage:
      'Hides how many replies, boosts and favourites a post has, and how many followers and posts an account has.',
    description: 'Explains the setting that hides counts',
  },
  browserTranslation: {
    id: 'settings.browserTranslation',
    defaultMessage: 'Translate in the browser when your server can’t',
    description: 'Setting: uses the translator built into the browser',
  },
  browserTranslationHint: {
    id: 'settings.browserTranslation.hint',
    defaultMessage: 'Your browser may download language data. Posts stay on your device.',
    description: 'Explains the setting that uses the translator built into the browser',
  },
  readLanguages: {
    id: 'settings.readLanguages',
    defaultMessage: 'Languages you read',
    description: 'Setting: languages in which posts are not offered for translation',
  },
  readLanguagesHint: {
    id: 'settings.readLanguages.hint',
    defaultMessage:
      'Skein doesn’t offer to translate posts in these languages. You can add languages from a translated post.',
    description: 'Explains the list of languages that the user reads',
  },
  removeLanguage: {
    id: 'settings.readLanguages.remove',
    defaultMessage: 'Remove {language}',
    description: 'Button next to a language that the user reads; {language}: its name',
  },
  confirmBoost: {
    id: 'settings.confirm_boost',
    defaultMessage: 'Ask before boosting',
    description: 'Setting: shows a confirmation before boosting',
  },
  confirmBoostHint: {
    id: 'settings.confirm_boost.hint',
    defaultMessage: 'Shows the post again and who will see the boost. Hold Shift to boost without asking.',
    description: 'Explains the setting that asks before boosting',
  },
  boostByClick: {
    id: 'settings.boost_by_click',
    defaultMessage: 'Boost with one click',
    description: 'Setting: the boost button under a post boosts immediately instead of opening a menu',
  },
  boostByClickHint: {
    id: 'settings.boost_by_click.how',
    defaultMessage:
      'Boosts are for your default readers. To choose others, press long, hold Shift, or use the menu of a post, where you can also quote.',
    description: 'Explains the setting “Boost with one click”',
  },
})

export const readingChoices = defineMessages({
  newLive: {
    id: 'settings.choice.new_live',
    defaultMessage: 'Appear automatically',
    description: 'Option of the setting “New posts at the top of a timeline”',
  },
  newManual: {
    id: 'settings.choice.new_manual',
    defaultMessage: 'Show a button first',
    description: 'Option of the setting “New posts at the top of a timeline”',
  },
  newEvery: {
    id: 'settings.choice.new_every',
    defaultMessage: 'Appear every {count, plural, one {# minute} other {# minutes}}',
    description: 'Option of the setting “New posts at the top of a timeline”',
  },
  mediaDefault: {
    id: 'settings.choice.media_default',
    defaultMessage: 'Hide media marked as sensitive',
    description: 'Option of the media display: hide sensitive media',
  },
  mediaShow: {
    id: 'settings.choice.media_show',
    defaultMessage: 'Always show media',
    description: 'Option of the media display: hide nothing',
  },
  mediaHide: {
    id: 'settings.choice.media_hide',
    defaultMessage: 'Always hide media',
    description: 'Option of the media display: hide all media',
  },
})

export const readingGroups = defineMessages({
  title: {
    id: 'settings.reading',
    defaultMessage: 'Reading',
    description: 'Title of a page of settings: media, content warnings, timelines and translation',
  },
  summary: {
    id: 'settings.reading.summary',
    defaultMessage: 'Media, content warnings, timelines and translation',
    description: 'What a page of settings is about',
  },
  posts: {
    id: 'settings.posts',
    defaultMessage: 'Posts',
    description: 'Heading of a group of settings: how posts are shown',
  },
  timelines: {
    id: 'settings.timelines',
    defaultMessage: 'Timelines',
    description: 'Heading of a group of settings: how timelines show posts',
  },
})

export const readingWords = defineMessages({
  linkPreviews: {
    id: 'settings.words.linkPreviews',
    defaultMessage: 'cards articles websites',
    description:
      'Further words by which the search finds the setting “Show link previews”, separated by spaces; choose words of your language',
  },
  displayMedia: {
    id: 'settings.words.displayMedia',
    defaultMessage: 'pictures images video sensitive blur',
    description:
      'Further words by which the search finds the setting “Media display”, separated by spaces; choose words of your language',
  },
  expandWarnings: {
    id: 'settings.words.expandWarnings',
    defaultMessage: 'CW spoiler',
    description:
      'Further words by which the search finds the setting “Always expand posts with content warnings”, separated by spaces; choose words of your language',
  },
  autoplay: {
    id: 'settings.words.autoplay',
    defaultMessage: 'animation video',
    description:
      'Further words by which the search finds the setting “Autoplay GIFs”, separated by spaces; choose words of your language',
  },
  hideCounts: {
    id: 'settings.words.hideCounts',
    defaultMessage: 'numbers metrics wellness likes',
    description:
      'Further words by which the search finds the setting “Hide counts”, separated by spaces; choose words of your language',
  },
  newPosts: {
    id: 'settings.words.newPosts',
    defaultMessage: 'slow mode streaming live pause',
    description:
      'Further words by which the search finds the setting “New posts at the top of a timeline”, separated by spaces; choose words of your language',
  },
  loadByHand: {
    id: 'settings.words.loadByHand',
    defaultMessage: 'infinite scroll endless',
    description:
      'Further words by which the search finds the setting “Load older posts with a button”, separated by spaces; choose words of your language',
  },
  confirmBoost: {
    id: 'settings.words.confirmBoost',
    defaultMessage: 'confirmation reblog',
    description:
      'Further words by which the search finds the setting “Ask before boosting”, separated by spaces; choose words of your language',
  },
  boostByClick: {
    id: 'settings.words.boostByClick',
    defaultMessage: 'reblog quick press menu',
    description:
      'Further words by which the search finds the setting “Boost with one click”, separated by spaces; choose words of your language',
  },
  readLanguages: {
    id: 'settings.words.readLanguages',
    defaultMessage: 'translate',
    description:
      'Further words by which the search finds the setting “Languages you read”, separated by spaces; choose words of your language',
  },
})
