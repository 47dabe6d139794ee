import { join } from 'node:path'
import type { Plugin } from 'vite'

const MAKER = /\/createLucideIcon\.mjs$/
const maker = join(import.meta.dirname, 'make-icon.ts')

/** What an icon says for lucide's own maker: keys of its lines, its size (24 for all), and a statement without effect. */
const UNREAD = /,\s*key: "\w+"|^\s*size: 24,|^__iconData\.node;/gm

/** Draws the icons of lucide-react by make-icon.ts in the build of the client, and breaks it when they are made otherwise. */
export function trimIcons(): Plugin {
  let met = false
  return {
    name: 'skein:trim-icons',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
    enforce: 'pre',
    resolveId(id, importer) {
      if (!MAKER.test(id) || !importer?.includes('/lucide-react/')) return null
      met = true
      return maker
    },
    transform: {
      filter: { id: /\/lucide-react\/.*\/icons\/[^/]+\.mjs$/ },
      handler: (code) => ({ code: code.replace(UNREAD, ''), map: null }),
    },
    buildEnd(error) {
      if (!error && !met) this.error('lucide-react makes its icons in another way now')
    },
  }
}
