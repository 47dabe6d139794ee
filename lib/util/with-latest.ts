/**
 * Returns a record with `value` at `key` as its latest entry, and at most `max` entries: the oldest are dropped. Keys must
 * not be whole numbers, which JavaScript puts before all others.
 */
export function withLatest<T>(
  record: Readonly<Record<string, T>>,
  key: string,
  value: T,
  max: number,
): Record<string, T> {
  const { [key]: _before, ...others } = record
  const entries = Object.entries(others)
  const kept = entries.length < max ? others : Object.fromEntries(entries.slice(entries.length - max + 1))
  return { ...kept, [key]: value }
}
