import { Refusal } from './refusal'

export type Value = string | number | boolean | null | Blob | Value[] | { [key: string]: Value }

const isObject = (value: Value | undefined): value is { [key: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)

/** Writes `a[b][]` into nested objects and arrays, as Rails reads forms. */
function assign(target: { [key: string]: Value }, name: string, value: Value): void {
  const path = [...name.matchAll(/^[^[\]]+|\[([^\]]*)\]/g)].map((part) => part[1] ?? part[0])
  let here = target
  for (const [at, key] of path.entries()) {
    const next = path[at + 1]
    if (next === undefined) {
      here[key] = value
      return
    }
    if (next === '' && at + 2 === path.length) {
      const list = here[key]
      if (Array.isArray(list)) list.push(value)
      else here[key] = [value]
      return
    }
    if (next === '') {
      // a[][b]: a new object starts when its key repeats
      const list = Array.isArray(here[key]) ? here[key] : []
      here[key] = list
      const inner = path[at + 2] ?? ''
      const last = list.at(-1)
      if (isObject(last) && !(inner in last)) last[inner] = value
      else list.push({ [inner]: value })
      return
    }
    const child = here[key]
    if (isObject(child)) here = child
    else {
      const made: { [key: string]: Value } = {}
      here[key] = made
      here = made
    }
  }
}

/** Query and body of a request as one tree, coerced as Rails does. */
export class Params {
  constructor(readonly tree: { [key: string]: Value } = {}) {}

  static fromEntries(entries: Iterable<readonly [string, Value]>): Params {
    const tree: { [key: string]: Value } = {}
    for (const [name, value] of entries) assign(tree, name, value)
    return new Params(tree)
  }

  merged(other: Params): Params {
    return new Params({ ...this.tree, ...other.tree })
  }

  has(name: string): boolean {
    return name in this.tree && this.tree[name] !== undefined
  }

  raw(name: string): Value | undefined {
    return this.tree[name]
  }

  /** Returns a string; undefined when missing or null. */
  text(name: string): string | undefined {
    const value = this.tree[name]
    if (typeof value === 'string') return value
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
  }

  /** Returns a required string; 400 when missing. */
  need(name: string): string {
    const value = this.text(name)
    if (value === undefined || value === '') throw new Refusal(400, `Missing parameter ${name}`)
    return value
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name)
    return value === undefined ? undefined : !['0', 'f', 'false', 'off', ''].includes(value.toLowerCase())
  }

  whole(name: string): number | undefined {
    const value = this.text(name)
    if (value === undefined || value === '') return undefined
    const number = Math.trunc(Number(value))
    return Number.isNaN(number) ? 0 : number
  }

  /** Strings of an array; also of an object with number keys or of a single value. */
  texts(name: string): string[] {
    const value = this.tree[name]
    if (value === undefined || value === null) return []
    const list = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [value]
    return list.flatMap((item) => (typeof item === 'string' || typeof item === 'number' ? String(item) : []))
  }

  /** Objects of an array or of an object with number keys. */
  objects(name: string): Params[] {
    const value = this.tree[name]
    const list = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : []
    return list.flatMap((item) => (isObject(item) ? new Params(item) : []))
  }

  object(name: string): Params | undefined {
    const value = this.tree[name]
    return isObject(value) ? new Params(value) : undefined
  }

  file(name: string): Blob | undefined {
    const value = this.tree[name]
    return value instanceof Blob ? value : undefined
  }
}

/** Parses the body by content type; 400 when it is malformed. */
export async function readBody(request: Request): Promise<Params> {
  if (request.method === 'GET' || request.method === 'HEAD') return new Params()
  const type = request.headers.get('content-type') ?? ''
  if (type.includes('multipart/form-data')) {
    const form = await request.formData().catch(() => null)
    if (!form) throw new Refusal(400, 'Bad Request')
    return Params.fromEntries(form.entries())
  }
  const text = await request.text()
  if (text === '') return new Params()
  if (type.includes('application/x-www-form-urlencoded'))
    return Params.fromEntries(new URLSearchParams(text).entries())
  try {
    const value = JSON.parse(text) as Value
    return new Params(isObject(value) ? value : {})
  } catch {
    if (type.includes('json')) throw new Refusal(400, 'There was a problem in the JSON you submitted')
    return new Params()
  }
}
