import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Folder for notes of builds and measurements, ignored together with node_modules. */
export const CACHE = join(ROOT, 'node_modules/.cache/skein')

const SOURCES = [
  'app',
  'features',
  'lib',
  'schemas',
  'public',
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'e2e/scripts/host-files.mjs',
  'e2e/scripts/stats-plugin.mjs',
  'e2e/pictures',
]
const NOT_BUILT = /\.test\.tsx?$|\.md$/

function* filesUnder(path) {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) yield path
  else for (const name of readdirSync(path).toSorted()) yield* filesUnder(join(path, name))
}

/** Returns a string that changes whenever a file that a build reads is added, removed or written. */
export function fingerprint(paths = SOURCES) {
  const hash = createHash('sha256')
  for (const path of paths)
    for (const file of filesUnder(join(ROOT, path))) {
      if (NOT_BUILT.test(file)) continue
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  return hash.digest('hex')
}

/** Returns the id of a build by content: the same sources have the same id. */
export function contentHash(paths = SOURCES) {
  const hash = createHash('sha256')
  for (const path of paths)
    for (const file of filesUnder(join(ROOT, path)))
      if (!NOT_BUILT.test(file)) hash.update(`${file.slice(ROOT.length)}\n`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

export function readNote(name) {
  try {
    return readFileSync(join(CACHE, name), 'utf8')
  } catch {
    return null
  }
}

export function writeNote(name, text) {
  mkdirSync(CACHE, { recursive: true })
  const file = join(CACHE, name)
  // Replace the file atomically: readers never see half of it, and hard-linked copies keep their own content.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, file)
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * Runs `work` with an exclusive lock file; waits for the process that has it, and takes over from one that died.
 * @template T
 * @param {string} file
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true })
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      let holder = NaN
      try {
        holder = Number(readFileSync(file, 'utf8'))
      } catch {
        continue
      }
      // An empty file is a lock that was just created.
      if (holder && !isAlive(holder)) unlinkSync(file)
      else await new Promise((resolve) => setTimeout(resolve, 150))
    }
  }
  try {
    return await work()
  } finally {
    unlinkSync(file)
  }
}
