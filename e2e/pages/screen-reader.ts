import { expect, type Page } from 'playwright/test'

/** A node of Chromium's accessibility tree. */
export interface AccessibleNode {
  role: string
  name: string
  description: string
  /** States: 'expanded', 'invalid', 'disabled', 'live' … */
  states: Record<string, unknown>
}

interface Value {
  value?: string | number | boolean
}
interface AxNode {
  ignored: boolean
  role?: Value
  name?: Value
  description?: Value
  properties?: { name: string; value: Value }[]
}

const textOf = (value: Value | undefined) => String(value?.value ?? '').trim()

declare global {
  interface Window {
    announcements: string[]
  }
}

/** Live announcements of the page, and Chromium's accessibility tree. */
export class ScreenReader {
  private constructor(private readonly page: Page) {}

  /** Listens on every page loaded from now on. */
  static async on(page: Page): Promise<ScreenReader> {
    await page.addInitScript(() => {
      window.announcements = []
      const LIVE = '[aria-live]:not([aria-live=off]), [role=alert], [role=status], output'
      new MutationObserver((changes) => {
        const regions = new Set<Element>()
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement
          const region = element?.closest(LIVE)
          if (region) regions.add(region)
        }
        for (const region of regions) {
          const text = region.textContent.trim().replace(/\s+/g, ' ')
          if (text) window.announcements.push(text)
        }
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
    return new ScreenReader(page)
  }

  /** Waits until the text was announced. */
  async announces(text: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => window.announcements), { message: `announced: ${text}` })
      .toEqual(
        expect.arrayContaining([
          typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text),
        ]),
      )
  }

  /** Returns all nodes with this role, in page order. */
  async tree(role: string): Promise<AccessibleNode[]> {
    const session = await this.page.context().newCDPSession(this.page)
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] }
    await session.detach()
    return nodes
      .filter((node) => !node.ignored && textOf(node.role) === role)
      .map((node) => ({
        role,
        name: textOf(node.name),
        description: textOf(node.description),
        states: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
      }))
  }

  /** Waits for a node with this role and name and all expected properties. */
  async finds(role: string, name: string | RegExp, expected: Partial<AccessibleNode> = {}): Promise<void> {
    await expect
      .poll(
        async () => {
          const all = await this.tree(role)
          return all.filter((node) => (typeof name === 'string' ? node.name === name : name.test(node.name)))
        },
        { message: `${role} ${name}` },
      )
      .toEqual(expect.arrayContaining([expect.objectContaining(expected)]))
  }
}
