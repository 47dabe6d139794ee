import { writeNote } from './sources.mjs'

/**
 * Returns chunks that import each other, whose values may be missing while they start; null when there are none.
 * @param {readonly { file: string, imports: readonly string[] }[]} chunks
 */
export function circleOf(chunks) {
  const importsOf = new Map(chunks.map(({ file, imports }) => [file, imports]))
  const reached = (file) => {
    const found = new Set(importsOf.get(file))
    // A set also visits what is added while it is read.
    for (const each of found) for (const next of importsOf.get(each) ?? []) found.add(next)
    return found
  }
  const circle = chunks.map(({ file }) => file).filter((file) => reached(file).has(file))
  return circle.length > 0 ? circle : null
}

/**
 * Writes down which modules each chunk of a client build contains and which chunks it needs, for the bundle report. Stored
 * outside the output folder, so that it is never served.
 * @returns {import('vite').Plugin}
 */
export function bundleStats() {
  let folder = ''
  return {
    name: 'skein-bundle-stats',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
    configResolved(config) {
      folder = config.build.outDir.split('/').at(-1) ?? 'dist'
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle)
        .filter((file) => file.type === 'chunk')
        .map((chunk) => ({
          file: chunk.fileName,
          entry: chunk.isEntry,
          imports: chunk.imports,
          dynamicImports: chunk.dynamicImports,
          modules: Object.entries(chunk.modules).map(([id, module]) => ({
            id,
            length: module.renderedLength,
          })),
        }))
      const circle = circleOf(chunks)
      if (circle) throw new Error(`Chunks import each other: ${circle.join(', ')}`)
      writeNote(`${folder}.stats.json`, JSON.stringify({ chunks }))
    },
  }
}
