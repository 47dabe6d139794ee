import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  move: {
    id: 'sortableList.move',
    defaultMessage: 'Move {name}',
    description:
      'Handle of a row in a list that can be sorted: drag it, or press Space and use the arrow keys; {name}: the row',
  },
  moveUp: {
    id: 'sortableList.moveUp',
    defaultMessage: 'Move up',
    description: 'Item of the menu of a row in a list that can be sorted: moves it one position up',
  },
  moveDown: {
    id: 'sortableList.moveDown',
    defaultMessage: 'Move down',
    description: 'Item of the menu of a row in a list that can be sorted: moves it one position down',
  },
  moveBack: {
    id: 'sortableList.moveBack',
    defaultMessage: 'Move to previous position',
    description: 'Item of the menu of an item in a grid that can be sorted, such as an attached image',
  },
  moveForward: {
    id: 'sortableList.moveForward',
    defaultMessage: 'Move to next position',
    description: 'Item of the menu of an item in a grid that can be sorted, such as an attached image',
  },
  moveHelp: {
    id: 'sortableList.moveHelp',
    defaultMessage: 'Press Space, move with the arrow keys, and press Space again to drop. Escape cancels.',
    description: 'Explains to screen reader users how to sort a list',
  },
  pickedUp: {
    id: 'sortableList.pickedUp',
    defaultMessage: 'Picked up {name}. Position {position} of {count}.',
    description:
      'Announced to screen readers while sorting a list; {name}: the row; {position}: its number; {count}: how many rows there are',
  },
  moved: {
    id: 'sortableList.moved',
    defaultMessage: 'Position {position} of {count}.',
    description:
      'Announced to screen readers while sorting a list; {position}: number of the new position; {count}: how many rows there are',
  },
  dropped: {
    id: 'sortableList.dropped',
    defaultMessage: 'Dropped {name} at position {position} of {count}.',
    description:
      'Announced to screen readers after sorting a list; {name}: the row; {position}: number of its new position; {count}: how many rows there are',
  },
  cancelled: {
    id: 'sortableList.cancelled',
    defaultMessage: 'Cancelled. {name} is back in its original position.',
    description: 'Announced to screen readers after sorting was cancelled; {name}: the row',
  },
})
