/** Returns the approximate size of a value that can be stored, in bytes. */
export function storedSize(value: unknown): number {
  if (value instanceof Blob) return value.size
  if (value instanceof ArrayBuffer) return value.byteLength
  if (ArrayBuffer.isView(value)) return value.byteLength
  if (typeof value === 'string') return value.length * 2
  if (value instanceof Map) return storedSize([...value])
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + storedSize(item), 8)
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).reduce((sum, [key, item]) => sum + key.length * 2 + storedSize(item), 8)
  return 8
}
