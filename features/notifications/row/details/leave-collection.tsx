import { useEffect, useRef } from 'react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { focusWithoutScroll, isFocusLost } from '@/lib/focus/focusable'
import { defineMessages, useIntl } from '@/lib/i18n'
import { confirm } from '@/lib/modals'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { notificationKeys } from '../../keys'
import { leaveCollection } from '../../mutations'
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
  title: {
    id: 'notification.collection.leave.title',
    defaultMessage: 'Remove yourself from {name}?',
    description: 'Title of the confirmation before leaving a collection of accounts; {name}: its title',
  },
  text: {
    id: 'notification.collection.leave.text',
    defaultMessage: 'You’ll no longer be in this collection. You can’t undo this.',
    description: 'Text of the confirmation before leaving a collection of accounts',
  },
  confirm: {
    id: 'notification.collection.leave.confirm',
    defaultMessage: 'Remove me',
    description: 'Button that confirms leaving a collection of accounts',
  },
  left: {
    id: 'notification.collection.left',
    defaultMessage: 'You’re no longer in this collection',
    description: 'In a notification about a collection of accounts, after the user left it',
  },
})

interface Props {
  id: string
  /** Title of the collection. */
  name: string
}

/** The button that removes the user from a collection, and the result. */
export function LeaveCollection({ id, name }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const result = useRef<HTMLSpanElement>(null)
  const wasPressed = useRef(false)
  const { data: hasLeft = false } = useQuery<boolean>({
    queryKey: notificationKeys.left(id),
    queryFn: skipToken,
  })
  useEffect(() => {
    // The pressed button was removed.
    if (hasLeft && wasPressed.current && isFocusLost()) focusWithoutScroll(result.current)
  }, [hasLeft])
  const leave = async () => {
    const { me, identity, client } = runtime
    if (me === null) return
    const isConfirmed = await confirm(
      (currentIntl) => ({
        title: currentIntl.formatMessage(messages.title, { name }),
        text: currentIntl.formatMessage(messages.text),
        confirm: currentIntl.formatMessage(messages.confirm),
        danger: true,
      }),
      identity.key,
    )
    if (!isConfirmed) return
    wasPressed.current = true
    // The change is shown over a known state.
    client.setQueryData<boolean>(notificationKeys.left(id), (known) => known ?? false)
    await runtime.run(leaveCollection, { id })
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
