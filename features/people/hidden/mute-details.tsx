import { useEffect } from 'react'
import { muteAccount, nameOf } from '@/features/accounts'
import { absoluteTime, useIntl } from '@/lib/i18n'
import { useCachedEntity, useEntity, useRuntime } from '@/lib/runtime'
import { Toggle } from '@/lib/ui/toggle/toggle'
import { MAX_TIMER } from '@/lib/util/timing/pause'
import type { AccountId } from '@/schemas/primitives'
import { messages } from './messages'
import { muteEnd } from './mute-end'
import styles from './hidden.module.css'

/** When a mute ends, and whether it hides notifications too. */
export function MuteDetails({ id }: { id: AccountId }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const account = useCachedEntity('account', id)
  const relationship = useEntity('relationship', id)
  const end = account ? muteEnd(account, relationship) : null
  // Ask the server once the mute has ended; its answer removes the row.
  useEffect(() => {
    const left = end === null ? MAX_TIMER : Math.max(0, end - runtime.now())
    if (left >= MAX_TIMER) return undefined
    const timer = setTimeout(() => void runtime.loader.refresh({ kind: 'relationship', id }), left + 1000)
    return () => clearTimeout(timer)
  }, [runtime, id, end])

  if (!account) return null
  const hides = relationship?.muting_notifications
  const change = (notifications: boolean) => {
    const seconds = end === null ? 0 : Math.max(1, Math.ceil((end - runtime.now()) / 1000))
    void runtime.run(muteAccount, {
      id,
      on: true,
      notifications,
      ...(seconds > 0 && { duration: seconds }),
    })
  }
  return (
    <div className={styles.mute}>
      {end !== null && (
        <p className={styles.until}>
          {intl.formatMessage(messages.mutedUntil, { time: absoluteTime(intl, end) })}
        </p>
      )}
      {hides !== undefined && (
        <Toggle
          label={intl.formatMessage(messages.hideNotifications)}
          aria-label={intl.formatMessage(messages.hideNotificationsOf, { name: nameOf(account) })}
          checked={hides}
          onChange={change}
        />
      )}
    </div>
  )
}
