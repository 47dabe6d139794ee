import type { NamedCall, OpenChange } from '@/lib/cache'
import type { Runtime } from './runtime'

/** A change without an answer: `name` and `args` can be stored, and run again later. */
export interface OpenMutation extends NamedCall, OpenChange {}

/** Returns the named changes of a runtime that the server has not answered yet, oldest first. */
export const openMutations = ({ client }: Pick<Runtime, 'client'>): OpenMutation[] =>
  client
    .getMutationCache()
    .findAll({ status: 'pending', predicate: ({ options }) => options.mutationKey !== undefined })
    .map((mutation) => ({
      name: String(mutation.options.mutationKey?.[0]),
      args: mutation.state.variables,
      cancel: () => (mutation.state.context as OpenChange | undefined)?.cancel() ?? false,
    }))
