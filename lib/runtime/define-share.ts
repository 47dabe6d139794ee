import * as z from 'zod/mini'
import { openTabChannel } from '../util/tab-channel'
import type { Runtime } from './runtime'

interface ShareDefinition<T> {
  /** Unique. Other versions of the app may be open in other tabs, so a new meaning needs a new name. */
  readonly name: string
  /** Checks what another tab sent; anything else is ignored. */
  readonly change: z.core.$ZodType<T>
  /** Shows a change of another tab. */
  readonly apply: (runtime: Runtime, change: T) => void
}

/** Changes that the other tabs of an account show too, without a request. */
export interface Share<T> {
  /** Shows the changes of other tabs from now on. */
  readonly follow: (runtime: Runtime) => void
  /** Shows a change that the server accepted in the other tabs. */
  readonly send: (runtime: Runtime, change: T) => void
}

/** Defines changes that tabs share. */
export function defineShare<T>({ name, change, apply }: ShareDefinition<T>): Share<T> {
  const open = (runtime: Runtime) => {
    const channel = openTabChannel(`skein:${name}:${runtime.identity.key}`)
    channel?.onMessage((message) => {
      const read = z.safeParse(change, message)
      if (read.success) apply(runtime, read.data)
    })
    runtime.onClose(() => channel?.close())
    return (made: T) => channel?.send(made)
  }
  return {
    follow: (runtime) => void runtime.service(open),
    send: (runtime, made) => runtime.service(open)(made),
  }
}
