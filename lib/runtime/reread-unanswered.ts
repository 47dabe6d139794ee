import { unansweredStore, type Runtime } from './runtime'

/** Pause in ms before the second read: a server may be slow to make a change. */
const SECOND_READ = 4000
/** Maximum number of entities and queries to read again: usually there are one or two. */
const MAX_TARGETS = 10

type Needs = Pick<Runtime, 'cache' | 'client' | 'identity' | 'loader'>

/** Returns the entities and queries that the last page of this tab left, once. */
function takeTargets({ cache, identity }: Needs) {
  const left = unansweredStore.of(identity.key)
  const hashes = [...new Set(left.get())].slice(0, MAX_TARGETS)
  left.reset()
  return hashes.flatMap((hash) => {
    try {
      return [{ hash, entity: cache.kinds.entityOf(hash) }]
    } catch {
      return []
    }
  })
}

/**
 * Reads again what the last page of this tab changed without an answer: its last requests may reach the server after the
 * first ones of this page. Does nothing after any other page. Returns the function that stops it.
 */
export function rereadUnanswered(runtime: Needs): () => void {
  const targets = takeTargets(runtime)
  if (targets.length === 0) return () => {}
  const { client, loader } = runtime
  const reread = () => {
    for (const { hash, entity } of targets) {
      if (entity) void loader.refresh(entity)
      else void client.refetchQueries({ predicate: ({ queryHash }) => queryHash === hash })
    }
  }
  reread()
  const timer = setTimeout(reread, SECOND_READ)
  return () => clearTimeout(timer)
}
