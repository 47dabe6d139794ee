import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The style sheet that the module declares, as a string literal of JavaScript. */
const DECLARED = /\bcss_\w+ = ("(?:[^"\\]|\\.)*");/g

/**
 * What stands in the style element that react-zoom-pan-pinch adds to the page when it is imported, for the policy to let
 * in by hash: nothing at first, then its styles. A later version that brings them in another way has only the first.
 */
export function zoomStyles(): string[] {
  const dist = dirname(createRequire(import.meta.url).resolve('react-zoom-pan-pinch'))
  const code = readFileSync(join(dist, 'index.esm.js'), 'utf8')
  return ['', ...Array.from(code.matchAll(DECLARED), ([, literal = '""']) => JSON.parse(literal) as string)]
}
