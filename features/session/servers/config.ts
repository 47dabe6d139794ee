import * as z from 'zod/mini'
import { parseJson } from '@/lib/util/parse-json'
import { parseServerAddress } from './server-address'

/** Configuration that a deployer writes into the page. */
export interface Config {
  /** Origin of the server shown to visitors; null = none. */
  defaultServer: string | null
  productName: string
}

const configSchema = z.object({
  defaultServer: z.optional(z.catch(z.nullable(z.string()), null)),
  productName: z.optional(z.catch(z.string(), '')),
})

/** Returns the parsed JSON of a script element; undefined when it is missing, null when it is invalid. */
export function readPageJson(id: string): unknown {
  const element = document.getElementById(id)
  return element ? (parseJson(element.textContent ?? '') ?? null) : undefined
}

/** Reads `<script id="skein-config">`; missing or invalid values get their defaults. */
export function readConfig(): Config {
  const read = z.safeParse(configSchema, readPageJson('skein-config'))
  const { defaultServer, productName } = read.success ? read.data : {}
  return {
    defaultServer: defaultServer ? (parseServerAddress(defaultServer)?.server ?? null) : null,
    productName: productName || 'Skein',
  }
}
