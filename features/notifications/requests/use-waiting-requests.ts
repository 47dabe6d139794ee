import { useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useRuntime } from '@/lib/runtime'
import { createIdentityStore } from '@/lib/storage'
import { notificationPolicyQuery } from '../queries'

const minimised = createIdentityStore({
  key: 'waiting-banner-minimised',
  version: 1,
  schema: z.boolean(),
  defaults: false,
})

/** Time until a page that stays open asks again how many people wait, in ms. No event reports them. */
const REREAD_INTERVAL = 120_000

/** Number of people whose notifications are filtered, and whether the user minimised the banner. */
export function useWaitingRequests() {
  const runtime = useRuntime()
  const store = minimised.of(runtime.identity.key)
  const isMinimised = useSyncExternalStore(store.subscribe, store.get)
  const { data } = useQuery({
    ...notificationPolicyQuery(runtime),
    enabled: runtime.me !== null,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data === null ? false : REREAD_INTERVAL),
  })
  return { count: data?.summary.pending_requests_count ?? 0, isMinimised, setMinimised: store.set }
}
