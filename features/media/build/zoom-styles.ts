import { Window } from 'happy-dom'

let found: Promise<string[]> | null = null

async function find(): Promise<string[]> {
  const { document } = new Window()
  Object.assign(globalThis, { document })
  try {
    await import('react-zoom-pan-pinch')
  } finally {
    Reflect.deleteProperty(globalThis, 'document')
  }
  const added = [...document.querySelectorAll('style')].map((style) => style.textContent)
  if (added.length === 0) throw new Error('react-zoom-pan-pinch adds no styles on import any more')
  return ['', ...added]
}

/**
 * Returns the contents of the style element that react-zoom-pan-pinch adds on import, so that the
 * Content-Security-Policy can allow them by hash: '' at first, then its styles. Imports it into an empty document,
 * once per process, as a module runs only once. Throws when it adds none.
 */
export const zoomStyles = (): Promise<string[]> => (found ??= find())
