import { useEffect, useRef } from 'react'
import { useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { messages } from './messages'
import styles from './selection-bar.module.css'

interface Props {
  state: 'none' | 'some' | 'all'
  /** Number of selected rows. */
  count: number
  onAll: () => void
  onAnswer: (answer: 'accept' | 'dismiss') => void
  onDone: () => void
}

/** Selects all rows, and answers the selected ones. */
export function SelectionBar({ state, count, onAll, onAnswer, onDone }: Props) {
  const intl = useIntl()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some'
  }, [state])
  return (
    <div className={styles.bar}>
      <label className={styles.all}>
        <input ref={box} type="checkbox" className={styles.box} checked={state === 'all'} onChange={onAll} />
        {intl.formatMessage(messages.selectAll)}
      </label>
      <output className={styles.count}>{intl.formatMessage(messages.selected, { count })}</output>
      <div className={styles.actions}>
        <Button size="small" variant="primary" disabled={count === 0} onClick={() => onAnswer('accept')}>
          {intl.formatMessage(messages.accept)}
        </Button>
        <Button size="small" disabled={count === 0} onClick={() => onAnswer('dismiss')}>
          {intl.formatMessage(messages.dismiss)}
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          {intl.formatMessage(messages.done)}
        </Button>
      </div>
    </div>
  )
}
