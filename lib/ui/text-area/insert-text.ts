/** A field whose text has a caret. */
export type TextField = HTMLTextAreaElement | HTMLInputElement

/**
 * Puts `text` into a field in the place of `from` to `to` (UTF-16 units; default: the selection), with the caret behind it,
 * as if it had been typed: the field hears of it, and one undo of the browser takes it back.
 */
export function insertText(field: TextField, text: string, from?: number, to?: number): void {
  const start = from ?? field.selectionStart ?? field.value.length
  const end = to ?? field.selectionEnd ?? start
  field.focus({ preventScroll: true })
  field.setSelectionRange(start, end)
  // The only call that keeps the undo history of the field.
  // oxlint-disable-next-line typescript/no-deprecated
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return
  field.setRangeText(text, start, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}
