import { defineMessages } from '@/lib/i18n'

export const groups = defineMessages({
  appearance: {
    id: 'settings.appearance',
    defaultMessage: 'Appearance',
    description: 'Heading of the settings of colours, sizes and motion',
  },
  reading: {
    id: 'settings.reading',
    defaultMessage: 'Reading',
    description: 'Heading of the settings of media and warnings',
  },
  timelines: {
    id: 'settings.timelines',
    defaultMessage: 'Timelines',
    description: 'Heading of the settings of how posts come into a timeline',
  },
  writing: {
    id: 'settings.group.writing',
    defaultMessage: 'Writing',
    description: 'Heading of a group of settings',
  },
  language: {
    id: 'settings.language',
    defaultMessage: 'Language',
    description: 'Heading of the setting of the language of the interface',
  },
})

export const labels = defineMessages({
  theme: { id: 'settings.theme', defaultMessage: 'Theme', description: 'Setting: light or dark' },
  contrast: {
    id: 'settings.contrast',
    defaultMessage: 'Contrast',
    description: 'Setting: normal or high contrast',
  },
  textSize: {
    id: 'settings.text_size',
    defaultMessage: 'Text size',
    description: 'Setting: size of all text in per cent',
  },
  density: {
    id: 'settings.density',
    defaultMessage: 'Density',
    description: 'Setting: how much room rows take',
  },
  motion: { id: 'settings.motion', defaultMessage: 'Motion', description: 'Setting: whether things move' },
  displayMedia: {
    id: 'settings.display_media',
    defaultMessage: 'Pictures and videos',
    description: 'Setting: which media is hidden at first',
  },
  undoSend: {
    id: 'settings.undoSend',
    defaultMessage: 'Time to take a post back',
    description: 'Setting: how long a post waits after Publish before it is sent',
  },
  undoSendOff: {
    id: 'settings.undoSend.off',
    defaultMessage: 'None',
    description: 'Choice of the time to take a post back: it is sent at once',
  },
  undoSendSeconds: {
    id: 'settings.undoSend.seconds',
    defaultMessage: '{seconds, plural, one {# second} other {# seconds}}',
    description: 'Choice of the time to take a post back',
  },
  emojiLanguage: {
    id: 'settings.emojiLanguage',
    defaultMessage: 'Language of emoji names',
    description: 'Setting: in which language emoji are named and found',
  },
  emojiLanguageAuto: {
    id: 'settings.emojiLanguage.auto',
    defaultMessage: 'As Skein ({language})',
    description: 'Choice of the language of emoji names: that of the interface; language is its name',
  },
  quietQuoteHint: {
    id: 'settings.quietQuoteHint',
    defaultMessage: 'Ask before quoting quiet posts',
    description: 'Setting: asks before an unlisted post is quoted',
  },
  remindOfDescriptions: {
    id: 'settings.remindOfDescriptions',
    defaultMessage: 'Remind me of missing descriptions',
    description: 'Setting: ask before pictures, videos and sounds without a description are published',
  },
  remindOfDescriptionsHint: {
    id: 'settings.remindOfDescriptions.hint',
    defaultMessage: 'Asks before files go out that nobody described.',
    description: 'Under the setting about missing descriptions',
  },
  expandWarnings: {
    id: 'settings.expand_warnings',
    defaultMessage: 'Open posts with a content warning',
    description: 'Setting: whether text behind a warning is shown at once',
  },
  expandWarningsHint: {
    id: 'settings.expand_warnings.hint',
    defaultMessage: 'The warning stays above the text.',
    description: 'Explains the setting that opens posts with a content warning',
  },
  newPosts: {
    id: 'settings.new_posts',
    defaultMessage: 'New posts at the top of a timeline',
    description: 'Setting: how new posts are shown to a reader who is at the top',
  },
  loadByHand: {
    id: 'settings.load_by_hand',
    defaultMessage: 'Load older posts by a button',
    description: 'Setting: instead of by scrolling on and on',
  },
  loadByHandHint: {
    id: 'settings.load_by_hand.hint',
    defaultMessage: 'A timeline then has an end to reach.',
    description: 'Explains the setting that older posts are loaded by a button',
  },
  collapseBoosts: {
    id: 'settings.collapse_boosts',
    defaultMessage: 'Show a post once, however many boost it',
    description: 'Setting: boosts of one post share a row',
  },
  boostStrips: {
    id: 'settings.boost_strips',
    defaultMessage: 'Gather boosts in a row into a strip',
    description: 'Setting: three or more boosts that follow one another stand side by side as small cards',
  },
  boostStripsHint: {
    id: 'settings.boost_strips.hint',
    defaultMessage: 'Three or more that follow one another stand side by side.',
    description: 'Explains the setting that gathers boosts',
  },
  hoverCards: {
    id: 'settings.hover_cards',
    defaultMessage: 'Cards about people and hashtags under the pointer',
    description: 'Setting: whether a card comes where the pointer rests on a name or a hashtag',
  },
  hoverCardsHint: {
    id: 'settings.hover_cards.hint',
    defaultMessage: 'By keys they always come: Alt and ↓ on a name, a hashtag or a post.',
    description: 'Explains the setting of cards',
  },
  autoplay: {
    id: 'settings.autoplay',
    defaultMessage: 'Play GIFs by themselves',
    description: 'Setting: whether moving pictures play without being asked',
  },
  autoplayHint: {
    id: 'settings.autoplay.hint',
    defaultMessage:
      'Custom emoji, too. Never with reduced motion, and GIFs not while your browser saves data.',
    description: 'Explains the setting that plays moving pictures by themselves',
  },
  hideCounts: {
    id: 'settings.hideCounts',
    defaultMessage: 'Hide counts',
    description: 'Setting: replies, boosts and favourites of posts are not counted',
  },
  hideCountsHint: {
    id: 'settings.hideCounts.hint',
    defaultMessage: 'How often a post was answered, boosted or favourited is not shown.',
    description: 'Explains the setting that hides counts',
  },
  browserTranslation: {
    id: 'settings.browserTranslation',
    defaultMessage: 'Let the browser translate what your server does not',
    description: 'Setting: use of the translator of the browser',
  },
  browserTranslationHint: {
    id: 'settings.browserTranslation.hint',
    defaultMessage: 'It may download what it needs for a language; posts stay on your device.',
    description: 'Explains the setting of the translator of the browser',
  },
  readLanguages: {
    id: 'settings.readLanguages',
    defaultMessage: 'Languages I read',
    description: 'Setting: posts in these languages are not offered for translation',
  },
  readLanguagesHint: {
    id: 'settings.readLanguages.hint',
    defaultMessage:
      'Posts in them are shown without an offer to translate. More are added under a translated post.',
    description: 'Explains the list of languages that the reader reads',
  },
  removeLanguage: {
    id: 'settings.readLanguages.remove',
    defaultMessage: 'Remove {language}',
    description: 'Button beside a language that the reader reads',
  },
  confirmBoost: {
    id: 'settings.confirm_boost',
    defaultMessage: 'Ask before boosting',
    description: 'Setting: whether a question comes before a boost',
  },
  confirmBoostHint: {
    id: 'settings.confirm_boost.hint',
    defaultMessage: 'Shows the post once more and who will see the boost. With Shift you boost at once.',
    description: 'Explains the setting of a question before a boost',
  },
  language: {
    id: 'settings.interface_language',
    defaultMessage: 'Language of Skein',
    description: 'Setting: language of the interface',
  },
  browserLanguage: {
    id: 'settings.interface_language.auto',
    defaultMessage: 'As the browser ({language})',
    description: 'Choice of the interface language: what the browser prefers; language is its name',
  },
  preview: {
    id: 'settings.preview',
    defaultMessage: 'How it looks',
    description: 'Heading of an example post under the settings of appearance',
  },
  previewName: {
    id: 'settings.preview.name',
    defaultMessage: 'Wren',
    description: 'Name of the author of the example post',
  },
  previewText: {
    id: 'settings.preview.text',
    defaultMessage: 'Forty geese over the harbour this morning, and every one of them had an opinion.',
    description: 'Text of the example post in the settings',
  },
  reset: {
    id: 'settings.reset',
    defaultMessage: 'Reset all settings',
    description: 'Button: sets every setting back to how it comes',
  },
  resetDone: {
    id: 'settings.reset.done',
    defaultMessage: 'Settings reset',
    description: 'Notice after all settings were set back',
  },
  undo: {
    id: 'settings.reset.undo',
    defaultMessage: 'Undo',
    description: 'Button in the notice that settings were set back',
  },
  local: {
    id: 'settings.local',
    defaultMessage: 'These settings are kept in this browser and hold for all your accounts.',
    description: 'Under the settings',
  },
})

export const choices = defineMessages({
  auto: {
    id: 'settings.choice.auto',
    defaultMessage: 'System',
    description: 'Choice of theme, contrast and motion: what the system says',
  },
  light: { id: 'settings.choice.light', defaultMessage: 'Light', description: 'Choice of theme' },
  dark: { id: 'settings.choice.dark', defaultMessage: 'Dark', description: 'Choice of theme' },
  normal: { id: 'settings.choice.normal', defaultMessage: 'Normal', description: 'Choice of contrast' },
  high: { id: 'settings.choice.high', defaultMessage: 'High', description: 'Choice of contrast' },
  comfortable: {
    id: 'settings.choice.comfortable',
    defaultMessage: 'Comfortable',
    description: 'Choice of density: with room around',
  },
  dense: {
    id: 'settings.choice.dense',
    defaultMessage: 'Dense',
    description: 'Choice of density: more on a screen',
  },
  reduced: {
    id: 'settings.choice.reduced',
    defaultMessage: 'Reduced',
    description: 'Choice of motion: nothing moves',
  },
  newLive: {
    id: 'settings.choice.new_live',
    defaultMessage: 'Appear by themselves',
    description: 'Choice of how new posts come',
  },
  newHeld: {
    id: 'settings.choice.new_held',
    defaultMessage: 'Wait until I ask for them',
    description: 'Choice of how new posts come',
  },
  newEvery: {
    id: 'settings.choice.new_every',
    defaultMessage: 'Appear every {count, plural, one {# minute} other {# minutes}}',
    description: 'Choice of how new posts come',
  },
  mediaDefault: {
    id: 'settings.choice.media_default',
    defaultMessage: 'Hide what is marked as sensitive',
    description: 'Choice of which media is hidden at first',
  },
  mediaShow: {
    id: 'settings.choice.media_show',
    defaultMessage: 'Show everything',
    description: 'Choice of which media is hidden at first: none',
  },
  mediaHide: {
    id: 'settings.choice.media_hide',
    defaultMessage: 'Hide everything',
    description: 'Choice of which media is hidden at first: all',
  },
})
