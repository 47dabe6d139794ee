import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useIsMobile } from '@/lib/hooks/use-layout'
import { useIntl } from '@/lib/i18n'
import { useOpening } from '@/lib/ui/popover/opening'
import { SearchInput } from '@/lib/ui/search-input/search-input'
import { endTypingAhead, typeAhead, typedAhead } from '../typed-ahead'
import { waitingMessages as messages } from '../waiting-messages'
import styles from './waiting.module.css'

/**
 * In the place and the shape of the picker while its code loads. Its search field takes what is typed meanwhile; the
 * picker goes on with it.
 */
export function PickerWaiting() {
  const intl = useIntl()
  const sheet = useIsMobile()
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(() => typedAhead().text)
  useOpening(() => {
    // In a sheet the keyboard of the screen would cover what is to be chosen.
    const first = sheet ? root.current : field.current
    first?.focus({ preventScroll: true })
    if (text) field.current?.setSelectionRange(text.length, text.length)
  })
  useEndTypingAhead()
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
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
      <GridWaiting />
      <div className={styles.foot} />
    </div>
  )
}

/** Where emoji will stand. */
export function GridWaiting() {
  const intl = useIntl()
  return (
    <div className={styles.grid}>
      <output className="visually-hidden">{intl.formatMessage(messages.loading)}</output>
    </div>
  )
}

/** Forgets what was typed ahead once this is no longer shown: the picker has taken it, and the next one begins anew. */
export function useEndTypingAhead(): void {
  useEffect(() => endTypingAhead, [])
}
