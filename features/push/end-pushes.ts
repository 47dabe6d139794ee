import { readPushScope } from '@/lib/push/account-scope'
import type { Runtime } from '@/lib/runtime'

/** True when this browser has a worker that receives the pushes of an account. Never rejects. */
export async function hasPushWorker(identity: string): Promise<boolean> {
  const registrations = await navigator.serviceWorker?.getRegistrations().catch(() => [])
  return registrations?.some(({ scope }) => readPushScope(scope).account === identity) ?? false
}

/** Ends the pushes of an account that signs out; without its runtime, the server learns it from the push service. */
export async function endPushes(identity: string, runtime?: Runtime): Promise<void> {
  if (runtime && !(await hasPushWorker(identity))) return
  const { forgetPushes, stopPushing } = await import('./mutations')
  await (runtime ? stopPushing(runtime) : forgetPushes(identity))
}
