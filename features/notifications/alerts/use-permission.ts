import { useEffect, useState } from 'react'
import { alertPermission, requestAlertPermission, type AlertPermission } from './desktop-alert'

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
