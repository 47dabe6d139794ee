import { useEffect, useRef } from 'react'
import { loadLeaving, useHasLeft } from '@/features/collections'
import { alertError } from '@/lib/alerts'
import { focusWithoutScroll, isFocusLost } from '@/lib/focus/focusable'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import type { CollectionId } from '@/schemas/collection'
import styles from '../row.module.css'

const messages = defineMessages({
  leave: {
    id: 'notification.collection.leave',
    defaultMessage: 'Remove me',
    description: 'Button of a notification about a collection of accounts that includes the user',
  },
  leaveNamed: {
    id: 'notification.collection.leave.named',
    defaultMessage: 'Remove me from {name}',
    description: 'Name of a button for screen readers: leaves a collection of accounts; {name}: its title',
  },
  left: {
    id: 'notification.collection.left',
    defaultMessage: 'You’re no longer in this collection',
    description: 'In a notification about a collection of accounts, after the user left it',
  },
})

interface Props {
  id: CollectionId
  /** Title of the collection. */
  name: string
}

/** The button that removes the user from a collection, and the result. */
export function LeaveCollection({ id, name }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const result = useRef<HTMLSpanElement>(null)
  const wasPressed = useRef(false)
  const hasLeft = useHasLeft(id)
  useEffect(() => {
    // The pressed button was removed.
    if (hasLeft && wasPressed.current && isFocusLost()) focusWithoutScroll(result.current)
  }, [hasLeft])
  const leave = async () => {
    try {
      const { askToLeave } = await loadLeaving()
      wasPressed.current = true
      await askToLeave(runtime, { id, name })
    } catch (error) {
      alertError(error, intl)
    }
  }
  return (
    <div className={styles.actions}>
      {hasLeft ? (
        <span ref={result} className={styles.state} tabIndex={-1}>
          {intl.formatMessage(messages.left)}
        </span>
      ) : (
        <Button
          size="small"
          aria-label={intl.formatMessage(messages.leaveNamed, { name })}
          onClick={() => void leave()}
        >
          {intl.formatMessage(messages.leave)}
        </Button>
      )}
    </div>
  )
}
