import { create } from 'zustand'
import { AS_IT_CAME, type Arrangement } from './arrange'

/** How a catch-up is looked at. */
export interface CatchUpView extends Arrangement {
  /** Whole posts instead of short rows. */
  full: boolean
}

const FIRST: CatchUpView = { ...AS_IT_CAME, full: false }

/** By `who/id` of the catch-up, so that coming back to it finds it as it was. */
const useStore = create<{ views: Record<string, CatchUpView> }>(() => ({ views: {} }))

export const useView = (key: string): CatchUpView => useStore((state) => state.views[key] ?? FIRST)

/** Changes how a catch-up is looked at. */
export const setView = (key: string, change: Partial<CatchUpView>): void =>
  useStore.setState(({ views }) => ({ views: { ...views, [key]: { ...(views[key] ?? FIRST), ...change } } }))
