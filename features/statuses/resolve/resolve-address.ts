import type { Runtime } from '@/lib/runtime'
import type { ResolvedLink } from './resolver'

/**
 * Asks the user's server which post or profile is at a web address, again if it did not know. Its code loads on first use.
 */
export async function resolveAddress(runtime: Runtime, address: string): Promise<ResolvedLink> {
  const { linkResolver } = await import('./resolver')
  return linkResolver(runtime).resolve(address, true)
}
