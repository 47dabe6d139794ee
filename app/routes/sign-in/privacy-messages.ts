import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'privacyPage.title',
    defaultMessage: 'Privacy in {product}',
    description:
      'Title of the page about what the app stores and who is contacted; {product}: name of the app',
  },
  intro: {
    id: 'privacyPage.intro',
    defaultMessage: 'There is no server between you and yours, no analytics, no ads and no cookies.',
    description: 'Under the title of the page about privacy; “yours”: your server',
  },
  stored: {
    id: 'privacyPage.stored',
    defaultMessage: 'What this browser stores',
    description: 'Heading on the page about privacy, above a list',
  },
  accounts: {
    id: 'privacyPage.accounts',
    defaultMessage: 'Your accounts, and the keys by which your servers recognise this browser',
    description: 'What the browser stores',
  },
  drafts: {
    id: 'privacyPage.drafts',
    defaultMessage: 'Drafts with their files',
    description: 'What the browser stores',
  },
  waiting: {
    id: 'privacyPage.waiting',
    defaultMessage: 'Posts and changes made offline, until they’re sent',
    description: 'What the browser stores',
  },
  reading: {
    id: 'privacyPage.reading',
    defaultMessage: 'The posts of your last visit, and where you stopped reading',
    description: 'What the browser stores',
  },
  searched: {
    id: 'privacyPage.searched',
    defaultMessage: 'Saved catch-ups, and posts for the search on this device',
    description: 'What the browser stores',
  },
  choices: {
    id: 'privacyPage.choices',
    defaultMessage: 'Settings, columns, and what you recently searched for and used',
    description: 'What the browser stores',
  },
  files: {
    id: 'privacyPage.files',
    defaultMessage:
      'Files of this app, so that it opens without a connection, and what other apps shared with it, for a day at most',
    description: 'What the browser stores',
  },
  pushed: {
    id: 'privacyPage.pushed',
    defaultMessage: 'Which accounts get push notifications here',
    description: 'What the browser stores',
  },
  offline: {
    id: 'privacyPage.offline',
    defaultMessage:
      'To let you read without a connection, {product} stores the lists, profiles, threads and notifications you looked at lately, including private mentions, and images you’ve seen, in this browser: at most {size} per account. Signing out deletes them; images come from the same servers, which may learn the address at which you use {product}.',
    description:
      'Below the list of what the browser stores; {product}: name of the app; {size}: such as 50 MB',
  },
  signOut: {
    id: 'privacyPage.signOut',
    defaultMessage:
      'This isn’t encrypted: anyone who can use this browser can read it. Signing out erases everything about the account. Settings and the last server you entered stay until you delete the data of this site.',
    description: 'Below the list of what the browser stores',
  },
  contacted: {
    id: 'privacyPage.contacted',
    defaultMessage: 'Who is contacted',
    description: 'Heading on the page about privacy, above a list',
  },
  servers: {
    id: 'privacyPage.servers',
    defaultMessage:
      'Your servers, and servers whose address you enter. Their privacy policies say what they keep.',
    description: 'Who is contacted by the app',
  },
  media: {
    id: 'privacyPage.media',
    defaultMessage:
      'Sites with the pictures, videos and sounds of posts, where your server doesn’t pass them on',
    description: 'Who is contacted by the app',
  },
  asked: {
    id: 'privacyPage.asked',
    defaultMessage:
      'The server of a post, when you ask for replies from there; the site of a video, when you start it',
    description: 'Who is contacted by the app',
  },
  push: {
    id: 'privacyPage.pushService',
    defaultMessage:
      'The push service of your browser, if you turn on push notifications. It learns when they arrive and which server sends them, but can’t read them: your server encrypts them.',
    description: 'Who is contacted by the app',
  },
  host: {
    id: 'privacyPage.host',
    defaultMessage:
      '{host}, for the files of the app. The people who run it could change them, so use a site you trust.',
    description: 'Who is contacted by the app; {host}: the site that serves it',
  },
  back: {
    id: 'privacyPage.back',
    defaultMessage: 'Back',
    description: 'Button of the page about privacy that returns to the previous page',
  },
})
