import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type {
  buildSmallWorld,
  buildWorld,
  createReceiver,
  realClock,
  serve,
  ServeOptions as Options,
  Served,
} from '../lib/simulator/node-server'
import { folderOf } from './scripts/build.mjs'

interface NodeServer {
  serve: typeof serve
  buildSmallWorld: typeof buildSmallWorld
  buildWorld: typeof buildWorld
  realClock: typeof realClock
  createReceiver: typeof createReceiver
}

/** A listening simulator, as `npm start` runs it. */
export type Server = Served
export type ServeOptions = Options
export type World = NonNullable<Options['world']>

/** The built simulator: Node runs no TypeScript, and tests must use what `npm start` runs. */
export async function simulatorModule(): Promise<NodeServer> {
  const module: NodeServer = await import(pathToFileURL(join(folderOf('server'), 'node-server.js')).href)
  return module
}

export const clientFolder = (): string => folderOf('local')
