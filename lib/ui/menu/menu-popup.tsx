import { Menu } from '@base-ui/react/menu'
import { useRef, type FocusEvent, type ReactNode, type RefObject } from 'react'
import { shortcutKeys } from '@/lib/shortcuts'
import { useIsMobile } from '@/lib/hooks/use-layout'
import styles from '../floating/floating.module.css'
import { ignoreEarlyKey } from '../floating/ignore-early-key'
import type { FirstFocus } from '../floating/use-dropdown'
import { Provided } from '../floating/provided'
import { useSheetEntry } from '../floating/use-sheet-entry'
import { CheckIcon } from '../icons'
import { tidyEntries, type MenuEntry } from './entries'

interface Props {
  label: string
  entries: readonly (MenuEntry | false | null | undefined)[]
  anchor: RefObject<HTMLElement | null>
  close: () => void
  changed: (open: boolean, details: { reason: string; event: Event; cancel: () => void }) => void
  align?: 'start' | 'center' | 'end'
  first?: FirstFocus
}

interface FaceProps {
  icon?: ReactNode
  label: ReactNode
  hint?: string | undefined
}

/** The keys that do the same, where there is a keyboard. */
function Keys({ shortcut }: { shortcut: string | undefined }) {
  const keys = shortcut === undefined ? '' : shortcutKeys(shortcut)
  return (
    keys !== '' && (
      <kbd className={styles['keys']} dir="ltr" aria-hidden>
        {keys}
      </kbd>
    )
  )
}

const Face = ({ icon, label, hint }: FaceProps) => (
  <>
    {icon}
    <span className={styles['label']}>
      {label}
      {hint && (
        <span className={styles['hint']}>
          <bdi>{hint}</bdi>
        </span>
      )}
    </span>
  </>
)

function Choice({ entry }: { entry: Extract<MenuEntry, { kind: 'choice' }> }) {
  return (
    <Menu.RadioGroup
      value={entry.value}
      onValueChange={(value) => entry.onSelect(String(value))}
      aria-label={entry.label}
    >
      {entry.options.map(({ value, label, content, icon, hint, disabled = false }) => (
        <Menu.RadioItem
          key={value}
          className={styles['item']}
          value={value}
          label={label}
          disabled={disabled}
          closeOnClick
        >
          <Face icon={icon} label={content || label} hint={hint} />
          <Menu.RadioItemIndicator className={styles['mark']}>
            <CheckIcon size="1.125rem" />
          </Menu.RadioItemIndicator>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}

function Row({ entry }: { entry: MenuEntry }) {
  switch (entry.kind) {
    case 'separator':
      return <Menu.Separator className={styles['separator']} />
    case 'header':
      return (
        <div className={styles['header']} role="presentation">
          {entry.label}
        </div>
      )
    case 'choice':
      return <Choice entry={entry} />
    case 'check':
      return (
        <Menu.CheckboxItem
          className={styles['item']}
          label={entry.label}
          checked={entry.checked}
          disabled={entry.disabled ?? false}
          onCheckedChange={entry.onChange}
        >
          <Face icon={entry.icon} label={entry.content || entry.label} hint={entry.hint} />
          <Menu.CheckboxItemIndicator className={styles['mark']}>
            <CheckIcon size="1.125rem" />
          </Menu.CheckboxItemIndicator>
        </Menu.CheckboxItem>
      )
    case 'link':
      return (
        <Menu.LinkItem
          className={styles['item']}
          label={entry.label}
          href={entry.href}
          closeOnClick
          {...(entry.external && { target: '_blank', rel: 'noopener noreferrer' })}
          {...(entry.render && { render: entry.render })}
        >
          <Face icon={entry.icon} label={entry.content || entry.label} hint={entry.hint} />
          <Keys shortcut={entry.shortcut} />
        </Menu.LinkItem>
      )
    default:
      return (
        <Menu.Item
          className={styles['item']}
          label={entry.label}
          disabled={entry.disabled ?? false}
          data-danger={entry.danger || undefined}
          onClick={entry.onSelect}
        >
          <Face icon={entry.icon} label={entry.content || entry.label} hint={entry.hint} />
          <Keys shortcut={entry.shortcut} />
        </Menu.Item>
      )
  }
}

/** The open menu: below its button, or a bottom sheet in small windows. */
export default function MenuPopup({
  label,
  entries,
  anchor,
  close,
  changed,
  align = 'end',
  first = 'menu',
}: Props) {
  const sheet = useIsMobile()
  useSheetEntry(sheet, close)
  const entered = useRef(false)
  // The popup takes focus first; only then move it to an item.
  const enter = (event: FocusEvent<HTMLElement>) => {
    if (entered.current || first === 'menu' || event.target !== event.currentTarget) return
    entered.current = true
    const items = event.currentTarget.querySelectorAll<HTMLElement>(
      '[role^="menuitem"]:not([aria-disabled="true"])',
    )
    items[first === 'first' ? 0 : items.length - 1]?.focus()
  }
  return (
    <Provided>
      <Menu.Root open onOpenChange={changed} modal={sheet}>
        <Menu.Portal>
          {sheet && <Menu.Backdrop className={styles['backdrop']} />}
          <Menu.Positioner
            className={styles['positioner']}
            data-sheet={sheet || undefined}
            anchor={anchor}
            align={align}
            sideOffset={4}
            collisionPadding={8}
          >
            <Menu.Popup
              className={styles['popup']}
              aria-label={label}
              finalFocus={anchor}
              onFocus={enter}
              onKeyDownCapture={ignoreEarlyKey}
            >
              {tidyEntries(entries).map((entry, index) => (
                <Row key={`${index}:${entry.kind}`} entry={entry} />
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </Provided>
  )
}
