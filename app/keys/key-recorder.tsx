import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from '@/lib/i18n'
import { isReserved, keyText, pressOf } from '@/lib/shortcuts'
import { Button } from '@/lib/ui/button/button'
import { messages } from './messages'
import styles from './keys.module.css'

/** Time in which a second key makes a sequence, in ms. */
const SECOND_KEY_MS = 1000

interface Recording {
  /** The key that may begin a sequence; null before the first key. */
  readonly first: string | null
}

interface Props {
  /** Name of the shortcut. */
  label: string
  /** Called with one key, or with two that a space separates. */
  onRecorded: (keys: string) => void
}

/** A button that records the next key, or two in a row. Escape, Tab and leaving it end the recording. */
export function KeyRecorder({ label, onRecorded }: Props) {
  const intl = useIntl()
  const [recording, setRecording] = useState<Recording | null>(null)
  /** The pressed key, when no shortcut may use it. */
  const [reserved, setReserved] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const stop = () => {
    clearTimeout(timer.current)
    setRecording(null)
  }
  const record = (keys: string) => {
    stop()
    onRecorded(keys)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (recording === null || event.key === 'Tab') return
    const press = pressOf(event.nativeEvent)
    event.preventDefault()
    event.stopPropagation()
    if (press === null || event.repeat) return
    if (press === 'Escape') return stop()
    if (isReserved(press)) {
      stop()
      setReserved(press)
      return
    }
    if (recording.first !== null) return record(`${recording.first} ${press}`)
    // Only plain keys begin a sequence.
    if (press.includes('+') && press !== '+') return record(press)
    setRecording({ first: press })
    timer.current = setTimeout(() => record(press), SECOND_KEY_MS)
  }
  const text =
    recording === null
      ? intl.formatMessage(messages.add)
      : recording.first === null
        ? intl.formatMessage(messages.recording)
        : intl.formatMessage(messages.recordingMore, { keys: keyText(recording.first) })
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={recording === null ? intl.formatMessage(messages.addFor, { action: label }) : text}
        aria-pressed={recording !== null}
        onClick={() => {
          setReserved(null)
          if (recording === null) setRecording({ first: null })
        }}
        onKeyDown={onKeyDown}
        onBlur={stop}
      >
        {text}
      </Button>
      <output className={styles.reserved}>
        {reserved !== null && intl.formatMessage(messages.reserved, { keys: keyText(reserved) })}
      </output>
    </>
  )
}
