import { expect, type Page } from 'playwright/test'

/** Changes the interface language as another tab does, so that everything on the page stays open. */
export async function changeLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate((wanted) => {
    const key = 'skein:settings'
    const before = localStorage.getItem(key)
    const { version = 1, data = {} } = before ? JSON.parse(before) : {}
    const newValue = JSON.stringify({ version, data: { ...data, language: wanted } })
    localStorage.setItem(key, newValue)
    dispatchEvent(new StorageEvent('storage', { key, oldValue: before, newValue }))
  }, language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}
