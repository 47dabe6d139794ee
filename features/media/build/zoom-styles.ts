import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The stylesheet in the module, as a JavaScript string literal. */
const DECLARED = /\bcss_\w+ = ("(?:[^"\\]|\\.)*");/g

/**
 * Returns the contents of the style element that react-zoom-pan-pinch adds on import, so that the
 * Content-Security-Policy can allow them by hash: '' at first, then its styles. If a later version adds them
 * differently, only '' is returned.
 */
export function zoomStyles(): string[] {
  const dist = dirname(createRequire(import.meta.url).resolve('react-zoom-pan-pinch'))
  const code = readFileSync(join(dist, 'index.esm.js'), 'utf8')
  return ['', ...Array.from(code.matchAll(DECLARED), ([, literal = '""']) => JSON.parse(literal) as string)]
}
