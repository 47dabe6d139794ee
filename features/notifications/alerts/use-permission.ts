import { useEffect, useState } from 'react'
import { useRuntime } from '@/lib/runtime'
import { useAlertSettings } from './alert-settings'
import { alertPermission, requestAlertPermission, type AlertPermission } from './desktop-alert'
import { FIRST_ALERTS } from './rules'

/** Returns the permission to show desktop alerts, and the function that asks for it and returns the answer. */
export function usePermission(): [permission: AlertPermission, ask: () => Promise<AlertPermission>] {
  const [permission, setPermission] = useState(alertPermission)
  useEffect(() => {
    const update = () => setPermission(alertPermission())
    let status: PermissionStatus | null = null
    // The user may change it in the settings of the browser.
    navigator.permissions
      ?.query({ name: 'notifications' })
      .then((found) => {
        status = found
        status.addEventListener('change', update)
      })
      .catch(() => {})
    return () => status?.removeEventListener('change', update)
  }, [])
  const ask = async () => {
    const answer = await requestAlertPermission()
    setPermission(answer)
    return answer
  }
  return [permission, ask]
}

/** Returns the function that asks for the permission, and turns on the first alerts where none was chosen before. */
export function useAllowAlerts(ask: () => Promise<AlertPermission>): () => void {
  const { identity } = useRuntime()
  const [{ alerts }, change] = useAlertSettings(identity.key)
  return () =>
    void ask().then((answer) => {
      if (answer === 'granted' && alerts.length === 0) change({ alerts: FIRST_ALERTS })
    })
}
