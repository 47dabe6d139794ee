import type { Plugin } from 'vite'

/**
 * Parts of TanStack Router that are in every build of it although nothing here reaches them: its own link (ours is
 * AppLink) and its scroll restoration (app/places.ts keeps the places). By the end of their path, what stands in for them.
 */
const PARTS: Readonly<Record<string, string>> = {
  '/@tanstack/react-router/dist/esm/link.js':
    'const none = () => null; export { none as Link, none as createLink, none as linkOptions, none as useLinkProps }',
  '/@tanstack/react-router/dist/esm/scroll-restoration.js': 'export const ScrollRestoration = () => null',
  '/@tanstack/router-core/dist/esm/scroll-restoration.js':
    'const none = () => null; export const storageKey = ""; export { none as defaultGetScrollRestorationKey, none as getElementScrollRestorationEntry, none as setupScrollRestoration }',
}

/** Leaves them out of the build of the client, and breaks it when a new version of the router has other files. */
export function trimRouter(): Plugin {
  const left = new Set(Object.keys(PARTS))
  return {
    name: 'skein:trim-router',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
    enforce: 'pre',
    load(id) {
      const path = id.split('?', 1)[0] ?? id
      const part = Object.keys(PARTS).find((end) => path.endsWith(end))
      if (part === undefined) return null
      left.delete(part)
      return PARTS[part]
    },
    buildEnd(error) {
      if (!error && left.size > 0) this.error(`The router no longer has ${[...left].join(', ')}`)
    },
  }
}
