import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { createIdentityStore } from '@/lib/storage'

const store = createIdentityStore({
  key: 'announcements',
  version: 1,
  schema: z.object({
    open: z.boolean(),
    /** The last height in pixels, reserved while the announcements load. */
    height: z.number(),
  }),
  defaults: { open: false, height: 0 },
})

/** Whether an identity shows its announcements. */
export const panelStore = (identityKey: string) => store.of(identityKey)

/** Shows or hides the announcements of an identity, and remembers that. */
export const setPanelOpen = (identityKey: string, open: boolean): void =>
  panelStore(identityKey).set((panel) => ({ ...panel, open }))

/** Remembers the height of the shown announcements. */
export const setPanelHeight = (identityKey: string, height: number): void =>
  panelStore(identityKey).set((panel) => (panel.height === height ? panel : { ...panel, height }))

export function usePanelStore(identityKey: string): { open: boolean; height: number } {
  const { subscribe, get } = panelStore(identityKey)
  return useSyncExternalStore(subscribe, get)
}
