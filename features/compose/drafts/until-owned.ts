import type { Drafts } from './drafts-store'

/** Resolves once this tab knows whether it may write a draft; false when the draft was removed. */
export const untilOwned = ({ state }: Drafts, id: string): Promise<boolean> =>
  new Promise((resolve) => {
    const check = () => {
      const { owners, drafts } = state.getState()
      const owner = drafts[id] ? owners[id] : 'other'
      if (owner === undefined) return
      unsubscribe()
      resolve(owner === 'mine')
    }
    const unsubscribe = state.subscribe(check)
    check()
  })
