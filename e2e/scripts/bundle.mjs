import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { readNote, ROOT } from './sources.mjs'

/** Size in bytes of brotli at its highest quality, as hosts serve immutable files. */
export const brotliSize = (bytes) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }).length

export const kb = (bytes) => (bytes / 1000).toFixed(1)

/** `react-dom` for `…/node_modules/react-dom/index.js`; our own modules count by top-level folder. */
export function packageOf(id) {
  const path = id.replace(/\0/g, '').replace(/\?.*$/, '')
  const at = path.lastIndexOf('node_modules/')
  if (at >= 0) {
    const [scope = '', name = ''] = path.slice(at + 'node_modules/'.length).split('/')
    return scope.startsWith('@') ? `${scope}/${name}` : scope
  }
  if (!path.startsWith(ROOT)) return '(runtime)'
  return path
    .slice(ROOT.length)
    .split('/')
    .slice(0, 2)
    .join('/')
    .replace(/\.\w+$/, '')
}

/** Returns the files a chunk needs before it runs, including itself. */
function closure(chunks, file, seen = new Set()) {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const needed of chunks.get(file)?.imports ?? []) closure(chunks, needed, seen)
  return seen
}

/**
 * Measures a built client: every script and style in brotli, the closure of the entry, and the share of each package in it
 * (estimated from its rendered length and the brotli size of its chunk).
 * @param {string} folder name of the build's folder
 */
export function weigh(folder) {
  const { chunks: list } = JSON.parse(readNote(`${folder}.stats.json`) ?? '{"chunks":[]}')
  const chunks = new Map(list.map((chunk) => [chunk.file, chunk]))
  const assets = join(ROOT, folder, 'assets')
  const sizes = new Map()
  for (const name of existsSync(assets) ? readdirSync(assets) : [])
    if (['.js', '.css'].includes(extname(name)))
      sizes.set(`assets/${name}`, brotliSize(readFileSync(join(assets, name))))

  const first = new Set(
    list.filter((chunk) => chunk.entry).flatMap((chunk) => [...closure(chunks, chunk.file)]),
  )
  const packages = new Map()
  for (const file of first) {
    const modules = chunks.get(file)?.modules ?? []
    const total = modules.reduce((sum, module) => sum + module.length, 0) || 1
    for (const { id, length } of modules) {
      const name = packageOf(id)
      packages.set(name, (packages.get(name) ?? 0) + ((sizes.get(file) ?? 0) * length) / total)
    }
  }
  return { sizes, first, packages }
}

const byWeight = (entries) => [...entries].toSorted((a, b) => b[1] - a[1])
const row = (name, bytes, note = '') => `${kb(bytes).padStart(8)}  ${name}${note && `  ${note}`}`

/** Returns the bundle report of a build as text: sizes in KB (1000 bytes) of brotli 11. */
export function report(folder) {
  const { sizes, first, packages } = weigh(folder)
  const sum = (files) => [...files].reduce((total, file) => total + (sizes.get(file) ?? 0), 0)
  const lines = ['Bundle, KB of brotli 11. * = before anything runs (the closure of the entry)', '']
  for (const [file, bytes] of byWeight(sizes)) lines.push(row(file, bytes, first.has(file) ? '*' : ''))
  lines.push(row('entry closure, scripts', sum(first)), '', 'By package in the entry closure (estimate)', '')
  for (const [name, bytes] of byWeight(packages)) if (bytes >= 250) lines.push(row(name, bytes))
  return lines.join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(report(process.argv[2] ?? 'dist'))
