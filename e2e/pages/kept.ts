import { expect, type Page } from 'playwright/test'

/** Waits until what the page keeps of this visit, a moment after each change, has these words or this id in it. */
export const untilKept = (page: Page, words: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const all = await indexedDB.databases()
          const rows = await Promise.all(
            all
              .filter(({ name }) => name?.startsWith('client.'))
              .map(
                ({ name = '' }) =>
                  new Promise((resolve) => {
                    const opening = indexedDB.open(name)
                    opening.addEventListener('error', () => resolve(null))
                    opening.addEventListener('success', () => {
                      const db = opening.result
                      const row = db.transaction('snapshot').objectStore('snapshot').get('latest')
                      row.addEventListener('success', () => resolve(row.result))
                      row.addEventListener('error', () => resolve(null))
                      db.close()
                    })
                  }),
              ),
          )
          return rows.some((row) => JSON.stringify(row ?? null).includes(wanted))
        }, words),
      { message: `what is kept has ${words} in it` },
    )
    .toBe(true)
