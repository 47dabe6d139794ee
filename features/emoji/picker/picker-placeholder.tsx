import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useIsMobile } from '@/lib/hooks/use-layout'
import { useIntl } from '@/lib/i18n'
import { useOpening } from '@/lib/ui/popover/opening'
import { SearchInput } from '@/lib/ui/search-input/search-input'
import { isInputMethodKey } from '@/lib/util/input-method'
import { endTypingAhead, typeAhead, typedAhead } from '../typed-ahead'
import { placeholderMessages as messages } from '../placeholder-messages'
import styles from './picker-placeholder.module.css'

/**
 * Placeholder of the picker, in the same size, while its code loads. Its search field collects typed text for
 * the picker.
 */
export function PickerPlaceholder() {
  const intl = useIntl()
  const sheet = useIsMobile()
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(() => typedAhead().text)
  useOpening(() => {
    // In a sheet the on-screen keyboard would cover the emoji.
    const first = sheet ? root.current : field.current
    first?.focus({ preventScroll: true })
    if (text) field.current?.setSelectionRange(text.length, text.length)
  })
  useEndTypingAhead()
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isInputMethodKey(event.nativeEvent)) return
    event.preventDefault()
    typeAhead(({ text: written }) => ({ enter: written.trim() !== '' }))
  }
  return (
    <div ref={root} className={styles.waiting} tabIndex={-1}>
      <SearchInput
        ref={field}
        label={intl.formatMessage(messages.search)}
        dir="auto"
        enterKeyHint="done"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          typeAhead(() => ({ text: event.target.value, enter: false }))
        }}
        onKeyDown={pressed}
      />
      <div className={styles.categories} />
      <GridPlaceholder />
      <div className={styles.foot} />
    </div>
  )
}

/** Placeholder of the grid. */
export function GridPlaceholder() {
  const intl = useIntl()
  return (
    <div className={styles.grid}>
      <output className="visually-hidden">{intl.formatMessage(messages.loading)}</output>
    </div>
  )
}

/** Clears the text typed ahead on unmount: the picker has taken it, and the next one starts empty. */
export function useEndTypingAhead(): void {
  useEffect(() => endTypingAhead, [])
}
