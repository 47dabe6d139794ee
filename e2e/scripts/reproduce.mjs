import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ROOT } from './sources.mjs'

/*
 * Builds the current commit in two folders of different names, in different time zones and languages, and compares all files.
 * Run by hand before a release: everyone who builds the same commit must get the same files.
 */

/** Turkish has letters of its own in lower case, Estonian its own order of letters. */
const HERE = { prefix: 'skein-a-', env: { TZ: 'America/Los_Angeles', LC_ALL: 'tr_TR.UTF-8' } }
const THERE = { prefix: 'skein-the-other-', env: { TZ: 'Pacific/Auckland', LC_ALL: 'et_EE.UTF-8' } }

function* filesIn(folder) {
  for (const name of readdirSync(folder).toSorted()) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) yield* filesIn(path)
    else yield path
  }
}

/** Builds the commit in a new folder, and returns the hash of every file by its name. */
function buildIn({ prefix, env }) {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  try {
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, folder], { stdio: 'inherit' })
    cpSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.startsWith(join(ROOT, 'node_modules/.cache')),
    })
    execFileSync(process.execPath, ['e2e/scripts/build.mjs', 'client'], {
      cwd: folder,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    const dist = join(folder, 'dist')
    return new Map(
      [...filesIn(dist)].map((file) => [
        relative(dist, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const [first, second] = [buildIn(HERE), buildIn(THERE)]
const names = [...new Set([...first.keys(), ...second.keys()])].toSorted()
const different = names.filter((name) => first.get(name) !== second.get(name))
for (const name of different) console.log(`differs: ${name}`)
console.log(`${names.length - different.length} of ${names.length} files are the same`)
process.exitCode = different.length === 0 ? 0 : 1
