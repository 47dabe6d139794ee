import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  sections: {
    id: 'settings.sections',
    defaultMessage: 'Sections',
    description: 'Label of the list of sections of the settings',
  },
  search: {
    id: 'settings.search',
    defaultMessage: 'Search settings',
    description: 'Label of the field that finds settings',
  },
  results: {
    id: 'settings.search.results',
    defaultMessage: '{count, plural, =0 {No settings found} one {# setting found} other {# settings found}}',
    description: 'Above the settings that were found, and announced; {count}: their number',
  },
  noneHint: {
    id: 'settings.search.none',
    defaultMessage: 'Try another word, or look through the sections.',
    description: 'Below “No settings found”',
  },
  device: {
    id: 'settings.scope.device',
    defaultMessage: 'This device',
    description: 'Note at a setting: it is saved in this browser, for all accounts',
  },
  accountHere: {
    id: 'settings.scope.accountHere',
    defaultMessage: 'This account, on this device',
    description: 'Note at a setting: it is saved in this browser, only for this account',
  },
  account: {
    id: 'settings.scope.account',
    defaultMessage: 'This account',
    description: 'Note at a setting: it is saved on the server, for this account on all devices',
  },
  saved: {
    id: 'settings.saved',
    defaultMessage: 'Saved',
    description: 'Shown briefly after a setting was changed',
  },
  reset: {
    id: 'settings.reset',
    defaultMessage: 'Reset all settings',
    description: 'Button: resets every setting to its default',
  },
  resetSection: {
    id: 'settings.resetSection',
    defaultMessage: 'Reset this section',
    description: 'Button: resets the settings of this page to their defaults',
  },
  resetDone: {
    id: 'settings.reset.done',
    defaultMessage: 'Settings reset',
    description: 'Notice after settings were reset',
  },
  local: {
    id: 'settings.local',
    defaultMessage: 'Settings marked “This device” are saved in this browser and apply to all your accounts.',
    description: 'Note below the settings',
  },
  localToAccount: {
    id: 'settings.localToAccount',
    defaultMessage: 'Resetting doesn’t change your other accounts or the settings saved on your server.',
    description: 'Note below settings of which some are saved in this browser for one account',
  },
})
