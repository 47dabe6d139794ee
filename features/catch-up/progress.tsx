import { useEffect, useRef } from 'react'
import { absoluteTime, useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { noteScreenShown } from '@/lib/util/first-screen'
import { messages } from './messages'
import { progressOf, type CatchUpState } from './loading/state'
import styles from './catch-up.module.css'

interface Props {
  state: CatchUpState
  onCancel: () => void
}

/** Progress of a catch-up that is loading: the time it reached, the number of posts, and a button to stop. */
export function Progress({ state, onCancel }: Props) {
  const intl = useIntl()
  const share = progressOf(state)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(noteScreenShown, [])
  // Moves the focus to the stop button, as the button that started the catch-up was removed.
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  const count = state.ids.length
  return (
    <div className={styles.progress}>
      <progress
        max={100}
        value={Math.round(share * 100)}
        aria-label={intl.formatMessage(messages.loading)}
        className={styles.track}
      />
      <p className={styles.words}>
        {state.reached === null
          ? intl.formatMessage(messages.soFar, { count })
          : intl.formatMessage(messages.soFarTime, { count, time: absoluteTime(intl, state.reached) })}
      </p>
      <output className={styles.words}>
        {state.resumeAt !== null &&
          intl.formatMessage(messages.waiting, {
            time: intl.formatTime(state.resumeAt, { timeStyle: 'medium' }),
          })}
      </output>
      <Button ref={button} onClick={onCancel}>
        {intl.formatMessage(messages.cancel)}
      </Button>
    </div>
  )
}
