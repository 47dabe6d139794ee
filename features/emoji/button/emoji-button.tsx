import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { EmojiIcon } from '@/lib/ui/icons'
import { lazyPart } from '@/lib/ui/lazy-part'
import { closeDropdown } from '@/lib/ui/floating/dropdown-store'
import type { TriggerProps } from '@/lib/ui/popover'
import { KeptPopover, preloadKept } from '@/lib/ui/popover/kept-popover'
import { insertText, type TextField } from '@/lib/ui/text-area/insert-text'
import { whenIdle } from '@/lib/util/when-idle'
import type { Picked } from './choice'
import { PickerWaiting } from '../picker/waiting'
import { withoutFocusEvents } from '@/lib/focus/without-focus-events'
import { writtenEmoji } from '../data/spacing'
import { isLetter, typeAhead } from '../typed-ahead'
import styles from './emoji-button.module.css'
import { waitingMessages as messages } from '../waiting-messages'

/** The grid of emoji with its search, for a popover; its code and its data load on first use. */
export const EmojiPicker = lazyPart(() => import('../picker/emoji-picker'), PickerWaiting)

interface Props {
  /** Where the emoji go, at its caret, unless another text field of the same form had the focus last. */
  field: RefObject<TextField | null>
  disabled?: boolean
}

const write = (field: TextField, picked: Picked) => {
  const start = field.selectionStart ?? field.value.length
  const end = field.selectionEnd ?? start
  insertText(field, writtenEmoji(picked, field.value.slice(0, start), field.value.slice(end)), start, end)
}

const takesText = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')

/** The text field of the form around `anchor` that had the focus last. */
function useLastField(anchor: RefObject<HTMLElement | null>): RefObject<TextField | null> {
  const last = useRef<TextField>(null)
  useEffect(() => {
    const form = anchor.current?.closest('form')
    const remember = ({ target }: FocusEvent) => {
      if (takesText(target)) last.current = target
    }
    form?.addEventListener('focusin', remember)
    return () => form?.removeEventListener('focusin', remember)
  }, [anchor])
  return last
}

/** Whoever writes may want one: the code comes while nothing else is to do. */
function usePreload(anchor: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const form = anchor.current?.closest('form')
    let stop: (() => void) | undefined
    const begin = () => {
      stop = whenIdle(() => {
        preloadKept()
        EmojiPicker.preload()
      })
    }
    form?.addEventListener('focusin', begin, { once: true })
    return () => {
      form?.removeEventListener('focusin', begin)
      stop?.()
    }
  }, [anchor])
}

/** A button that opens the picker and writes what is chosen at the caret of a field. */
export function EmojiButton({ field, disabled = false }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const place = useRef<HTMLSpanElement>(null)
  const last = useLastField(place)
  usePreload(place)
  const warmed = useRef(false)
  const warm = () => {
    if (warmed.current) return
    warmed.current = true
    EmojiPicker.preload()
    import('../picker/warm').then(({ warmEmojis }) => warmEmojis(runtime, intl.locale)).catch(() => {})
  }
  const label = intl.formatMessage(messages.insert)
  const pick = useStableCallback((picked: Picked, keepOpen: boolean) => {
    const target = last.current?.isConnected ? last.current : field.current
    if (!target || target.readOnly) return closeDropdown()
    if (keepOpen) return withoutFocusEvents(() => write(target, picked))
    closeDropdown()
    // The popover gives the focus back to its button first.
    requestAnimationFrame(() => write(target, picked))
  })
  const inside = useCallback((failed: () => void) => <EmojiPicker onPick={pick} onFailed={failed} />, [pick])
  const button = (trigger: TriggerProps) => (
    <IconButton
      {...trigger}
      icon={<EmojiIcon />}
      label={label}
      disabled={disabled}
      onPointerEnter={() => {
        trigger.onPointerEnter()
        warm()
      }}
      onFocus={() => {
        trigger.onFocus()
        warm()
      }}
      onKeyDown={(event) => {
        trigger.onKeyDown(event)
        // Before anything is there that could have the focus.
        if (trigger['aria-expanded'] && isLetter(event)) typeAhead(({ text }) => ({ text: text + event.key }))
      }}
    />
  )
  return (
    <span ref={place} className={styles.place}>
      <KeptPopover label={label} trigger={button}>
        {inside}
      </KeptPopover>
    </span>
  )
}
