import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from '@/lib/i18n'
import { isReserved, keyText, pressOf } from '@/lib/shortcuts'
import { Button } from '@/lib/ui/button/button'
import { messages } from './messages'
import styles from './keys.module.css'

/** Time in which a second key makes a sequence, in ms. */
const SECOND_KEY_MS = 1000

interface Props {
  /** Name of the shortcut. */
  action: string
  onRecorded: (keys: string) => void
}

/** A button that records the next key, or two in a row. Escape, Tab and leaving it end the recording. */
export function KeyRecorder({ action, onRecorded }: Props) {
  const intl = useIntl()
  /** The first key, '' before it; null while not recording. */
  const [first, setFirst] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const stop = () => {
    clearTimeout(timer.current)
    setFirst(null)
  }
  const record = (keys: string) => {
    stop()
    onRecorded(keys)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (first === null || event.key === 'Tab') return
    const press = pressOf(event.nativeEvent)
    event.preventDefault()
    event.stopPropagation()
    if (press === null || event.repeat) return
    if (press === 'Escape') return stop()
    if (isReserved(press)) {
      stop()
      setRefused(press)
      return
    }
    if (first !== '') return record(`${first} ${press}`)
    setFirst(press)
    // Only plain keys begin a sequence.
    if (press.includes('+') && press !== '+') return record(press)
    timer.current = setTimeout(() => record(press), SECOND_KEY_MS)
  }
  const text =
    first === null
      ? intl.formatMessage(messages.add)
      : first === ''
        ? intl.formatMessage(messages.recording)
        : intl.formatMessage(messages.recordingMore, { keys: keyText(first) })
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={first === null ? intl.formatMessage(messages.addFor, { action }) : text}
        aria-pressed={first !== null}
        onClick={() => {
          setRefused(null)
          if (first === null) setFirst('')
        }}
        onKeyDown={onKeyDown}
        onBlur={stop}
      >
        {text}
      </Button>
      <output className={styles.refused}>
        {refused !== null && intl.formatMessage(messages.reserved, { keys: keyText(refused) })}
      </output>
    </>
  )
}
