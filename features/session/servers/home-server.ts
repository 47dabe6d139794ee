import * as z from 'zod/mini'
import { createLocalStore } from '@/lib/storage'
import { parseServerAddress, type TypedServer } from './server-address'

const store = createLocalStore({ key: 'home-server', version: 1, schema: z.string(), defaults: '' })

/** Returns the visitor's home server as entered in this browser; '' for none. */
export const readHomeServer = (): string => store.get()

/** Remembers `typed` as the visitor's home server and returns it parsed; null when it is not a server. */
export function rememberHomeServer(typed: string): TypedServer | null {
  const server = parseServerAddress(typed)
  if (server) store.set(typed.trim())
  return server
}
