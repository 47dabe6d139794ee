const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent

/**
 * Finds what stands in a row for a control of the row that it replaces: the same link, or the button with the same name,
 * else the only one of its kind, since a name may count people. Null when the row has none.
 */
export function sameControl(control: Element, row: Element): HTMLElement | null {
  const { tagName, className } = control
  const alike = [...row.querySelectorAll<HTMLElement>(tagName)].filter((each) => each.className === className)
  const href = control.getAttribute('href')
  if (href !== null) return alike.find((each) => each.getAttribute('href') === href) ?? null
  const [only = null, ...others] = alike
  return alike.find((each) => nameOf(each) === nameOf(control)) ?? (others.length === 0 ? only : null)
}
