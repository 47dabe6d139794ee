import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  missing: {
    id: 'thread.missing',
    defaultMessage: 'This post isn’t available',
    description: 'Title shown instead of a thread when its post was not found',
  },
  missingText: {
    id: 'thread.missingText',
    defaultMessage: 'It may have been deleted, or you may not have permission to see it.',
    description: 'Text shown instead of a thread when its post was not found',
  },
  home: {
    id: 'thread.home',
    defaultMessage: 'Go to home',
    description: 'Link on the page of a post that doesn’t exist',
  },
  denied: {
    id: 'thread.denied',
    defaultMessage: '{host} only shows posts to its members',
    description: 'Title shown instead of a thread to signed-out visitors; {host}: host name of the server',
  },
  deniedText: {
    id: 'thread.deniedText',
    defaultMessage: 'Sign in with an account there to read this, or open the original page.',
    description: 'Text shown instead of a thread to signed-out visitors',
  },
  signIn: {
    id: 'thread.signIn',
    defaultMessage: 'Sign in',
    description: 'Button shown instead of a thread to signed-out visitors',
  },
  author: {
    id: 'thread.author',
    defaultMessage: 'Author',
    description:
      'Badge at the name of the author of the first post of a thread, on their further posts in it',
  },
  label: {
    id: 'thread.label',
    defaultMessage: 'Thread',
    description: 'For screen readers: name of the list of posts in a thread',
  },
  repliesFailed: {
    id: 'thread.repliesFailed',
    defaultMessage: 'Couldn’t load replies',
    description: 'Title of an error below the open post of a thread; a button to try again follows',
  },
  gap: {
    id: 'thread.gap',
    defaultMessage: 'A post here isn’t available',
    description: 'Shown in a thread instead of a post that was deleted or that the user may not see',
  },
  gapFiltered: {
    id: 'thread.gapFiltered',
    defaultMessage: 'A post here is hidden by your filters',
    description: 'Shown in a thread instead of a post that a filter hides',
  },
  gapHidden: {
    id: 'thread.gapHidden',
    defaultMessage: 'A post here is by someone you’ve blocked or muted',
    description: 'Shown in a thread instead of a post',
  },
  gapEarlier: {
    id: 'thread.gapEarlier',
    defaultMessage: 'Sign in to see earlier posts',
    description: 'Shown to signed-out visitors instead of the beginning of a long thread',
  },
  fold: {
    id: 'thread.fold',
    defaultMessage: 'Hide {count, plural, one {# reply} other {# replies}} to {name}',
    description:
      'For screen readers: name of the button that collapses the replies to a post; {name}: display name of its author',
  },
  foldGap: {
    id: 'thread.foldGap',
    defaultMessage: 'Hide {count, plural, one {# reply} other {# replies}} to this post',
    description:
      'For screen readers: name of the button that collapses the replies to a post that cannot be shown',
  },
  unfold: {
    id: 'thread.unfold',
    defaultMessage: '{count, plural, one {# hidden reply} other {# hidden replies}}',
    description: 'Button: expands the collapsed replies to a post',
  },
  folded: {
    id: 'thread.folded',
    defaultMessage: '{count, plural, one {# reply} other {# replies}} hidden',
    description: 'Announced by screen readers after the user collapsed the replies to a post',
  },
  unfolded: {
    id: 'thread.unfolded',
    defaultMessage: '{count, plural, one {# reply} other {# replies}} shown',
    description: 'Announced by screen readers after the user expanded the replies to a post',
  },
  newReplies: {
    id: 'thread.newReplies',
    defaultMessage: '{count, plural, one {# new reply} other {# new replies}}',
    description: 'Button: scrolls to replies that arrived while the thread was open',
  },
  more: {
    id: 'thread.more',
    defaultMessage: 'Show {count, plural, one {# more reply} other {# more replies}}',
    description: 'Button: shows replies that the server found on other servers since the thread was opened',
  },
  searching: {
    id: 'thread.searching',
    defaultMessage: 'Your server is looking for more replies on other servers',
    description: 'Small text below a thread',
  },
  reveal: {
    id: 'thread.reveal',
    defaultMessage: 'Expand all content warnings',
    description: 'Toggle button in the header of a thread: shows all posts behind content warnings',
  },
  replyTo: {
    id: 'thread.replyTo',
    defaultMessage: 'Reply to {name}…',
    description:
      'Button under the open post of a thread: opens the composer; {name}: display name of the author',
  },
  partial: {
    id: 'thread.partial',
    defaultMessage: 'You’re seeing part of a long thread. Sign in to see all of it.',
    description: 'Text below a thread that the server shortens for signed-out visitors',
  },
})
