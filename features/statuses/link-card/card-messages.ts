import { defineMessages } from '@/lib/i18n'

export const cardMessages = defineMessages({
  play: {
    id: 'card.play',
    defaultMessage: 'Play here: {title}',
    description: 'Button on the picture of a linked video',
  },
  close: {
    id: 'card.closePlayer',
    defaultMessage: 'Close player',
    description: 'Button under the player of a linked video',
  },
  player: {
    id: 'card.player',
    defaultMessage: 'Player: {title}',
    description: 'Spoken name of the frame with a linked video',
  },
  sensitive: {
    id: 'card.sensitive',
    defaultMessage: 'Sensitive content: Show picture',
    description: 'Button over the picture of a link in a sensitive post',
  },
  author: {
    id: 'card.author',
    defaultMessage: 'By {name}',
    description: 'Under a link: who wrote the page; name leads to them',
  },
  more: {
    id: 'card.moreFrom',
    defaultMessage: 'More from {name}',
    description: 'Under a link: its author has an account; name leads to the profile',
  },
})
