import type { Drafts } from './drafts-store'

/** Resolves once this tab may write a draft, or another tab does; false then, and when the draft was removed. */
function untilKnown({ state }: Drafts, id: string, isKnown: (owner: 'mine' | 'other') => boolean) {
  return new Promise<boolean>((resolve) => {
    const check = () => {
      const { owners, drafts } = state.getState()
      const owner = drafts[id] ? owners[id] : 'other'
      if (drafts[id] && (owner === undefined || !isKnown(owner))) return
      unsubscribe()
      resolve(owner === 'mine')
    }
    const unsubscribe = state.subscribe(check)
    check()
  })
}

/** Resolves once this tab knows whether it may write a draft; false when the draft was removed. */
export const untilOwned = (drafts: Drafts, id: string): Promise<boolean> => untilKnown(drafts, id, () => true)

/** The same, but takes the draft over from another tab. */
export async function untilTaken(drafts: Drafts, id: string): Promise<boolean> {
  if (await untilOwned(drafts, id)) return true
  if (!drafts.state.getState().drafts[id]) return false
  drafts.takeOver(id)
  return untilKnown(drafts, id, (owner) => owner === 'mine')
}
