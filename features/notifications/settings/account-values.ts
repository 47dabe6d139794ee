import { resetPushing } from '@/features/push'
import { getSettings, localeOf, type AccountValue } from '@/features/settings'
import { loadedIntl } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { alertSettingsOf } from '../alerts/alert-settings'
import { missedStoreOf, setMissedOn } from '../missed/missed-store'
import { pushNotesOf } from '../push/push-notes'

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

/** The pushes, which are off at first. Their part of the settings says itself when a choice is saved. */
const pushValue = (runtime: Runtime): AccountValue => ({
  subscribe: () => () => {},
  reset: () =>
    resetPushing(runtime, {
      notes: () => pushNotesOf(runtime),
      intl: () => loadedIntl(localeOf(getSettings().language)),
    }),
})

/** The settings of notifications that this browser keeps for an account. A pause is not among them: it ends on its own. */
export const notificationValues = (runtime: Runtime): readonly AccountValue[] => [
  alertValue(runtime.identity.key),
  missedValue(runtime.identity.key),
  pushValue(runtime),
]
