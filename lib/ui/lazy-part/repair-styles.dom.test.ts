import { afterEach, expect, it } from 'vitest'
import { repairStyles } from './repair-styles'

const add = (href: string, sheet: unknown) => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  Object.defineProperty(link, 'sheet', { value: sheet })
  link.setAttribute('href', href)
  document.head.append(link)
  return link
}
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]

afterEach(() => {
  for (const link of links()) link.remove()
})

it('reloads failed stylesheets only', () => {
  const there = add('/a.css', { cssRules: [] })
  const unreadable = {
    get cssRules(): never {
      throw new DOMException('no', 'SecurityError')
    },
  }
  const failed = [add('/b.css', null), add('/c.css', unreadable)]
  // There is no network here, so loading rejects.
  repairStyles().catch(() => {})
  expect(links()).toContain(there)
  for (const link of failed) expect(links()).not.toContain(link)
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/a.css', '/b.css', '/c.css'])
})

it('fails like a chunk when a stylesheet fails again', async () => {
  add('/b.css', null)
  const done = repairStyles()
  links()[0]?.dispatchEvent(new Event('error'))
  await expect(done).rejects.toThrow(/Unable to preload CSS/)
})
