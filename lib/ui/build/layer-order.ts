import type { Plugin } from 'vite'

/** The order of lib/ui/tokens.css. */
const ORDER = '@layer tokens,base,ui;'

/**
 * Says the order of the cascade layers at the head of every built stylesheet: which of them the browser reads first
 * depends on how the bundler shared the code, and the first to name a layer decides its place.
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
