/** Settings of this browser, and the posting defaults of the server. */
export { appearanceTopic } from './appearance/appearance-topic'
export { applyAppearance } from './appearance/apply-appearance'
export { columnsTopic } from './columns/columns-topic'
export { followServerLocale, localeOf, useInterfaceLocale } from './interface-locale'
export {
  lastPostingDefaults,
  readPostingDefaults,
  refreshPostingDefaults,
  usePostingDefaults,
} from './known-defaults'
export { settingsEntry } from './nav-entry'
export { NO_DEFAULTS, postingDefaultsQuery, UNKNOWN_DEFAULTS, type PostingDefaults } from './preferences'
export { quickSettings } from './quick-settings'
export { readingTopic } from './reading/reading-topic'
export { recentLanguages, rememberLanguage, useRecentLanguages } from './recent-languages'
export {
  DEFAULT_SETTINGS,
  getSettings,
  onSettings,
  readSettings,
  resetSettings,
  setSettings,
  useSetting,
  useSettings,
  type Settings,
} from './settings-store'
export { noteSave } from './topics/saved'
export { SavedFlag } from './topics/saved-flag'
export { SameScope, Setting } from './topics/setting'
export { SettingsOverview } from './topics/settings-overview'
export { topicsFor, type AccountValue, type SettingsTopic } from './topics/topic'
export { TopicPage } from './topics/topic-page'
export { useShowNew } from './use-show-new'
export { writingTopic } from './writing/writing-topic'
