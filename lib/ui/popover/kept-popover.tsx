import { useMemo, useState, type ReactNode } from 'react'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useDropdown, type TriggerProps } from '../floating/use-dropdown'
import { lazyPart } from '../lazy-part'

const KeptPopup = lazyPart(() => import('./kept-popup'))

interface Props {
  /** Name of the popover for ears. */
  label: string
  /** Its button: it must put the given props on a <button>. */
  trigger: (props: TriggerProps) => ReactNode
  /** What is inside. Of constant identity, or it is rendered with every change around it, unseen. `failed` closes it and lets it go. */
  children: (failed: () => void) => ReactNode
}

/** Begins to load what an opening needs besides its inside. */
export const preloadKept = KeptPopup.preload

/**
 * A popover whose inside stays from one opening to the next, out of reach and of the layout, so that opening costs
 * little; after each closing it is made anew behind the scenes. `useOpening` tells the inside when it is shown. It is let
 * go with its button.
 */
export function KeptPopover({ label, trigger, children }: Props) {
  const dropdown = useDropdown('dialog', KeptPopup.preload)
  const [used, setUsed] = useState(false)
  if (dropdown.open && !used) setUsed(true)
  const failed = useStableCallback(() => {
    dropdown.close()
    setUsed(false)
  })
  const inside = useMemo(() => children(failed), [children, failed])
  return (
    <>
      {trigger(dropdown.trigger)}
      {used && (
        <KeptPopup
          label={label}
          anchor={dropdown.anchor}
          open={dropdown.open}
          close={dropdown.close}
          onFailed={failed}
        >
          {inside}
        </KeptPopup>
      )}
    </>
  )
}
