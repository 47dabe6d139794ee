import { defineMessages } from '@/lib/i18n'

export const installMessages = defineMessages({
  title: {
    id: 'installApp.title',
    defaultMessage: 'Install Skein',
    description: 'Heading and name of a setting: makes an app of the website',
  },
  words: {
    id: 'installApp.words',
    defaultMessage: 'app home screen icon offline',
    description:
      'Further words by which the search finds how to install the app, separated by spaces; choose words of your language',
  },
  why: {
    id: 'installApp.why',
    defaultMessage:
      'As an app, Skein has its own icon and window, and receives what you share from other apps.',
    description: 'Why to install the app; in the settings',
  },
  button: {
    id: 'installApp.button',
    defaultMessage: 'Install',
    description: 'Button that makes an app of the website',
  },
  installed: {
    id: 'installApp.installed',
    defaultMessage: 'Skein is installed on this device.',
    description: 'In place of the button that installs the app',
  },
  share: {
    id: 'installApp.share',
    defaultMessage: 'Tap Share in your browser, then “Add to Home Screen”.',
    description:
      'How to install the app on iPhones and iPads; use the words of the system in your language for Share and Add to Home Screen',
  },
  dock: {
    id: 'installApp.dock',
    defaultMessage: 'In Safari, open the File menu and choose “Add to Dock”.',
    description:
      'How to install the app on a Mac; use the words of the system in your language for File and Add to Dock',
  },
  menu: {
    id: 'installApp.menu',
    defaultMessage: 'Open the menu of your browser and choose “Install” or “Add to Home screen”.',
    description:
      'How to install the app in other browsers; use the words of browsers in your language for Install and Add to Home screen',
  },
  none: {
    id: 'installApp.none',
    defaultMessage: 'This browser doesn’t install apps on computers. Chrome, Edge and Safari do.',
    description: 'In place of the button that installs the app, in Firefox',
  },
})
