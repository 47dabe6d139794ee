import type { Plugin } from 'vite'

interface Chunk {
  fileName: string
  isEntry: boolean
  /** Ids of its modules. */
  moduleIds: readonly string[]
  /** File names of the chunks that it needs. */
  imports: readonly string[]
  /** File names of its styles. */
  styles: readonly string[]
}

/** Returns the names of the files that show the screens whose modules are given: their chunks, the entry, and all these need. */
export function shellOf(chunks: readonly Chunk[], modules: ReadonlySet<string>): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const files = new Set<string>()
  const add = (name: string) => {
    if (files.has(name)) return
    files.add(name)
    const chunk = byName.get(name)
    chunk?.imports.forEach(add)
    chunk?.styles.forEach((style) => files.add(style))
  }
  for (const { fileName, isEntry, moduleIds } of chunks)
    if (isEntry || moduleIds.some((id) => modules.has(id))) add(fileName)
  return files
}

/**
 * Finds the files with which the app starts without a network, for its service worker: those of `modules`. `has` says which
 * of the built assets belong to them, once the client is built.
 */
export function shellFiles(modules: readonly string[]): { plugin: Plugin; has: (file: string) => boolean } {
  let files = new Set<string>()
  return {
    has: (file) => files.has(file),
    plugin: {
      name: 'skein:shell-files',
      apply: 'build',
      generateBundle(_options, bundle) {
        const chunks = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk'
            ? [{ ...file, moduleIds: file.moduleIds, styles: [...(file.viteMetadata?.importedCss ?? [])] }]
            : [],
        )
        const wanted = new Set(modules)
        files = shellOf(chunks, wanted)
        const found = new Set(chunks.flatMap(({ moduleIds }) => moduleIds))
        const missing = modules.find((id) => !found.has(id))
        if (missing) throw new Error(`No module ${missing}: was it moved?`)
      },
    },
  }
}
