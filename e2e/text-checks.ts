import type { Page } from 'playwright/test'

/** Texts of the interface that may be shortened, by the reason; what people and servers wrote always may. */
const MAY_BE_SHORTENED: Readonly<Record<string, string>> = {
  'a title with the address of a site': 'section[aria-label*="."] > header h1',
}

/**
 * Returns what is wrong with the texts and controls of a narrow page, one line per fault:
 *
 * - texts that an edge or an ellipsis cuts, except what people and servers wrote
 * - words that are broken in the middle without a hyphen
 * - controls that are partly outside of the page, or cover parts of each other
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate((shortened) => {
    /** Boxes of letters are higher than lines. */
    const LETTERS = 4
    const written = 'bdi, [dir=auto], [lang]:not(html), [translate=no], textarea, code, time'
    const controls =
      'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=switch], [role=combobox]'
    const found = new Set<string>()
    const range = document.createRange()
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const around = (element: Element): Element[] => {
      const all: Element[] = []
      for (let next: Element | null = element; next && next !== document.body; next = next.parentElement)
        all.push(next)
      return all
    }
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

    /** Says how an ancestor cuts the text with this box; null when none does. */
    const cutOf = (parent: Element, box: DOMRect): string | null => {
      let isAcross = true
      let isDown = true
      for (const element of around(parent)) {
        const style = getComputedStyle(element)
        if (style.display === 'inline') continue
        // For screen readers only.
        if (style.clipPath !== 'none' || (clips(style.overflowX) && element.clientWidth <= 1)) return null
        const edge = element.getBoundingClientRect()
        const isWide = isAcross && Math.max(edge.left - box.left, box.right - edge.right) > 1
        const isHigh = isDown && Math.max(edge.top - box.top, box.bottom - edge.bottom) > LETTERS
        if ((isWide && clips(style.overflowX)) || (isHigh && clips(style.overflowY))) {
          const hasEllipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
          if (!hasEllipsis) return 'cut'
          const isWritten = parent.closest(written) ?? element.querySelector(written)
          return isWritten || shortened.some((selector) => parent.closest(selector)) ? null : 'shortened'
        }
        isAcross &&= !scrolls(style.overflowX)
        isDown &&= !scrolls(style.overflowY)
        if (style.position === 'fixed') return null
      }
      return null
    }

    /** Finds a word whose letters are in more than one line. */
    const brokenWord = (node: Node, text: string): string | undefined => {
      // Chinese and Japanese are written without spaces.
      for (const { 0: word, index } of text.matchAll(/[\p{Script=Latin}\p{Script=Arabic}\p{M}]{2,}/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
        if (lines.size > 1) return word
      }
      return undefined
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent ?? ''
      if (!text.trim() || !parent || !isShown(parent)) continue
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width < 2) continue
      const cut = cutOf(parent, box)
      if (cut) found.add(`${cut}: ${text.trim().slice(0, 60)}`)
      const isExempt = parent.closest([...shortened, written, '.visually-hidden'].join())
      if (range.getClientRects().length < 2 || isExempt) continue
      const broken = brokenWord(node, text)
      if (broken) found.add(`broken: ${broken} in: ${text.trim().slice(0, 60)}`)
    }

    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ?? (element.textContent?.trim().slice(0, 40) || element.tagName)
    const shown = [...document.querySelectorAll(controls)].filter(
      (element) => isShown(element) && !element.closest('.visually-hidden'),
    )
    /** True when something between the control and its column or page scrolls sideways, such as a row of tabs. */
    const isInScroller = (element: Element) => {
      const column = element.closest('main [data-column]')
      return around(element).some(
        (each) =>
          each !== column &&
          each.scrollWidth > each.clientWidth &&
          scrolls(getComputedStyle(each).overflowX) &&
          (!column || column.contains(each)),
      )
    }
    for (const element of shown) {
      const { left, right, width } = element.getBoundingClientRect()
      const edge = element.closest('main [data-column]')?.getBoundingClientRect()
      const isOut = width > 2 && (left < (edge?.left ?? 0) - 1 || right > (edge?.right ?? innerWidth) + 1)
      if (isOut && !isInScroller(element)) found.add(`outside: ${nameOf(element)}`)
    }
    // Those that are on top of others on purpose: bars, popups, links over a whole row, controls over media.
    const inFlow = shown.filter((element) =>
      around(element).every((each) => {
        const { position } = getComputedStyle(each)
        return position === 'static' || position === 'relative' || each.querySelector('article') !== null
      }),
    )
    const boxes = inFlow
      .filter((element) => !element.querySelector('img, video') && !isInScroller(element))
      .flatMap((element) => [...element.getClientRects()].map((box) => ({ element, box })))
    for (const [at, { element, box }] of boxes.entries())
      for (const { element: other, box: second } of boxes.slice(at + 1)) {
        if (element.contains(other)) continue
        const across = Math.min(box.right, second.right) - Math.max(box.left, second.left)
        const down = Math.min(box.bottom, second.bottom) - Math.max(box.top, second.top)
        if (across > LETTERS && down > LETTERS)
          found.add(`over each other: ${nameOf(element)}, ${nameOf(other)}`)
      }
    return [...found]
  }, Object.values(MAY_BE_SHORTENED))

/** The distances of letters, words, lines and paragraphs that WCAG 1.4.12 names. */
const SPACING = `
  * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
  p { margin-block-end: 2em !important }
`

/** Sets the distances of WCAG 1.4.12 for all texts, or takes them back. */
export const spaceText = (page: Page, on: boolean): Promise<void> =>
  page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css ?? '')
      const mark = '--text-spacing: 1'
      const others = document.adoptedStyleSheets.filter(
        (each) => ![...each.cssRules].some((rule) => rule.cssText.includes(mark)),
      )
      if (css !== null) sheet.insertRule(`:root { ${mark} }`)
      document.adoptedStyleSheets = css === null ? others : [...others, sheet]
    },
    on ? SPACING : null,
  )
