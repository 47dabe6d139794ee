import { create } from 'zustand'

const useStore = create(() => ({ offline: false }))

/**
 * True while the offline banner is shown. Content that is missing because of it needs no error of its own.
 */
export const useOffline = (): boolean => useStore((state) => state.offline)

/** Called by the owner of the banner. */
export function setOffline(offline: boolean): void {
  if (useStore.getState().offline !== offline) useStore.setState({ offline })
}

export const isOffline = (): boolean => useStore.getState().offline
