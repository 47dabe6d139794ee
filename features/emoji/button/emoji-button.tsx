import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { EmojiIcon } from '@/lib/ui/icons'
import { lazyPart } from '@/lib/ui/lazy-part'
import { closeDropdown } from '@/lib/ui/floating/dropdown-store'
import type { TriggerProps } from '@/lib/ui/popover'
import { PersistentPopover, preloadPopover } from '@/lib/ui/popover/persistent-popover'
import { insertText, type TextControl } from '@/lib/ui/text-area/insert-text'
import { whenIdle } from '@/lib/util/timing/when-idle'
import type { Picked } from './choice'
import { PickerPlaceholder } from '../picker/picker-placeholder'
import { withoutFocusEvents } from '@/lib/focus/without-focus-events'
import { writtenEmoji } from '../data/spacing'
import { isPrintableKey, typeAhead } from '../typed-ahead'
import styles from './emoji-button.module.css'
import { placeholderMessages as messages } from '../placeholder-messages'

/** The emoji grid with search, for a popover; its code and data load on first use. */
export const EmojiPicker = lazyPart(() => import('../picker/emoji-picker'), PickerPlaceholder)

interface Props {
  /** Emoji are inserted at its caret, unless another text field of the same form had focus last. */
  field: RefObject<TextControl | null>
  disabled?: boolean
  /** Label of a button of `field` only, in a form with several such buttons. */
  only?: string
}

const write = (field: TextControl, picked: Picked) => {
  const start = field.selectionStart ?? field.value.length
  const end = field.selectionEnd ?? start
  insertText(field, writtenEmoji(picked, field.value.slice(0, start), field.value.slice(end)), start, end)
}

const takesText = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')

/** Returns the text field of the surrounding form that had focus last. */
function useLastField(anchor: RefObject<HTMLElement | null>): RefObject<TextControl | null> {
  const last = useRef<TextControl>(null)
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

/** Preloads the picker while the page is idle once the user is in the form. */
function usePreload(anchor: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const form = anchor.current?.closest('form')
    let stop: (() => void) | undefined
    const begin = () => {
      stop = whenIdle(() => {
        preloadPopover()
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

/** A button that opens the picker and inserts the choice at the caret of a field. */
export function EmojiButton({ field, disabled = false, only }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const root = useRef<HTMLSpanElement>(null)
  const last = useLastField(root)
  usePreload(root)
  const warmed = useRef(false)
  const preload = () => {
    if (warmed.current) return
    warmed.current = true
    EmojiPicker.preload()
    import('../picker/prefetch-emojis')
      .then(({ prefetchEmojis }) => prefetchEmojis(runtime, intl.locale))
      .catch(() => {})
  }
  const label = only ?? intl.formatMessage(messages.insert)
  const pick = useStableCallback((picked: Picked, keepOpen: boolean) => {
    const target = !only && last.current?.isConnected ? last.current : field.current
    if (!target || target.readOnly) return closeDropdown()
    if (keepOpen) return withoutFocusEvents(() => write(target, picked))
    closeDropdown()
    // The popover restores focus to its button first.
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
        preload()
      }}
      onFocus={() => {
        trigger.onFocus()
        preload()
      }}
      onKeyDown={(event) => {
        trigger.onKeyDown(event)
        // No field exists yet that could take the key.
        if (trigger['aria-expanded'] && isPrintableKey(event))
          typeAhead(({ text }) => ({ text: text + event.key }))
      }}
    />
  )
  return (
    <span ref={root} className={styles.root}>
      <PersistentPopover label={label} trigger={button}>
        {inside}
      </PersistentPopover>
    </span>
  )
}
