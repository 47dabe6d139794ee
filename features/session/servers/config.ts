import * as z from 'zod/mini'
import { parseServerAddress } from './server-address'

/** What a deployer writes into the page (architecture 14). */
export interface Config {
  /** Origin of the server that visitors see, or null = none is given. */
  defaultServer: string | null
  productName: string
}

const configSchema = z.object({
  defaultServer: z.optional(z.catch(z.nullable(z.string()), null)),
  productName: z.optional(z.catch(z.string(), '')),
})

/** Parsed JSON of a script element of the page; undefined when it is absent, null when it cannot be read. */
export function readPageJson(id: string): unknown {
  const element = document.getElementById(id)
  if (!element) return undefined
  try {
    return JSON.parse(element.textContent ?? '') as unknown
  } catch {
    return null
  }
}

/** Reads `<script id="skein-config">`; whatever is missing or wrong gets its default. */
export function readConfig(): Config {
  const read = z.safeParse(configSchema, readPageJson('skein-config'))
  const { defaultServer, productName } = read.success ? read.data : {}
  return {
    defaultServer: defaultServer ? (parseServerAddress(defaultServer)?.server ?? null) : null,
    productName: productName || 'Skein',
  }
}
