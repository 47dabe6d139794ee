import type { TextControl } from '@/lib/ui/text-area/insert-text'
import type { CaretLine } from './box-position'

/** Style properties that decide the position of a letter. */
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
 * The line of the letter at `index` (UTF-16 units), measured in a copy of the field, because fields do not expose it. `rtl`:
 * the field begins at its right, so its right side counts.
 */
export function caretLine(field: TextControl, index: number, rtl: boolean): CaretLine {
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
    // Without the scroll bar.
    width: `${frame.width - field.offsetWidth + field.clientWidth + edges(style)}px`,
    whiteSpace: single ? 'pre' : 'pre-wrap',
  })
  // Keep it one text node: an element in between would change where lines break.
  const text = document.createTextNode(field.value)
  copy.append(text)
  document.body.append(copy)
  const letter = document.createRange()
  letter.setStart(text, Math.min(index, text.length))
  letter.setEnd(text, Math.min(index + 1, text.length))
  const found = letter.getBoundingClientRect()
  const origin = copy.getBoundingClientRect()
  copy.remove()
  // A single line is centred in its field.
  const top = single ? frame.top : frame.top + found.top - origin.top - field.scrollTop
  const bottom = single ? frame.bottom : top + found.height
  const side = rtl ? found.right : found.left
  return { top, bottom, x: frame.left + side - origin.left - field.scrollLeft }
}

const edges = (style: CSSStyleDeclaration): number =>
  (parseFloat(style.borderInlineStartWidth) || 0) + (parseFloat(style.borderInlineEndWidth) || 0)
