import { defineMessages } from '@/lib/i18n'

export const rowMessages = defineMessages({
  mention: {
    id: 'notification.row.mention',
    defaultMessage: 'Mentioned you',
    description: 'Line above a post in the list of notifications',
  },
  reply: {
    id: 'notification.row.reply',
    defaultMessage: 'Replied to you',
    description: 'Line above a post in the list of notifications',
  },
  privateMention: {
    id: 'notification.row.private_mention',
    defaultMessage: 'Mentioned you privately',
    description: 'Line above a post that only mentioned people can read, in the list of notifications',
  },
  privateReply: {
    id: 'notification.row.private_reply',
    defaultMessage: 'Replied to you privately',
    description: 'Line above a reply that only mentioned people can read, in the list of notifications',
  },
  quote: {
    id: 'notification.row.quote',
    defaultMessage: 'Quoted your post',
    description: 'Line above a post in the list of notifications',
  },
  status: {
    id: 'notification.row.status',
    defaultMessage: 'New post',
    description: 'Line above a new post of an account with notifications on, in the list of notifications',
  },
  lost: {
    id: 'notification.row.lost',
    defaultMessage: 'This post isn’t available',
    description: 'Shown instead of the post of a notification',
  },
  someone: {
    id: 'notification.row.someone',
    defaultMessage: 'Someone',
    description: 'Replaces the display name of an account that no longer exists, e.g. "Someone followed you"',
  },
  unread: {
    id: 'notification.row.unread',
    defaultMessage: 'Unread',
    description: 'For screen readers: a notification that the user has not seen yet',
  },
  media: {
    id: 'notification.row.media',
    defaultMessage: '{count, plural, one {# attachment} other {# attachments}}',
    description:
      'Below the shortened post of a notification; {count}: number of its images, videos and sounds',
  },
  poll: {
    id: 'notification.row.poll',
    defaultMessage: 'Poll',
    description: 'Below the shortened post of a notification: it has a poll',
  },
  quoted: {
    id: 'notification.row.quoted',
    defaultMessage: 'Quoted post',
    description: 'Below the shortened post of a notification: it quotes a post',
  },
  filtered: {
    id: 'notification.row.filtered',
    defaultMessage: 'Matches filter “{title}”',
    description: 'Shown instead of the text of the post of a notification; {title}: titles of the filters',
  },
  accept: {
    id: 'notification.row.accept',
    defaultMessage: 'Accept',
    description: 'Button of a follow request in the list of notifications',
  },
  acceptNamed: {
    id: 'notification.row.accept.named',
    defaultMessage: 'Accept {name}',
    description: 'Name of a button for screen readers: accepts a follow request; {name}: display name',
  },
  reject: {
    id: 'notification.row.reject',
    defaultMessage: 'Reject',
    description: 'Button of a follow request in the list of notifications',
  },
  rejectNamed: {
    id: 'notification.row.reject.named',
    defaultMessage: 'Reject {name}',
    description: 'Name of a button for screen readers: rejects a follow request; {name}: display name',
  },
  rejected: {
    id: 'notification.row.rejected',
    defaultMessage: 'Rejected the follow request from @{acct}',
    description:
      'Notice after rejecting a follow request, with an Undo button; {acct}: address of the account',
  },
  accepted: {
    id: 'notification.row.accepted',
    defaultMessage: 'Accepted',
    description: 'Follow request in the list of notifications that was accepted',
  },
  answered: {
    id: 'notification.row.answered',
    defaultMessage: 'No longer pending',
    description: 'Follow request in the list of notifications that was rejected or withdrawn',
  },
  openReport: {
    id: 'notification.row.open_report',
    defaultMessage: 'Review report',
    description: 'Link of a notification for moderators to a page of the server',
  },
  openAccount: {
    id: 'notification.row.open_account',
    defaultMessage: 'Review account',
    description: 'Link of a notification for moderators about a new account to a page of the server',
  },
  openAccounts: {
    id: 'notification.row.open_accounts',
    defaultMessage: 'Review accounts',
    description: 'Link of a notification for moderators about new accounts to a page of the server',
  },
  openSevered: {
    id: 'notification.row.open_severed',
    defaultMessage: 'View lost connections',
    description: 'Link of a notification about ended follows to a page of the server',
  },
  openWarning: {
    id: 'notification.row.open_warning',
    defaultMessage: 'View warning or appeal',
    description: 'Link of a notification about a decision of the moderators to a page of the server',
  },
  openAnnualReport: {
    id: 'notification.row.open_year',
    defaultMessage: 'View review',
    description: 'Link of a notification about the summary of a year to its page',
  },
  openCollection: {
    id: 'notification.row.open_collection',
    defaultMessage: 'View collection',
    description: 'Link of a notification about a collection of accounts to a page of the server',
  },
  menu: {
    id: 'notification.row.menu',
    defaultMessage: 'More',
    description: 'Button of a notification that opens a menu',
  },
  dismiss: {
    id: 'notification.row.dismiss',
    defaultMessage: 'Dismiss notification',
    description: 'Menu entry of a notification: removes it from the list',
  },
  dismissed: {
    id: 'notification.row.dismissed',
    defaultMessage: 'Notification dismissed',
    description: 'Notice after removing a notification, with an Undo button',
  },
})

export const peopleMessages = defineMessages({
  favourite: {
    id: 'notification.people.favourited',
    defaultMessage: 'Favourited by',
    description: 'Title of a dialog with a list of accounts',
  },
  reblog: {
    id: 'notification.people.boosted',
    defaultMessage: 'Boosted by',
    description: 'Title of a dialog with a list of accounts',
  },
  follow: {
    id: 'notification.people.followers',
    defaultMessage: 'New followers',
    description: 'Title of a dialog with a list of accounts',
  },
  signUp: {
    id: 'notification.people.sign_ups',
    defaultMessage: 'New accounts',
    description: 'Title of a dialog for moderators with a list of accounts that signed up',
  },
  people: {
    id: 'notification.people.other',
    defaultMessage: 'People',
    description: 'Title of a dialog with the accounts of a notification',
  },
  incomplete: {
    id: 'notification.people.incomplete',
    defaultMessage: 'Some people can’t be shown.',
    description: 'At the end of a list of accounts that is shorter than their number',
  },
  more: {
    id: 'notification.people.more',
    defaultMessage: 'Show more',
    description: 'Button at the end of a list of accounts',
  },
  tryAgain: {
    id: 'notification.people.try_again',
    defaultMessage: 'Try again',
    description: 'Button at the end of a list of accounts that could not be loaded',
  },
})
