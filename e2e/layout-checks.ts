import type { Page } from 'playwright/test'

/** Returns texts that were not declared as messages: neither in brackets nor user content. */
export const untranslatedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A name in a list is between characters that isolate its direction.
    const bracketed = /^\u2068*\[!!.*!!\]\u2069*$/s
    const own = 'bdi, time, [dir=auto], [lang]:not(html), [translate=no], textarea, code'
    // The browser names durations in the interface language.
    const durations = new Set(
      ['minute', 'hour', 'day'].flatMap((unit) => {
        const format = new Intl.NumberFormat(document.documentElement.lang, {
          style: 'unit',
          unit,
          unitDisplay: 'long',
        })
        return Array.from({ length: 366 }, (_, count) => format.format(count))
      }),
    )
    const isStrange = (text: string, element: Element): boolean => {
      if (!/\p{L}{2}/u.test(text) || text === 'Skein' || bracketed.test(text.trim()) || element.closest(own))
        return false
      if (durations.has(text)) return false
      // A message with elements is split into several nodes; one of their ancestors contains all of it.
      for (
        let around: Element | null = element, up = 0;
        around && up < 5;
        around = around.parentElement, up++
      )
        if (bracketed.test((around.textContent ?? '').trim())) return false
      return true
    }
    const strange = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || parent.closest('script, style, noscript')) continue
      if (isStrange(node.textContent ?? '', parent)) strange.add(node.textContent ?? '')
    }
    for (const element of document.querySelectorAll(
      '[aria-label], [title], [placeholder], [alt], [aria-description]',
    ))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
        const value = element.getAttribute(name) ?? ''
        // Names of posts, accounts and pictures consist of user content; those of emoji come from a data
        // file.
        const words = element.matches(
          'article, section[aria-label*="@"], img, video, audio, [role=feed], a[href^="/@"], a[href*="/media/"], [role=gridcell]',
        )
        // A column is named by its title, which may be user content.
        const given = element.matches('section') && element.querySelector('h1 bdi')?.textContent === value
        if (given) continue
        if (/\p{L}{2}/u.test(value) && !value.includes('[!!') && !words && !element.closest(own))
          strange.add(`${name}=${value}`)
      }
    return [...strange]
  })

/** Returns how many CSS px the page is wider than its window. */
export const overflowWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Returns the controls or texts whose icons got too narrow next to a long text. */
export const squeezedIcons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('svg.lucide')]
      .filter((icon) => icon.checkVisibility({ visibilityProperty: true }))
      .filter((icon) => {
        const { width, height } = icon.getBoundingClientRect()
        return width < height - 1
      })
      .map((icon) => icon.parentElement?.textContent?.trim() || icon.getAttribute('class') || ''),
  )

/** Sets the size of the text on the page. */
export const enlargeText = (page: Page, size: '100%' | '200%'): Promise<void> =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)

/** Returns the names of buttons on screen that a finger has less than 44 px to press, with what extends them. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Sizes can be a fraction of a pixel smaller.
    const least = 43.5
    const sizeOf = (button: Element) => {
      const { width, height } = button.getBoundingClientRect()
      const around = getComputedStyle(button, '::before')
      if (around.content === 'none' || around.position !== 'absolute') return [width, height]
      const { overflowX, overflowY } = getComputedStyle(button)
      return [
        overflowX === 'visible' ? Math.max(width, parseFloat(around.width)) : width,
        overflowY === 'visible' ? Math.max(height, parseFloat(around.height)) : height,
      ]
    }
    return [...document.querySelectorAll('button, summary, a[data-variant]')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => sizeOf(button).some((size) => size > 0 && size < least))
      .map(
        (button) =>
          `${button.getAttribute('aria-label') ?? button.textContent} ${sizeOf(button).join(' x ')}`,
      )
  })
