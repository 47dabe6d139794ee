import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  active: {
    id: 'aboutServer.active',
    defaultMessage:
      '{count, plural, one {{number} active user} other {{number} active users}} in the past month',
    description: 'On the page about the server; {number}: the count, formatted',
  },
  open: {
    id: 'aboutServer.open',
    defaultMessage: 'Open to new accounts',
    description: 'On the page about the server',
  },
  approval: {
    id: 'aboutServer.approval',
    defaultMessage: 'New accounts need approval',
    description: 'On the page about the server: moderators approve each new account',
  },
  closed: {
    id: 'aboutServer.closed',
    defaultMessage: 'Closed to new accounts',
    description: 'On the page about the server',
  },
  contact: {
    id: 'aboutServer.contact',
    defaultMessage: 'Contact',
    description: 'Heading on the page about the server, above its administrator and email address',
  },
  noContact: {
    id: 'aboutServer.noContact',
    defaultMessage: 'This server hasn’t published a contact.',
    description: 'On the page about the server in place of its administrator and email address',
  },
  rules: {
    id: 'aboutServer.rules',
    defaultMessage: 'Server rules',
    description: 'Heading on the page about the server',
  },
  noRules: {
    id: 'aboutServer.noRules',
    defaultMessage: 'This server hasn’t published any rules.',
    description: 'On the page about the server in place of its rules',
  },
  rulesLanguage: {
    id: 'aboutServer.rulesLanguage',
    defaultMessage: 'Language of the rules',
    description: 'Label of the choice of the language of the server rules',
  },
  original: {
    id: 'aboutServer.original',
    defaultMessage: 'Original',
    description: 'Option of the language of the server rules: as they were written',
  },
  about: {
    id: 'aboutServer.about',
    defaultMessage: 'About this server',
    description: 'Heading on the page about the server, above its extended description',
  },
  noAbout: {
    id: 'aboutServer.noAbout',
    defaultMessage: 'This server hasn’t published a description.',
    description: 'On the page about the server in place of its extended description',
  },
  moderated: {
    id: 'aboutServer.moderated',
    defaultMessage: 'Moderated servers',
    description: 'Heading on the page about the server, above the servers that it limits or suspends',
  },
  moderatedText: {
    id: 'aboutServer.moderatedText',
    defaultMessage:
      'Posts and accounts from most servers can be seen here. These are the exceptions on this server.',
    description: 'On the page about the server, above the servers that it limits or suspends',
  },
  showModerated: {
    id: 'aboutServer.showModerated',
    defaultMessage: '{count, plural, one {Show # server} other {Show # servers}}',
    description: 'Button that opens the list of the servers that this server limits or suspends',
  },
  noModerated: {
    id: 'aboutServer.noModerated',
    defaultMessage: 'This server doesn’t limit or suspend other servers.',
    description: 'On the page about the server, below “Moderated servers”',
  },
  unpublished: {
    id: 'aboutServer.unpublished',
    defaultMessage: 'This server hasn’t made this information available.',
    description: 'On the page about the server, below “Moderated servers”',
  },
  membersOnly: {
    id: 'aboutServer.membersOnly',
    defaultMessage: 'Only people with an account on this server can see this list.',
    description: 'On the page about the server, below “Moderated servers”, for signed-out visitors',
  },
  silence: {
    id: 'aboutServer.silence',
    defaultMessage: 'Limited',
    description: 'Severity of the moderation of another server: its posts are hidden unless you follow',
  },
  silenceText: {
    id: 'aboutServer.silenceText',
    defaultMessage: 'You only see its accounts and posts if you look them up or follow them.',
    description: 'Explains the severity “Limited”',
  },
  suspend: {
    id: 'aboutServer.suspend',
    defaultMessage: 'Suspended',
    description: 'Severity of the moderation of another server: nothing is exchanged with it',
  },
  suspendText: {
    id: 'aboutServer.suspendText',
    defaultMessage: 'Nothing is exchanged with this server, so no one here can reach its accounts.',
    description: 'Explains the severity “Suspended”',
  },
  reason: {
    id: 'aboutServer.reason',
    defaultMessage: 'Reason: {comment}',
    description: 'Why a server is limited or suspended; {comment}: text of the administrators',
  },
  software: {
    id: 'aboutServer.software',
    defaultMessage: 'Software',
    description: 'Heading on the page about the server, above the name and version of its software',
  },
  version: {
    id: 'aboutServer.version',
    defaultMessage: '{name} {version}',
    description: 'The server’s software; {name}: its name; {version}: its version',
  },
  source: {
    id: 'aboutServer.source',
    defaultMessage: 'Source code',
    description: 'Link to the source code of the server’s software',
  },
  status: {
    id: 'aboutServer.status',
    defaultMessage: 'Server status',
    description: 'Link to a page that shows whether the server works',
  },
  languages: {
    id: 'aboutServer.languages',
    defaultMessage: 'Languages',
    description: 'Heading on the page about the server, above the languages of the server',
  },
  legal: {
    id: 'aboutServer.legal',
    defaultMessage: 'Policies',
    description: 'Heading on the page about the server, above links to its privacy policy and terms',
  },
  privacy: {
    id: 'aboutServer.privacy',
    defaultMessage: 'Privacy policy',
    description: 'Link to the server’s privacy policy, and its title',
  },
  terms: {
    id: 'aboutServer.terms',
    defaultMessage: 'Terms of service',
    description: 'Link to the server’s terms of service, and their title',
  },
  noPrivacy: {
    id: 'aboutServer.noPrivacy',
    defaultMessage: 'This server hasn’t published a privacy policy',
    description: 'Title in place of the privacy policy',
  },
  noTerms: {
    id: 'aboutServer.noTerms',
    defaultMessage: 'This server hasn’t published terms of service',
    description: 'Title in place of the terms of service',
  },
  readAt: {
    id: 'aboutServer.readAt',
    defaultMessage: 'Read it on {host}',
    description:
      'Link to the description, privacy policy or terms of the server, where it publishes them on another page; {host}: host name of that page',
  },
  updated: {
    id: 'aboutServer.updated',
    defaultMessage: 'Last updated {date}',
    description: 'Above the privacy policy; {date}: a day',
  },
  effective: {
    id: 'aboutServer.effective',
    defaultMessage: 'In effect since {date}',
    description: 'Above the terms of service; {date}: a day',
  },
  upcoming: {
    id: 'aboutServer.upcoming',
    defaultMessage: 'In effect from {date}',
    description: 'Above terms of service that do not apply yet; {date}: a day',
  },
  replaced: {
    id: 'aboutServer.replaced',
    defaultMessage: 'See the terms that apply from {date}',
    description: 'Link above terms of service to those that replace them; {date}: a day',
  },
})
