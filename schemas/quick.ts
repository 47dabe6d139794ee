import * as z from 'zod/mini'

/** A short way's word that a value is not the ordinary case: the schema itself decides then. */
export const UNSURE = Symbol('unsure')

type Read = (value: unknown) => unknown
const shortWays = new WeakMap<z.core.$ZodType, Read>()

/**
 * Gives a schema a short way for ordinary values: `read` answers what the schema would, or UNSURE. The first page is read
 * before any of this code is compiled, when each step through a schema costs the most. Returns the schema.
 */
export function quick<S extends z.core.$ZodType>(
  schema: S,
  read: (value: unknown) => NoInfer<z.output<S>> | typeof UNSURE,
): S {
  const run = schema._zod.run.bind(schema._zod)
  schema._zod.run = (payload, ctx) => {
    const value = read(payload.value)
    if (value === UNSURE) return run(payload, ctx)
    payload.value = value
    return payload
  }
  shortWays.set(schema, read)
  return schema
}

const unsure: Read = () => UNSURE

/** The short way through a schema, also where it may be absent, null or anything else. */
function readerOf(schema: z.core.$ZodType): Read {
  const known = shortWays.get(schema)
  if (known) return known
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type !== 'optional' && def.type !== 'nullable' && def.type !== 'catch') return unsure
  const inner = readerOf(def.innerType)
  if (def.type === 'nullable') return (value) => (value === null ? null : inner(value))
  return def.type === 'optional' ? (value) => (value === undefined ? undefined : inner(value)) : inner
}

interface Field {
  readonly key: string
  readonly schema: z.core.$ZodType
  readonly read: Read
  /** It may be left unsaid, and is then. */
  readonly optional: boolean
  /** It has to be there. */
  readonly required: boolean
}

function fieldOf([key, schema]: [string, z.core.$ZodType]): Field {
  const { optin, optout } = schema._zod
  const required = optin === undefined
  return { key, schema, read: readerOf(schema), optional: !required && optout === 'optional', required }
}

type Input = Readonly<Record<string, unknown>>
type Output = Record<string, unknown>

/** What a field's own schema makes of its value. */
function readByField(
  { key, schema, required }: Field,
  input: Input,
  output: Output,
  payload: z.core.ParsePayload,
  ctx: z.core.ParseContextInternal,
) {
  const result = schema._zod.run({ value: input[key], issues: [] }, ctx)
  if (result instanceof Promise) throw new z.core.$ZodAsyncError()
  for (const issue of result.issues) payload.issues.push({ ...issue, path: [key, ...(issue.path ?? [])] })
  if (key in input || !required) output[key] = result.value
  else if (result.issues.length === 0)
    payload.issues.push({ code: 'invalid_type', expected: 'nonoptional', input: undefined, path: [key] })
}

/** `z.object` whose fields are read by their short ways. */
export function object<S extends z.core.$ZodShape>(shape: S): z.ZodMiniObject<S> {
  const schema = z.object(shape)
  const run = schema._zod.run.bind(schema._zod)
  const fields = Object.entries(shape).map(fieldOf)
  schema._zod.run = (payload, ctx) => {
    const given: unknown = payload.value
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return run(payload, ctx)
    const input = given as Input
    const output: Output = {}
    for (const field of fields) {
      const { key } = field
      const value = input[key]
      if (value === undefined && (field.optional || field.required) && !(key in input)) {
        if (field.required) readByField(field, input, output, payload, ctx)
        continue
      }
      const read = field.read(value)
      if (read === UNSURE) readByField(field, input, output, payload, ctx)
      else output[key] = read
    }
    payload.value = output as z.output<typeof schema>
    return payload
  }
  return schema
}
