import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The name that the page about Skein links to. */
const FILE = 'licences.txt'

/** Packages of data, which ships as files and not as modules. */
const DATA = ['emojibase-data', 'twemoji-colr-font']

/** Packages in the service worker, which is built after the rest. */
const WORKER = [
  'idb',
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
]

interface Package {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly author?: string | { readonly name: string }
}

/** Returns the folder of the package that a module belongs to; null for our own modules. */
export function packageFolderOf(id: string): string | null {
  const found = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replace(/\0|\?.*$/g, ''))
  return found?.[0] ?? null
}

/** Returns name, version and the texts of the licences of a package. Throws when it names no licence. */
export function noticeOf(folder: string): string {
  const { name, version, license, author } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Package
  if (!license) throw new Error(`${name} names no licence: find out whether Skein may contain it`)
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file) && !/\.(js|ts|mjs)$/.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(/\r\n?/g, '\n').trim())
  const writer = typeof author === 'string' ? author : author?.name
  const known = texts.length > 0 ? texts : writer ? [`Copyright ${writer}`] : []
  return [`${name} ${version} (${license})`, ...known].join('\n\n')
}

/** Returns the notices of packages by their folders, each once, in the order of their names. */
export function noticesOf(folders: Iterable<string>): string {
  const notices = [...new Set([...folders].map(noticeOf))].sort()
  return notices.join(`\n\n${'-'.repeat(80)}\n\n`)
}

const HEAD =
  'Skein is free software under the MIT licence. It contains the work of others, under the licences that follow.\n\n'

/**
 * Vite plugin that writes the licences of all packages in the build to `licences.txt`. Styles and data ship without being
 * modules, so their packages are named.
 */
export function licenceNotices(): Plugin {
  let root = ''
  let server = false
  return {
    name: 'skein:licence-notices',
    apply: 'build',
    configResolved(config) {
      root = config.root
      server = Boolean(config.build.ssr)
    },
    generateBundle(_options, bundle) {
      if (server) return
      const own = readFileSync(join(root, 'LICENSE'), 'utf8').trim()
      const folders = new Set([...DATA, ...WORKER].map((name) => join(root, 'node_modules', name)))
      for (const chunk of Object.values(bundle))
        for (const id of chunk.type === 'chunk' ? chunk.moduleIds : []) {
          const folder = packageFolderOf(id)
          if (folder && existsSync(join(folder, 'package.json'))) folders.add(folder)
        }
      // The mark at the start tells browsers the encoding, as few hosts name it.
      const source = `\uFEFF${HEAD}${own}\n\n${'-'.repeat(80)}\n\n${noticesOf(folders)}\n`
      this.emitFile({ type: 'asset', fileName: FILE, source })
    },
  }
}

/** Vite plugin for the build of the service worker: fails when its packages are not those that `licences.txt` has. */
export function workerLicences(): Plugin {
  return {
    name: 'skein:worker-licences',
    generateBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
      const names = ids.flatMap((id) => packageFolderOf(id)?.split('/node_modules/').at(-1) ?? [])
      const unnamed = names.find((name) => !WORKER.includes(name))
      if (unnamed) throw new Error(`${unnamed} is part of the service worker: name it in WORKER`)
    },
  }
}
