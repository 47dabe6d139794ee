import type { Plugin } from 'vite'

const WRITES = 'styleInject(css_248z);'

/**
 * Takes out of react-zoom-pan-pinch the one line by which it writes a style element into the page when it is imported:
 * the policy of the page forbids it. What it would say stands in the styles of the viewer.
 */
export const zoomStyles = (): Plugin => ({
  name: 'skein:zoom-styles',
  transform(code, id) {
    if (!id.endsWith('/react-zoom-pan-pinch/dist/index.esm.js')) return null
    if (!code.includes(WRITES)) throw new Error('react-zoom-pan-pinch brings its styles in another way now')
    return { code: code.replace(WRITES, ''), map: null }
  },
})
