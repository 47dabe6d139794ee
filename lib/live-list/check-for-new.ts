import { QueryObserver, skipToken } from '@tanstack/react-query'
import type { LiveListEngine } from './engine/live-list-engine'
import { isLoading } from './model'

/** Requests the newest items, and shows them to a reader at the top. Resolves to false when that failed. */
export function checkForNew<Id extends string, Page>(engine: LiveListEngine<Id, Page>): Promise<boolean> {
  const observer = new QueryObserver(engine.client, { queryKey: engine.key, queryFn: skipToken })
  return new Promise((resolve) => {
    const check = () => {
      if (isLoading(engine.state, 'top')) return
      stop()
      resolve(engine.state.failed === null)
    }
    // Its changes before the request must not count as the answer.
    engine.checkForNew()
    const stop = observer.subscribe(check)
    check()
  })
}
