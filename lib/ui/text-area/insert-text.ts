/** A text field with a caret. */
export type TextControl = HTMLTextAreaElement | HTMLInputElement

/** Range of the last insertion that replaced text, by field. */
const replaced = new WeakMap<TextControl, { from: number; to: number }>()

/**
 * The browser's undo selects the restored text, so the next key would overwrite it: move the caret behind it.
 */
function deselectAfterUndo(event: Event): void {
  const field = event.currentTarget as TextControl
  const range = replaced.get(field)
  if (!(event instanceof InputEvent) || event.inputType !== 'historyUndo' || !range) return
  if (field.selectionStart === range.from && field.selectionEnd === range.to)
    field.setSelectionRange(range.to, range.to)
}

/**
 * Replaces `from` to `to` (UTF-16 units; default: the selection) of a field with `text` and puts the caret
 * behind it, as if it had been typed: the field gets an input event, and one undo reverts it.
 */
export function insertText(field: TextControl, text: string, from?: number, to?: number): void {
  const start = from ?? field.selectionStart ?? field.value.length
  const end = to ?? field.selectionEnd ?? start
  field.focus({ preventScroll: true })
  field.setSelectionRange(start, end)
  if (end > start) {
    replaced.set(field, { from: start, to: end })
    field.addEventListener('input', deselectAfterUndo)
  }
  // The only API that keeps the undo history of the field.
  // oxlint-disable-next-line typescript/no-deprecated
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return
  field.setRangeText(text, start, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}
