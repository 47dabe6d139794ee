import type { Plugin, Rolldown } from 'vite'
import { FILES_ELEMENT, PAGE_SCRIPT } from './page-script.ts'

/** The modules that pages load at once besides the entry. */
export interface FirstModules {
  /** Runs before the entry, which imports it too: while the entry and all that it needs are still loading. */
  readonly early: string
  /** Signed-in users, at every address. */
  readonly member: readonly string[]
  /** An account's posts, for signed-in users. */
  readonly memberProfile: readonly string[]
  /** An account's posts, for visitors. */
  readonly visitorProfile: readonly string[]
  /** A post. */
  readonly post: readonly string[]
}

const ENTRY = '<script type="module"'

type ScreenModules = Omit<FirstModules, 'early'>

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>
type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: Set<string> } }

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((file) => file.type === 'chunk')

/** Returns the chunk of a module. Throws when the bundle has none. */
function chunkWith(id: string, chunks: readonly Chunk[]): Chunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id))
  if (!chunk) throw new Error(`No chunk has ${id}: was it moved?`)
  return chunk
}

/**
 * Returns the files that modules need besides those of the entry, scripts before styles. Throws when the bundle has no such
 * module.
 */
function filesOf(modules: readonly string[], bundle: Bundle): string[] {
  const chunks = chunksOf(bundle)
  const reached = (from: readonly Chunk[]): Set<Chunk> => {
    const found = new Set(from)
    // A set also visits what is added while it is read.
    for (const chunk of found)
      for (const name of chunk.imports) {
        const imported = bundle[name]
        if (imported?.type === 'chunk') found.add(imported)
      }
    return found
  }
  const filesIn = (all: Iterable<Chunk>) => [
    ...[...all].map(({ fileName }) => fileName),
    ...[...all].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  ]
  const roots = modules.map((id) => chunkWith(id, chunks))
  const atStart = new Set(filesIn(reached(chunks.filter(({ isEntry }) => isEntry))))
  return [...new Set(filesIn(reached(roots)))].filter((file) => !atStart.has(file))
}

/**
 * Vite plugin that lets the built page request the code of its address together with the entry, and run its first part at
 * once.
 */
export function preloadFiles({ early, ...screens }: FirstModules): Plugin {
  let base = '/'
  return {
    name: 'skein:preload-files',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        if (!html.includes(ENTRY)) throw new Error(`index.html has no ${ENTRY}`)
        const named = Object.entries(screens satisfies ScreenModules).map(([name, ids]) => [
          name,
          filesOf(ids, bundle).map((file) => base + file),
        ])
        const files = JSON.stringify(Object.fromEntries(named))
        const { fileName } = chunkWith(early, chunksOf(bundle))
        // Before the styles, for which a script would wait; a module would too, without `async`.
        const scripts = `<script id="${FILES_ELEMENT}" type="application/json">${files}</script>
    <script>${PAGE_SCRIPT}</script>
    <script type="module" async fetchpriority="high" crossorigin src="${base}${fileName}"></script>`
        return html.replace(ENTRY, () => `${scripts}\n    ${ENTRY}`)
      },
    },
  }
}
