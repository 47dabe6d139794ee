/** Returns the ids with an id moved to the position of another. */
export function withMoved(ids: readonly string[], moved: string, to: string): string[] {
  const target = ids.indexOf(to)
  const rest = ids.filter((id) => id !== moved)
  return target < 0 || rest.length === ids.length ? [...ids] : rest.toSpliced(target, 0, moved)
}
