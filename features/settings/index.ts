/** Settings of this browser, and the posting defaults of the server. */
import { lazyPart } from '@/lib/ui/lazy-part'

export { applyAppearance } from './appearance'
export { localeOf, useInterfaceLocale } from './interface-locale'
export { NO_DEFAULTS, postingDefaultsQuery, preferencesQuery, type PostingDefaults } from './preferences'
export {
  DEFAULT_SETTINGS,
  getSettings,
  onSettings,
  rememberLanguage,
  resetSettings,
  setSettings,
  useSetting,
  useSettings,
  type Settings,
} from './settings-store'

/** The settings screen, without a column header. */
export const SettingsPage = lazyPart(() => import('./settings-page'))
