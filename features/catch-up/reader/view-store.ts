import { useCallback, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { createIdentityStore } from '@/lib/storage'
import { withLatest } from '@/lib/util/with-latest'
import { tolerantRecord, type AccountId } from '@/schemas/primitives'
import { AS_IT_CAME, SORTS, type Arrangement } from './arrange'
import { KINDS } from './post-stats'

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

/** The number of catch-ups with stored choices per identity; beyond that the ones changed longest ago are dropped. */
const MAX_STORED_CATCH_UPS = 20

/** Stored by id, so that returning to a catch-up restores its choices. */
const store = createIdentityStore({
  key: 'catch-up-views',
  version: 1,
  schema: tolerantRecord(viewSchema),
  defaults: {},
})

export function useView(identityKey: string, id: string): CatchUpView {
  const own = store.of(identityKey)
  const read = useCallback(
    () => own.get()[id] as (CatchUpView & { author: AccountId | null }) | undefined,
    [own, id],
  )
  return useSyncExternalStore(own.subscribe, read) ?? FIRST
}

/** Changes the choices for a catch-up. */
export const setView = (identityKey: string, id: string, change: Partial<CatchUpView>): void =>
  store
    .of(identityKey)
    .set((views) => withLatest(views, id, { ...FIRST, ...views[id], ...change }, MAX_STORED_CATCH_UPS))
