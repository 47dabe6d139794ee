import type { Plugin } from 'vite'

/** The order of lib/ui/tokens.css. */
const ORDER = '@layer tokens,base,ui;'

/**
 * Puts the order of the cascade layers at the start of every built stylesheet. Otherwise the order would
 * depend on which stylesheet loads first, and so on how the bundler splits the code.
 */
export const layerOrder = (): Plugin => ({
  name: 'skein:layer-order',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const asset of Object.values(bundle))
      if (asset.type === 'asset' && asset.fileName.endsWith('.css'))
        asset.source = ORDER + String(asset.source)
  },
})
