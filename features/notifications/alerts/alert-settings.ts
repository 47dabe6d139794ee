import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { createIdentityStore } from '@/lib/storage'
import { stringArray } from '@/schemas/primitives'
import { NO_QUIET_HOURS, type AlertSettings } from './rules'

const minutes = z.number().check(z.gte(0), z.lt(24 * 60))

const stores = createIdentityStore({
  key: 'notification-alerts',
  version: 1,
  schema: z.object({
    hidden: stringArray,
    alerts: stringArray,
    silent: stringArray,
    ungrouped: z.catch(stringArray, []),
    quiet: z.catch(z.object({ on: z.boolean(), from: minutes, to: minutes }), NO_QUIET_HOURS),
  }),
  defaults: { hidden: [], alerts: [], silent: ['follow_request'], quiet: NO_QUIET_HOURS, ungrouped: [] },
})

const closedBanners = createIdentityStore({
  key: 'alert-banner-closed',
  version: 1,
  schema: z.boolean(),
  defaults: false,
})

/** Returns whether the user closed the banner that offers desktop alerts, and the function that closes it. */
export function useAlertBannerClosed(identityKey: string): [isClosed: boolean, close: () => void] {
  const store = closedBanners.of(identityKey)
  const isClosed = useSyncExternalStore(store.subscribe, store.get)
  return [isClosed, () => store.set(true)]
}

/** The stored alert settings of an identity. */
export const alertSettingsOf = (identityKey: string) => stores.of(identityKey)

/** Returns the alert settings of an identity, and the function that changes some. */
export function useAlertSettings(
  identityKey: string,
): [settings: AlertSettings, change: (change: Partial<AlertSettings>) => void] {
  const store = stores.of(identityKey)
  const settings = useSyncExternalStore(store.subscribe, store.get)
  return [settings, (change) => store.set((current) => ({ ...current, ...copied(change) }))]
}

/** Stored values are mutable arrays. */
function copied({ hidden, alerts, silent, quiet, ungrouped }: Partial<AlertSettings>) {
  return {
    ...(hidden && { hidden: [...hidden] }),
    ...(alerts && { alerts: [...alerts] }),
    ...(silent && { silent: [...silent] }),
    ...(quiet && { quiet }),
    ...(ungrouped && { ungrouped: [...ungrouped] }),
  }
}
