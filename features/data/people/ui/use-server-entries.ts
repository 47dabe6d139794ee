import { useCallback, useEffect, useState } from 'react'
import { useRuntime } from '@/lib/runtime'
import type { CsvEntry, CsvKind } from '../../csv/kinds'
import { readServer } from '../read-server'

type Reading =
  | { is: 'reading'; count: number; waitsUntil: number | null }
  | { is: 'read'; entries: readonly CsvEntry[] }
  | { is: 'failed'; error: unknown }

const START: Reading = { is: 'reading', count: 0, waitsUntil: null }

/** Reads what the server has of a kind, again for each kind. */
export function useServerEntries(kind: CsvKind): { reading: Reading; retry: () => void } {
  const runtime = useRuntime()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<{ key: string; reading: Reading }>({ key: '', reading: START })
  const key = `${kind} ${attempt}`
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const set = (reading: Reading) => {
      if (!signal.aborted) setState({ key, reading })
    }
    let count = 0
    readServer(runtime, kind, {
      signal,
      now: () => runtime.now(),
      onProgress: (read) => set({ is: 'reading', count: (count = read), waitsUntil: null }),
      onWait: (waitsUntil) => set({ is: 'reading', count, waitsUntil }),
    }).then(
      ({ entries }) => set({ is: 'read', entries }),
      (error: unknown) => set({ is: 'failed', error }),
    )
    return () => controller.abort()
  }, [runtime, kind, key])
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  return { reading: state.key === key ? state.reading : START, retry }
}
