import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { folderOf } from './scripts/build.mjs'

/** A simulator that listens, as `npm start` runs it. */
export interface Server {
  readonly origin: string
  readonly port: number
  close(): Promise<void>
}

export interface ServeOptions {
  readonly port?: number
  readonly host?: string
  readonly seed?: number
  readonly software?: string
  readonly staticDir?: string
}

interface NodeServer {
  serve(options?: ServeOptions): Promise<Server>
}

/** The built simulator: Node runs no TypeScript, and the tests must meet what `npm start` runs. */
export async function simulatorModule(): Promise<NodeServer> {
  const module: NodeServer = await import(pathToFileURL(join(folderOf('server'), 'node-server.js')).href)
  return module
}

export const clientFolder = (): string => folderOf('local')
