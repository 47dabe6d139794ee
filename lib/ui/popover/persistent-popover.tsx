import { useMemo, useState, type ReactNode } from 'react'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useDropdown, type TriggerProps } from '../floating/use-dropdown'
import { lazyPart } from '../lazy-part'

const PersistentPopup = lazyPart(() => import('./persistent-popup'))

interface Props {
  /** Label of the popover for screen readers. */
  label: string
  /** The button: must put the given props on a <button>. */
  trigger: (props: TriggerProps) => ReactNode
  /**
   * Renders the content. Must have a constant identity, or the hidden content renders with every change of
   * the parent. `failed` closes the popover and discards its content.
   */
  children: (failed: () => void) => ReactNode
}

/** Starts loading the code of the popup. */
export const preloadPopover = PersistentPopup.preload

/**
 * A popover whose content stays mounted while closed, inert and outside the layout, so that it opens fast.
 * After each closing the content is mounted again in the background. `useOpening` notifies it when it is
 * shown. It is unmounted with its button.
 */
export function PersistentPopover({ label, trigger, children }: Props) {
  const dropdown = useDropdown('dialog', PersistentPopup.preload)
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
        <PersistentPopup
          label={label}
          anchor={dropdown.anchor}
          open={dropdown.open}
          close={dropdown.close}
          onFailed={failed}
        >
          {inside}
        </PersistentPopup>
      )}
    </>
  )
}
