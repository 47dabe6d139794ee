import { writeNote } from './sources.mjs'

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
      writeNote(`${folder}.stats.json`, JSON.stringify({ chunks }))
    },
  }
}
