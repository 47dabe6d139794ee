/** A field whose text has a caret. */
export type TextField = HTMLTextAreaElement | HTMLInputElement

/** Where the caret was before the last insertion of a field that took the place of letters. */
const replaced = new WeakMap<TextField, { from: number; to: number }>()

/** Undo brings letters back selected, as they were replaced: the next key would eat them. */
function freeAfterUndo(event: Event): void {
  const field = event.currentTarget as TextField
  const range = replaced.get(field)
  if (!(event instanceof InputEvent) || event.inputType !== 'historyUndo' || !range) return
  if (field.selectionStart === range.from && field.selectionEnd === range.to)
    field.setSelectionRange(range.to, range.to)
}

/**
 * Puts `text` into a field in the place of `from` to `to` (UTF-16 units; default: the selection), with the caret behind it,
 * as if it had been typed: the field hears of it, and one undo of the browser takes it back.
 */
export function insertText(field: TextField, text: string, from?: number, to?: number): void {
  const start = from ?? field.selectionStart ?? field.value.length
  const end = to ?? field.selectionEnd ?? start
  field.focus({ preventScroll: true })
  field.setSelectionRange(start, end)
  if (end > start) {
    replaced.set(field, { from: start, to: end })
    field.addEventListener('input', freeAfterUndo)
  }
  // The only call that keeps the undo history of the field.
  // oxlint-disable-next-line typescript/no-deprecated
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return
  field.setRangeText(text, start, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}
