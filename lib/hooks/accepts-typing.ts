const NOT_TEXT = new Set([
  'button',
  'checkbox',
  'radio',
  'range',
  'color',
  'file',
  'image',
  'reset',
  'submit',
])

/** True when typed characters change the text of the target. */
export function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NOT_TEXT.has(target.type)
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)
}

/** True when the target handles typed characters itself: text fields, menus and lists of options. */
export function acceptsTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    isTextField(target) ||
    target instanceof HTMLSelectElement ||
    target.closest('[contenteditable]:not([contenteditable="false"]), [role="menu"], [role="listbox"]') !==
      null
  )
}
