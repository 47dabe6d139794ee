import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  label: {
    id: 'followRequests.label',
    defaultMessage: 'Follow requests',
    description: 'For screen readers: name of the list of people who want to follow the user',
  },
  empty: {
    id: 'followRequests.empty',
    defaultMessage: 'No follow requests',
    description: 'Title of the empty list of follow requests',
  },
  emptyText: {
    id: 'followRequests.emptyText',
    defaultMessage: 'When someone asks to follow you, they appear here.',
    description: 'Text of the empty list of follow requests, for an account that approves its followers',
  },
  emptyOpen: {
    id: 'followRequests.emptyOpen',
    defaultMessage:
      'Anyone can follow you without asking. To review requests first, turn on “Approve followers yourself” in your profile.',
    description: 'Text of the empty list of follow requests, for an account that anyone can follow',
  },
  reviewed: {
    id: 'followRequests.reviewed',
    defaultMessage:
      'Anyone can follow you without asking, but the moderators of {host} thought you might want to review these accounts.',
    description:
      'Above the follow requests of an account that anyone can follow; {host}: domain of the user’s server',
  },
  unsupported: {
    id: 'followRequests.unsupported',
    defaultMessage: 'Your server doesn’t offer this list',
    description: 'Title in place of follow requests that the server can’t list',
  },
  accept: {
    id: 'followRequests.accept',
    defaultMessage: 'Accept',
    description: 'Button in the row of a follow request',
  },
  acceptName: {
    id: 'followRequests.acceptName',
    defaultMessage: 'Accept {name}',
    description: 'For screen readers: button that accepts a follow request; {name}: display name',
  },
  accepted: {
    id: 'followRequests.accepted',
    defaultMessage: 'Accepted the follow request from @{acct}',
    description:
      'Notice after accepting a follow request, with an Undo button; {acct}: address of the account',
  },
  reject: {
    id: 'followRequests.reject',
    defaultMessage: 'Reject',
    description: 'Button in the row of a follow request',
  },
  rejectName: {
    id: 'followRequests.rejectName',
    defaultMessage: 'Reject {name}',
    description: 'For screen readers: button that rejects a follow request; {name}: display name',
  },
  rejected: {
    id: 'followRequests.rejected',
    defaultMessage: 'Rejected the follow request from @{acct}',
    description:
      'Notice after rejecting a follow request, with an Undo button; {acct}: address of the account',
  },
  acceptAll: {
    id: 'followRequests.acceptAll',
    defaultMessage: 'Accept all',
    description: 'Button above the follow requests, and in its confirmation',
  },
  acceptAllTitle: {
    id: 'followRequests.acceptAllTitle',
    defaultMessage: 'Accept {count, plural, =-1 {all follow requests} other {all # follow requests}}?',
    description:
      'Title of the confirmation to accept all follow requests; {count}: their number, -1 if unknown',
  },
  acceptAllText: {
    id: 'followRequests.acceptAllText',
    defaultMessage: 'These people will see the posts you share with your followers.',
    description: 'Text of the confirmation to accept all follow requests',
  },
  rejectAll: {
    id: 'followRequests.rejectAll',
    defaultMessage: 'Reject all',
    description: 'Button above the follow requests, and in its confirmation',
  },
  rejectAllTitle: {
    id: 'followRequests.rejectAllTitle',
    defaultMessage: 'Reject {count, plural, =-1 {all follow requests} other {all # follow requests}}?',
    description:
      'Title of the confirmation to reject all follow requests; {count}: their number, -1 if unknown',
  },
  rejectAllText: {
    id: 'followRequests.rejectAllText',
    defaultMessage: 'They won’t be notified, and they can ask again.',
    description: 'Text of the confirmation to reject all follow requests',
  },
  accepting: {
    id: 'followRequests.accepting',
    defaultMessage: 'Accepting follow requests…',
    description: 'Progress of accepting all follow requests',
  },
  rejecting: {
    id: 'followRequests.rejecting',
    defaultMessage: 'Rejecting follow requests…',
    description: 'Progress of rejecting all follow requests',
  },
  acceptingCount: {
    id: 'followRequests.acceptingCount',
    defaultMessage: 'Accepting follow requests: {done, number} of {total, number}',
    description: 'Progress of accepting all follow requests',
  },
  rejectingCount: {
    id: 'followRequests.rejectingCount',
    defaultMessage: 'Rejecting follow requests: {done, number} of {total, number}',
    description: 'Progress of rejecting all follow requests',
  },
  allAccepted: {
    id: 'followRequests.allAccepted',
    defaultMessage:
      '{done, plural, =0 {No follow requests accepted} one {# follow request accepted} other {# follow requests accepted}}{failed, plural, =0 {} other {. # couldn’t be accepted.}}',
    description: 'Notice after accepting all follow requests; {failed}: number of those that failed',
  },
  allRejected: {
    id: 'followRequests.allRejected',
    defaultMessage:
      '{done, plural, =0 {No follow requests rejected} one {# follow request rejected} other {# follow requests rejected}}{failed, plural, =0 {} other {. # couldn’t be rejected.}}',
    description: 'Notice after rejecting all follow requests; {failed}: number of those that failed',
  },
  partlyAccepted: {
    id: 'followRequests.partlyAccepted',
    defaultMessage:
      '{done, plural, =0 {No follow requests accepted} one {# follow request accepted} other {# follow requests accepted}}{failed, plural, =0 {} other {. # couldn’t be accepted}}. The connection was lost, so the rest weren’t sent.',
    description:
      'Notice with a Try again button when the connection was lost while accepting all follow requests; {failed}: number of those that failed',
  },
  partlyRejected: {
    id: 'followRequests.partlyRejected',
    defaultMessage:
      '{done, plural, =0 {No follow requests rejected} one {# follow request rejected} other {# follow requests rejected}}{failed, plural, =0 {} other {. # couldn’t be rejected}}. The connection was lost, so the rest weren’t sent.',
    description:
      'Notice with a Try again button when the connection was lost while rejecting all follow requests; {failed}: number of those that failed',
  },
  again: {
    id: 'followRequests.again',
    defaultMessage: 'Try again',
    description: 'Button in the notice when the connection was lost: answers the remaining follow requests',
  },
})
