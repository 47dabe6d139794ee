/** Events of the page and its network. 'resumed' = shown again after being frozen. */
export type EnvironmentEvent = 'online' | 'offline' | 'visible' | 'hidden' | 'resumed'

/** State of the page; injected so that tests can control it. */
export interface Environment {
  /** Only a hint: navigator.onLine is true on any network, with or without internet access. */
  online(): boolean
  visible(): boolean
  subscribe(listener: (event: EnvironmentEvent) => void): () => void
}

/** The environment of the browser. */
export function browserEnvironment(): Environment {
  return {
    online: () => navigator.onLine,
    visible: () => document.visibilityState === 'visible',
    subscribe: (listener) => {
      const end = new AbortController()
      const { signal } = end
      addEventListener('online', () => listener('online'), { signal })
      addEventListener('offline', () => listener('offline'), { signal })
      window.addEventListener('pageshow', ({ persisted }) => persisted && listener('resumed'), { signal })
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
