import type * as z from 'zod/mini'
import type { AnyMutation } from '@/lib/cache'
import type { ApiError } from '@/lib/http'
import type { Held } from '@/lib/outbox'
import type { Kind } from '@/schemas/entities'
import type { Runtime } from './runtime'

/**
 * A kind of change that users make, such as favouriting a post. Its name and arguments say everything about a change:
 * they can be stored as JSON, shown, and run again without the component that the change came from.
 */
export interface MutationDefinition<A, K extends Kind, D, T> {
  /** Unique: the name of its export. It may be stored, so keep it. */
  readonly name: string
  /** The arguments: ids and other values of JSON. Checked when they were stored. */
  readonly args: z.core.$ZodType<A>
  /**
   * Returns arguments for another try after one that may have reached the server, so that nothing is made twice. Missing
   * where that cannot happen.
   */
  readonly repeat?: (args: A) => A
  /**
   * Lets it wait in the outbox while the server cannot be reached, instead of failing. `goneIsDone`: it is done when the
   * server says that its target is gone, such as a deletion.
   */
  readonly waits?: { readonly goneIsDone?: boolean }
  readonly create: (args: A, runtime: Runtime) => AnyMutation<K, D, T>
}

/** Infers the types of a definition. */
export const defineMutation = <A, K extends Kind, D, T>(definition: MutationDefinition<A, K, D, T>) =>
  definition

/** Handlers of the component that runs a mutation. A stored one is run again without them. */
export interface MutationHandlers<T> {
  /** Called after the answer was applied, not for a skipped mutation. */
  onDone?: ((answer: T) => void) | undefined
  /** Called after the change was undone. */
  onFailed?: ((error: ApiError) => void) | undefined
  /** The component shows errors itself, so the change fails at once where it could wait. Default false. */
  skipAlert?: boolean
  /** The place in the outbox of a stored change that is run again. */
  place?: Held
}

/** Adds the handlers of a component to those of a mutation. */
export const withHandlers = <K extends Kind, D, T>(
  mutation: AnyMutation<K, D, T>,
  { onDone, onFailed, skipAlert }: MutationHandlers<T> = {},
): AnyMutation<K, D, T> => ({
  ...mutation,
  onDone(answer) {
    mutation.onDone?.(answer)
    onDone?.(answer)
  },
  onFailed(error) {
    mutation.onFailed?.(error)
    onFailed?.(error)
  },
  ...(skipAlert && { meta: { skipAlert } }),
})
