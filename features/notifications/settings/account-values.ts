import type { AccountValue } from '@/features/settings'
import { alertSettingsOf } from '../alerts/alert-settings'
import { missedStoreOf, setMissedOn } from '../missed/missed-store'

/** Alerts, sounds, grouping and quiet hours. */
function alertValue(identityKey: string): AccountValue {
  const { subscribe, get, set, reset } = alertSettingsOf(identityKey)
  return {
    subscribe,
    reset() {
      const before = get()
      reset()
      return () => set(before)
    },
  }
}

/** Whether summaries after an absence are on. Their store also has the last absence, which is no setting. */
function missedValue(identityKey: string): AccountValue {
  const { subscribe, get, set } = missedStoreOf(identityKey)
  return {
    subscribe(listener) {
      let { on } = get()
      return subscribe(() => {
        const isSame = get().on === on
        on = get().on
        if (!isSame) listener()
      })
    },
    reset() {
      const before = get()
      if (before.on) return () => {}
      setMissedOn(identityKey, true)
      return () => set(before)
    },
  }
}

/** The settings of notifications that this browser keeps for an account. A pause is not among them: it ends on its own. */
export const notificationValues = (identityKey: string): readonly AccountValue[] => [
  alertValue(identityKey),
  missedValue(identityKey),
]
