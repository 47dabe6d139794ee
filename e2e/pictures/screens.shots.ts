import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { SCREENS } from '../screens'

const FOLDER = process.env['PICTURES'] ?? 'test-results/pictures'

test.use({ world: 'demo' })

for (const screen of SCREENS)
  test(`picture of ${screen.name}`, async ({ page, browser, client, server, signInAs }, info) => {
    if (screen.signedIn) {
      // Sign in in English: in a pseudo-locale no button has the expected name.
      const context = await browser.newContext({ locale: 'en-GB' })
      await signInAs('ada', server, { page: await context.newPage() })
      await page.context().setStorageState(await context.storageState({ indexedDB: true }))
      await context.close()
    }
    await page.goto(`${client}${await screen.path(server)}`)
    await expect(page.getByRole('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: join(FOLDER, `${screen.name}-${info.project.name}.png`), animations: 'disabled' })
  })
