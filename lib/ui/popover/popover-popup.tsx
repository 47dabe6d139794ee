import { Popover } from '@base-ui/react/popover'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { useIsMobile } from '@/lib/hooks/use-layout'
import floating from '../floating/floating.module.css'
import { ignoreEarlyKey } from '../floating/ignore-early-key'
import { keepsEscape } from '../floating/keeps-escape'
import { Provided } from '../floating/provided'
import { useSheetEntry } from '../floating/use-sheet-entry'

interface Props {
  label: string
  anchor: RefObject<HTMLElement | null>
  close: () => void
  changed: (open: boolean, details: { reason: string; event: Event; cancel: () => void }) => void
  side?: 'top' | 'bottom'
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}

/** The open popover: next to its button, or a bottom sheet in small windows. */
export default function PopoverPopup({
  label,
  anchor,
  close,
  changed,
  side = 'bottom',
  align = 'center',
  children,
}: Props) {
  const sheet = useIsMobile()
  const onOpenChange: ComponentProps<typeof Popover.Root>['onOpenChange'] = (open, details) => {
    if (!keepsEscape(details)) changed(open, details)
  }
  useSheetEntry(sheet, close)
  return (
    <Provided>
      <Popover.Root open onOpenChange={onOpenChange} modal={sheet}>
        <Popover.Portal>
          {sheet && <Popover.Backdrop className={floating['backdrop']} />}
          <Popover.Positioner
            className={floating['positioner']}
            data-sheet={sheet || undefined}
            anchor={anchor}
            side={side}
            align={align}
            sideOffset={4}
            collisionPadding={8}
          >
            <Popover.Popup
              className={floating['popup']}
              aria-label={label}
              finalFocus={anchor}
              onKeyDownCapture={ignoreEarlyKey}
            >
              {children}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </Provided>
  )
}
