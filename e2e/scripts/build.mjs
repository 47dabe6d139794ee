import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { writeHostFiles } from './host-files.mjs'
import { CACHE, fingerprint, readNote, ROOT, withLock, writeNote } from './sources.mjs'

/**
 * Build targets. `local` is the client that may also connect to http://localhost (SKEIN_INSECURE), for the
 * demo, journeys, live test and benchmarks. It has its own folder, so that it is never deployed by mistake.
 */
const TARGETS = {
  client: { folder: 'dist', proof: 'index.html', args: ['--outDir', 'dist'], env: {} },
  local: {
    folder: 'dist-local',
    proof: 'index.html',
    args: ['--outDir', 'dist-local'],
    env: { SKEIN_INSECURE: '1' },
  },
  server: {
    folder: 'dist-server',
    proof: 'node-server.js',
    args: ['--ssr', 'lib/simulator/node-server.ts'],
    env: { SKEIN_INSECURE: '' },
  },
}

/** Returns the output folder of a target. @param {keyof typeof TARGETS} name */
export const folderOf = (name) => join(ROOT, TARGETS[name].folder)

/** Builds a target, then prints what the build tool said. Rejects with its exit code as `status`. */
async function run(name) {
  const { args, env } = TARGETS[name]
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const options = { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production', ...env } }
  const building = promisify(execFile)(
    process.execPath,
    [vite, 'build', '--logLevel', 'warn', ...args],
    options,
  )
  const print = ({ stdout, stderr }) => process.stderr.write(stdout + stderr)
  await building.then(print, (error) => {
    print(error)
    throw Object.assign(error, { status: error.code })
  })
}

/**
 * Builds the named targets that are missing or older than their sources. Safe to call from several processes.
 * @param {(keyof typeof TARGETS)[]} names
 * @param {{ force?: boolean, say?: (line: string) => void }} [options]
 */
export async function ensureBuilt(names, { force = false, say = console.log } = {}) {
  await withLock(join(CACHE, 'build.lock'), async () => {
    const now = fingerprint()
    const build = async (name) => {
      const { folder, proof } = TARGETS[name]
      const fresh = readNote(`${folder}.built`) === now && existsSync(join(ROOT, folder, proof))
      if (fresh && !force) return
      say(`Building ${folder} …`)
      await run(name)
      if (name === 'client') await writeHostFiles(join(ROOT, folder))
      writeNote(`${folder}.built`, now)
    }
    // The lock is held until the last one ended.
    const failed = (await Promise.allSettled(names.map(build))).find(({ status }) => status === 'rejected')
    if (failed) throw failed.reason
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const named = Object.keys(TARGETS).filter((name) => process.argv.includes(name))
    await ensureBuilt(named.length > 0 ? named : Object.keys(TARGETS), { force: true })
  } catch (error) {
    if (error.status === undefined) console.error(error.message)
    process.exitCode = 1
  }
}
