import { useCallback, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { createLocalStore } from '@/lib/storage'
import type { AccountId } from '@/schemas/primitives'
import { AS_IT_CAME, SORTS, type Arrangement } from './arrange'
import { KINDS } from './facts'

/** The display choices for a catch-up. */
export interface CatchUpView extends Arrangement {
  /** Whole posts instead of short rows. */
  full: boolean
}

const FIRST: CatchUpView = { ...AS_IT_CAME, full: false }

const viewSchema = z.object({
  kind: z.catch(z.enum(['all', ...KINDS]), 'all'),
  author: z.catch(z.nullable(z.string()), null),
  link: z.catch(z.nullable(z.string()), null),
  sort: z.catch(z.enum(SORTS), 'newest'),
  grouped: z.catch(z.boolean(), false),
  full: z.catch(z.boolean(), false),
})

/** The number of catch-ups with stored choices; beyond that the ones changed longest ago are dropped. */
const KEPT = 20

/** Stored by `who/id`, so that returning to a catch-up restores its choices. */
const store = createLocalStore({
  key: 'catch-up-views',
  version: 1,
  schema: z.catch(z.record(z.string(), viewSchema), {}),
  defaults: {},
})

const subscribe = (listener: () => void) => store.subscribe(listener)

export function useView(key: string): CatchUpView {
  const read = useCallback(
    () => store.get()[key] as (CatchUpView & { author: AccountId | null }) | undefined,
    [key],
  )
  return useSyncExternalStore(subscribe, read) ?? FIRST
}

/** Changes the choices for a catch-up. */
export const setView = (key: string, change: Partial<CatchUpView>): void =>
  store.set(({ [key]: before, ...rest }) => ({
    ...Object.fromEntries(Object.entries(rest).slice(1 - KEPT)),
    [key]: { ...FIRST, ...before, ...change },
  }))
