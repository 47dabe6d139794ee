/** Longest selection that can become a keyword, in characters. */
const MAX_SELECTION = 100

let noted: { text: string; node: Node | null } | null = null

/** Notes the selected text before the press of a button clears the selection. */
export function noteSelection(): void {
  const selection = document.getSelection()
  noted =
    selection && !selection.isCollapsed ? { text: selection.toString(), node: selection.anchorNode } : null
}

/** Returns the noted text if it was selected inside `root` and can be a keyword; '' otherwise. */
export function selectedTextIn(root: Element | null | undefined): string {
  if (!noted || root?.contains(noted.node) !== true) return ''
  const text = noted.text.replace(/\s+/gu, ' ').trim()
  return text.length <= MAX_SELECTION ? text : ''
}
