import { defineMessages } from '@/lib/i18n'

export const cardMessages = defineMessages({
  play: {
    id: 'card.play',
    defaultMessage: 'Play: {title}',
    description: 'Button on the preview image of a linked video; {title}: title of the video',
  },
  sensitive: {
    id: 'card.sensitive',
    defaultMessage: 'Show sensitive image',
    description: 'Button over the preview image of a link in a sensitive post',
  },
  author: {
    id: 'card.author',
    defaultMessage: 'By {name}',
    description: 'Under a link preview; {name}: author of the linked page',
  },
  more: {
    id: 'card.moreFrom',
    defaultMessage: 'More from {name}',
    description:
      'Link to a profile under a link preview; {name}: display name of the author, who has an account',
  },
})
