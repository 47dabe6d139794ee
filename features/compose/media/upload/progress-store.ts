import { createStore } from 'zustand/vanilla'

/** Progress of the uploads of this tab, in per cent by `localId`; not part of a draft. */
export const uploadProgress = createStore<{ percent: Readonly<Record<string, number>> }>(() => ({
  percent: {},
}))

/** Whole per cent, never over 100. */
export const uploadPercentOf = (loaded: number, total: number): number =>
  total > 0 ? Math.min(100, Math.max(0, Math.round((loaded / total) * 100))) : 0

/** Records the progress of a file; null when it is no longer being uploaded. */
export function noteProgress(localId: string, percent: number | null): void {
  uploadProgress.setState(({ percent: before }) => {
    const { [localId]: _old, ...rest } = before
    return { percent: percent === null ? rest : { ...rest, [localId]: percent } }
  })
}

/** Returns the progress of all files in per cent, weighted by their bytes. */
export function totalPercentOf(
  files: readonly { localId: string; size: number; done: boolean }[],
  percent: Readonly<Record<string, number>>,
): number {
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const loaded = files.reduce(
    (sum, { localId, size, done }) => sum + (done ? size : (size * (percent[localId] ?? 0)) / 100),
    0,
  )
  return uploadPercentOf(loaded, total)
}
