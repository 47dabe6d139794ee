import type { TextField } from '@/lib/ui/text-area/insert-text'
import type { CaretLine } from './place-box'

/** What decides where a letter comes to stand. */
const SHAPING = [
  'direction',
  'font',
  'font-kerning',
  'font-feature-settings',
  'letter-spacing',
  'line-height',
  'overflow-wrap',
  'padding',
  'border-width',
  'box-sizing',
  'tab-size',
  'text-align',
  'text-indent',
  'text-transform',
  'unicode-bidi',
  'word-break',
  'word-spacing',
]

/**
 * Where the letter at `index` (UTF-16 units) of a field stands, measured in a copy of the field: fields tell nobody. The side
 * is that where the text begins.
 */
export function caretLine(field: TextField, index: number): CaretLine {
  const style = getComputedStyle(field)
  const frame = field.getBoundingClientRect()
  const copy = document.createElement('div')
  copy.setAttribute('aria-hidden', 'true')
  for (const name of SHAPING) copy.style.setProperty(name, style.getPropertyValue(name))
  const single = field instanceof HTMLInputElement
  Object.assign(copy.style, {
    position: 'fixed',
    visibility: 'hidden',
    borderStyle: 'solid',
    top: '0',
    left: '0',
    width: `${frame.width}px`,
    whiteSpace: single ? 'pre' : 'pre-wrap',
  })
  const mark = document.createElement('span')
  mark.textContent = '\u2060'
  copy.append(field.value.slice(0, index), mark, field.value.slice(index))
  document.body.append(copy)
  const found = mark.getBoundingClientRect()
  const origin = copy.getBoundingClientRect()
  copy.remove()
  // One line stands in the middle of its field.
  const top = single ? frame.top : frame.top + found.top - origin.top - field.scrollTop
  const bottom = single ? frame.bottom : top + found.height
  return { top, bottom, x: frame.left + found.left - origin.left - field.scrollLeft }
}
