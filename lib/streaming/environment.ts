/** What the page and its network do. 'resumed' = shown again after being frozen. */
export type EnvironmentEvent = 'online' | 'offline' | 'visible' | 'hidden' | 'resumed'

/** Where a page lives; injected so that tests can put it to sleep. */
export interface Environment {
  /** Only a hint: false on a machine that has nothing but itself. */
  online(): boolean
  visible(): boolean
  subscribe(listener: (event: EnvironmentEvent) => void): () => void
}

/** The browser's. */
export function browserEnvironment(): Environment {
  return {
    online: () => navigator.onLine,
    visible: () => document.visibilityState === 'visible',
    subscribe: (listener) => {
      const end = new AbortController()
      const { signal } = end
      addEventListener('online', () => listener('online'), { signal })
      addEventListener('offline', () => listener('offline'), { signal })
      addEventListener('pageshow', ({ persisted }) => persisted && listener('resumed'), { signal })
      document.addEventListener('resume', () => listener('resumed'), { signal })
      document.addEventListener(
        'visibilitychange',
        () => listener(document.visibilityState === 'visible' ? 'visible' : 'hidden'),
        { signal },
      )
      return () => end.abort()
    },
  }
}
