import { writeNote } from './sources.mjs'

/**
 * Notes, beside a build of the client, which modules each chunk holds and which chunks it needs: the bundle report reads it.
 * Kept out of the output folder, so that nothing of it is ever served.
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
