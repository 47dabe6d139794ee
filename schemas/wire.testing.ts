import * as z from 'zod/mini'

/** A field that is not a plain value. */
export type FieldKind = 'object' | 'array' | 'texts'

/**
 * Builds a wire value that answers every field with a text, or with a list of texts, an object or an array of objects
 * where `kinds` says so, and records the paths that are read. `texts`: the text of all fields, or by key.
 */
export function wire(
  texts: string | ((key: string) => string),
  kinds: ReadonlyMap<string, FieldKind>,
  read: Set<string>,
  path = '',
): unknown {
  const at = (key: string): unknown => {
    const inner = `${path}.${key}`
    read.add(inner)
    const kind = kinds.get(inner)
    if (kind === undefined || kind === 'texts') {
      const text = typeof texts === 'string' ? texts : texts(key)
      return kind === undefined ? text : [text]
    }
    const value = wire(texts, kinds, read, inner)
    return kind === 'array' ? [value] : value
  }
  return new Proxy(
    {},
    {
      // zod reads `constructor` to detect plain objects, and `length` of texts.
      get: (_target, key) =>
        typeof key === 'string' && key !== 'constructor' && key !== 'length' ? at(key) : undefined,
      has: () => true,
    },
  )
}

/** Entities nested deeper have schemas of their own. */
const DEPTH = 3

/** True when a value has a list of texts at this key, at any depth. */
function listedIn(value: unknown, key: string): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([name, item]) =>
      (name === key && Array.isArray(item) && typeof item[0] === 'string') || listedIn(item, key),
  )
}

/** Finds by trial, level by level, which fields of a schema are objects, arrays of objects or lists of texts. */
function kindsOf(schema: z.ZodMiniType, root: (value: unknown) => unknown): Map<string, FieldKind> {
  const kinds = new Map<string, FieldKind>()
  const readWith = (tried: ReadonlyMap<string, FieldKind>) => {
    const read = new Set<string>()
    z.safeParse(schema, root(wire('x', tried, read)))
    return [...read]
  }
  const isTexts = (path: string) => {
    const { data } = z.safeParse(schema, root(wire('x', new Map([...kinds, [path, 'texts']]), new Set())))
    return listedIn(data, path.split('.').at(-1) ?? '')
  }
  for (let level = 1; level < DEPTH; level++) {
    const fields = readWith(kinds).filter((path) => path.split('.').length === level + 1)
    for (const kind of ['object', 'array'] as const) {
      const open = fields.filter((path) => !kinds.has(path))
      const read = readWith(new Map([...kinds, ...open.map((path) => [path, kind] as const)]))
      for (const path of open) if (read.some((inner) => inner.startsWith(`${path}.`))) kinds.set(path, kind)
    }
    for (const path of fields) if (!kinds.has(path) && isTexts(path)) kinds.set(path, 'texts')
  }
  return kinds
}

/** Lists the strings inside a value with their keys. */
export function leaves(value: unknown, key: string, into: [string, string][] = []): [string, string][] {
  if (typeof value === 'string') into.push([key, value])
  else if (Array.isArray(value)) for (const item of value) leaves(item, key, into)
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) leaves(item, name, into)
  return into
}

/** Lists and records of texts without fields of their own, a single yes or no, and the files of this app. */
const WITHOUT = new Set(
  'mergedDto domainsDto translationLanguagesDto storedEmojisDto unicodeEmojiDto unicodeEmojis'.split(' '),
)

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true })

/** Every schema of an entity or an answer. */
export const schemas = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, value]) =>
    value instanceof z.ZodMiniType && !WITHOUT.has(name) && !/^(?:primitives|url)\b/.test(file.slice(2))
      ? [{ name: `${file.slice(2)} ${name}`, schema: value }]
      : [],
  ),
)

/** Returns the fields of an entity schema and how to wrap a value for it; throws where it reads nothing. */
export function readable(schema: z.ZodMiniType): [Map<string, FieldKind>, (value: unknown) => unknown] {
  const roots = [(value: unknown) => value, (value: unknown) => [value]]
  for (const root of roots) {
    const kinds = kindsOf(schema, root)
    const read = new Set<string>()
    const { success, data } = z.safeParse(schema, root(wire('https://a.example/', kinds, read)))
    const isEmpty = Array.isArray(data) && data.length === 0
    if (success && !isEmpty && (read.size > 0 || leaves(data, '').length > 0)) return [kinds, root]
  }
  throw new Error('nothing of it could be read')
}

const plainValue = (key: string) => (key.endsWith('url') ? 'https://a.example/' : 'x')

/** Builds a plain value with every field that a schema reads, and lists the paths of the fields, e.g. `.account.id`. */
export function plainWire(
  schema: z.ZodMiniType,
  root: (value: unknown) => unknown,
  kinds: ReadonlyMap<string, FieldKind>,
): { value: Record<string, unknown>; paths: readonly string[] } {
  const read = new Set<string>()
  z.safeParse(schema, root(wire(plainValue, kinds, read)))
  const paths = [...read]
  const build = (path: string): Record<string, unknown> =>
    Object.fromEntries(
      paths
        .filter((each) => each.startsWith(`${path}.`) && !each.slice(path.length + 1).includes('.'))
        .map((each) => {
          const key = each.slice(path.length + 1)
          const kind = kinds.get(each)
          if (kind === undefined) return [key, plainValue(key)]
          if (kind === 'texts') return [key, [plainValue(key)]]
          return [key, kind === 'array' ? [build(each)] : build(each)]
        }),
    )
  return { value: build(''), paths }
}
