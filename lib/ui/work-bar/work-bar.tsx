import { useEffect, useRef, useSyncExternalStore, type ReactNode, type RefObject } from 'react'
import type { LongWork, WorkProgress } from '@/lib/actions/long-work'
import { passFocus } from '@/lib/focus/pass-focus'
import { PassFocusOnRemoval } from '@/lib/focus/pass-focus-on-removal'
import { defineMessages, useIntl } from '@/lib/i18n'
import { columnAround, firstOnScreen } from '@/lib/util/on-screen'
import { Button } from '../button/button'
import styles from './work-bar.module.css'

const messages = defineMessages({
  waits: {
    id: 'ui.work.waits',
    defaultMessage: 'Your server asks to slow down. Continues at {time}.',
    description: 'Below the progress of many changes, one after the other; {time}: time of day',
  },
  stop: {
    id: 'ui.work.stop',
    defaultMessage: 'Stop',
    description: 'Button next to the progress of many changes: makes no further ones',
  },
})

interface Props {
  work: Pick<LongWork<never>, 'progress' | 'subscribe' | 'stop'>
  /** Names the work, for screen readers, and says how far it is. */
  words: (progress: WorkProgress) => { label: string; text: string }
  /** Shown while nothing runs, such as the button that starts it; null hides the bar. */
  children: ReactNode
  /** The bar, to move a lost focus to its first button. */
  ref?: RefObject<HTMLDivElement | null>
}

/** The progress of many changes, with a button to stop; until then `children`. */
export function WorkBar({ work, words, children, ref }: Props) {
  const intl = useIntl()
  const ownRef = useRef<HTMLDivElement>(null)
  const bar = ref ?? ownRef
  const progress = useSyncExternalStore(work.subscribe, work.progress)
  const isRunning = progress !== null
  const wasRunning = useRef(isRunning)
  const column = useRef<ParentNode>(document)
  useEffect(() => {
    if (bar.current) column.current = columnAround(bar.current)
    if (wasRunning.current === isRunning) return
    wasRunning.current = isRunning
    // A dialog that started the work returns the focus to a button that may be gone.
    if (bar.current) passFocus(bar.current)
    else passFocus(firstOnScreen('h1', column.current)?.parentElement ?? null, 'h1')
  }, [bar, isRunning])
  if (!progress && !children) return null
  return (
    <PassFocusOnRemoval>
      <div ref={bar} className={styles.bar}>
        {progress ? <Progress progress={progress} {...words(progress)} /> : children}
        {progress && (
          <Button
            size="small"
            onClick={() => {
              work.stop()
              passFocus(bar.current)
            }}
          >
            {intl.formatMessage(messages.stop)}
          </Button>
        )}
      </div>
    </PassFocusOnRemoval>
  )
}

function Progress({ progress, label, text }: { progress: WorkProgress; label: string; text: string }) {
  const intl = useIntl()
  const { total, done, failed, waitsUntil } = progress
  return (
    <div className={styles.progress}>
      <span>{text}</span>
      <progress aria-label={label} {...(total !== null && { value: done + failed, max: total })} />
      {waitsUntil !== null && (
        <output>
          {intl.formatMessage(messages.waits, { time: intl.formatDate(waitsUntil, { timeStyle: 'short' }) })}
        </output>
      )}
    </div>
  )
}
