import { useLayoutEffect, useEffectEvent, useRef } from 'react'
import { defineMessages, type Message } from '@/lib/i18n'
import { useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { confirm } from './confirm'

const messages = defineMessages({
  title: {
    id: 'unsavedChanges.title',
    defaultMessage: 'Discard changes?',
    description: 'Title of the confirmation before leaving a form with unsaved changes',
  },
  discard: {
    id: 'unsavedChanges.discard',
    defaultMessage: 'Discard',
    description: 'Button: leaves a form without saving',
  },
  keep: {
    id: 'unsavedChanges.keep',
    defaultMessage: 'Keep editing',
    description: 'Button: stays on a form with unsaved changes',
  },
})

/**
 * Asks before leaving a form while there are unsaved changes. `text` names them, and `onDiscard` runs when the user
 * gives them up. Returns a function that stops asking.
 */
export function useUnsavedChanges(hasChanges: boolean, text: Message, onDiscard?: () => void): () => void {
  const { askBeforeLeaving } = useNavigation()
  const { key: identityKey } = useRuntime().identity
  const release = useRef(() => {})
  const ask = useEffectEvent(async () => {
    const isLeaving = await confirm(
      (intl) => ({
        title: intl.formatMessage(messages.title),
        text: intl.formatMessage(text),
        confirm: intl.formatMessage(messages.discard),
        cancel: intl.formatMessage(messages.keep),
        danger: true,
      }),
      identityKey,
    )
    if (isLeaving) onDiscard?.()
    return isLeaving
  })
  useLayoutEffect(() => {
    if (!hasChanges) return undefined
    const stop = askBeforeLeaving(() => ask())
    release.current = stop
    return stop
  }, [hasChanges, askBeforeLeaving])
  return () => release.current()
}
