/**
 * Returns the button of the next item of the list around `element`, else of the previous one, to take the focus
 * when the item is removed; null when there is none.
 */
export function nextButton(element: Element): HTMLElement | null {
  const item = element.closest('li, [role="listitem"]')
  const other = item?.nextElementSibling ?? item?.previousElementSibling
  return [...(other?.querySelectorAll<HTMLElement>('button') ?? [])].at(-1) ?? null
}
