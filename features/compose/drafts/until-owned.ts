import type { Drafts } from './drafts-store'

/** Resolves as soon as it is known whether this tab may write a draft; false when it was removed. */
export const untilOwned = ({ state }: Drafts, id: string): Promise<boolean> =>
  new Promise((resolve) => {
    const look = () => {
      const { owners, drafts } = state.getState()
      const owner = drafts[id] ? owners[id] : 'other'
      if (owner === undefined) return
      end()
      resolve(owner === 'mine')
    }
    const end = state.subscribe(look)
    look()
  })
