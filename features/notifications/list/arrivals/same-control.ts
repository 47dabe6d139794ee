const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent

/**
 * Returns the control of a new row that corresponds to a control of the row it replaces: the same link, or the button with
 * the same name, else the only control of its kind, since a name may count people. Null when the row has none.
 */
export function sameControl(control: Element, row: Element): HTMLElement | null {
  const { tagName, className } = control
  const alike = [...row.querySelectorAll<HTMLElement>(tagName)].filter((each) => each.className === className)
  const href = control.getAttribute('href')
  if (href !== null) return alike.find((each) => each.getAttribute('href') === href) ?? null
  const [only = null, ...others] = alike
  return alike.find((each) => nameOf(each) === nameOf(control)) ?? (others.length === 0 ? only : null)
}
