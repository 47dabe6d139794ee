import type { ReactNode } from 'react'
import { lazyPart } from '../lazy-part'
import { useHover } from './use-hover'

const HoverCardPopup = lazyPart(() => import('./hover-card-popup'))

type TriggerProps = ReturnType<typeof useHover>['trigger']

interface Props {
  /** What brings the card: it must put the given props on an element, usually a link to the same thing. */
  trigger: (props: TriggerProps) => ReactNode
  /** The card; made when it comes. */
  children: () => ReactNode
}

/**
 * A card about a person or a tag for a pointer that rests on a link to it. It only shortens the way: keys and touch
 * follow the link and find the same there.
 */
export function HoverCard({ trigger, children }: Props) {
  const hover = useHover(HoverCardPopup.preload)
  return (
    <>
      {trigger(hover.trigger)}
      {hover.anchor && (
        <HoverCardPopup anchor={hover.anchor} onClose={hover.hide} onFailed={hover.hide} {...hover.card}>
          {children()}
        </HoverCardPopup>
      )}
    </>
  )
}
