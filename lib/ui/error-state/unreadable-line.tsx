import { lazyPart } from '../lazy-part'

export interface UnreadableProps {
  /** Number of items that could not be parsed. */
  count: number
  kind: 'posts' | 'people' | 'notifications' | 'items'
  className: string | undefined
}

const UnreadableItems = lazyPart<UnreadableProps>(() => import('./unreadable-items'), undefined, {
  failure: 'quiet',
})

/** Last row of a list with items that could not be parsed; nothing when there are none. */
export const UnreadableLine = (props: UnreadableProps) =>
  props.count === 0 ? null : <UnreadableItems {...props} />
