/** Joins class names, leaving out what is empty. Undefined when nothing is left. */
export function cx(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
