import type { Runtime } from '@/lib/runtime'
import { mayWrite } from './layers'

/** Folders that pass a request on. */
const BETWEEN = /^lib\/(?:http|cache|query|runtime|testing)\//

/** The files that sent a write since the last call of `takeWriters`. */
const writers = new Set<string>()

/** Returns the file, as a path from `root`, that makes a request, by the stack of the call; null if it is none of ours. */
export function callerIn(stack: string, root: string): string | null {
  for (const [, path = ''] of stack.matchAll(/(?:\(|at |file:\/\/)(\/[^\s():?]+)[^\s()]*:\d+:\d+/g)) {
    const file = path.startsWith(`${root}/`) ? path.slice(root.length + 1) : ''
    if (/^(?:lib|features|app)\//.test(file) && !BETWEEN.test(file)) return file
  }
  return null
}

function note(method: string | undefined) {
  if (method === undefined || method === 'GET') return
  const file = callerIn(new Error('stack').stack ?? '', process.cwd())
  if (file !== null) writers.add(file)
}

/** Notes which files send writes through the client of a runtime, under any name. */
export function watchWriters({ httpWriter }: Pick<Runtime, 'httpWriter'>): void {
  const { request, upload } = httpWriter
  const watched: Partial<typeof httpWriter> = {
    request(path, options) {
      note(options.method)
      return request(path, options)
    },
    upload(path, options) {
      note(options.method ?? 'POST')
      return upload(path, options)
    },
  }
  Object.assign(httpWriter, watched)
}

/** Returns the files that sent writes since the last call, and of these the ones that must not. */
export function takeWriters(): { all: string[]; wrong: string[] } {
  const all = [...writers]
  writers.clear()
  return { all, wrong: all.filter((file) => !mayWrite(file)) }
}
