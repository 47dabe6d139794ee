import type { DraftMedia } from '../drafts/draft-parts'

type Files = readonly DraftMedia[]

/** Returns the files with one of them changed; unknown ids change nothing. */
export const withFile = (files: Files, localId: string, change: Partial<DraftMedia>): DraftMedia[] =>
  files.map((file) => (file.localId === localId ? { ...file, ...change } : file))

export const withoutFile = (files: Files, localId: string): DraftMedia[] =>
  files.filter((file) => file.localId !== localId)

/** Returns the files with one of them restored at its position; a file that is still there stays. */
export function withFileAt(files: Files, file: DraftMedia, at: number): DraftMedia[] {
  if (files.some(({ localId }) => localId === file.localId)) return [...files]
  return [...files.slice(0, at), file, ...files.slice(at)]
}

/** Returns the files with one of them moved to the position of another. */
export function moveFile(files: Files, localId: string, to: string): DraftMedia[] {
  const from = files.findIndex((file) => file.localId === localId)
  const goal = files.findIndex((file) => file.localId === to)
  const file = files[from]
  if (!file || goal < 0) return [...files]
  const rest = files.filter((_, at) => at !== from)
  return [...rest.slice(0, goal), file, ...rest.slice(goal)]
}

/** Returns the files without a description. */
export const undescribed = (files: Files): DraftMedia[] =>
  files.filter((file) => file.type !== 'unknown' && file.alt.trim() === '')
