import type { DraftMedia } from '../drafts/draft-parts'

type Files = readonly DraftMedia[]

/** The files with one changed; unknown ids change nothing. */
export const withFile = (files: Files, localId: string, change: Partial<DraftMedia>): DraftMedia[] =>
  files.map((file) => (file.localId === localId ? { ...file, ...change } : file))

export const withoutFile = (files: Files, localId: string): DraftMedia[] =>
  files.filter((file) => file.localId !== localId)

/** The files with one put back at its place; one that is there already stays. */
export function withFileAt(files: Files, file: DraftMedia, at: number): DraftMedia[] {
  if (files.some(({ localId }) => localId === file.localId)) return [...files]
  return [...files.slice(0, at), file, ...files.slice(at)]
}

/** The files with one moved to the place of another. */
export function moved(files: Files, localId: string, to: string): DraftMedia[] {
  const from = files.findIndex((file) => file.localId === localId)
  const goal = files.findIndex((file) => file.localId === to)
  const file = files[from]
  if (!file || goal < 0) return [...files]
  const rest = files.filter((_, at) => at !== from)
  return [...rest.slice(0, goal), file, ...rest.slice(goal)]
}

/** Files without a description. */
export const undescribed = (files: Files): DraftMedia[] =>
  files.filter((file) => file.type !== 'unknown' && file.alt.trim() === '')
