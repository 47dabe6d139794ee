import * as z from 'zod/mini'
import type { NamedCall } from '@/lib/cache'
import type { Held } from '@/lib/outbox'
import type { Runtime } from '@/lib/runtime'
import type { MutationDefinition } from '@/lib/runtime/define-mutation'
import type { Kind } from '@/schemas/entities'

type AnyDefinition = MutationDefinition<unknown, Kind, unknown, unknown>

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>([
  '/features/**/mutations.ts',
  '/lib/**/mutations.ts',
])

const isDefinition = (value: unknown): value is AnyDefinition =>
  typeof value === 'object' && value !== null && 'create' in value

/** Loads every kind of change that can be stored: all that a `mutations.ts` exports by `defineMutation`. */
export async function loadMutations(): Promise<AnyDefinition[]> {
  const modules = await Promise.all(Object.values(MODULES).map((load) => load()))
  return modules.flatMap((exports) => Object.values(exports)).filter(isDefinition)
}

/**
 * Runs a stored change, which may have reached the server before: it is shown at once. `place`: its place in the outbox.
 * Resolves to true when the server accepted it. Rejects for an unknown name and for arguments that the definition does not
 * accept, e.g. of another version.
 */
export async function runStored(
  runtime: Runtime,
  { name, args }: NamedCall,
  place?: (definition: AnyDefinition) => Held | null,
): Promise<boolean> {
  const definition = (await loadMutations()).find((each) => each.name === name)
  if (!definition) throw new Error(`No mutation ${name}`)
  const parsed = z.parse(definition.args, args)
  const held = place?.(definition)
  return runtime.run(definition, definition.repeat?.(parsed) ?? parsed, { ...(held && { place: held }) })
}
