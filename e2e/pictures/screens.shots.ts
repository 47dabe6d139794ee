import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { SCREENS } from '../screens'

const FOLDER = process.env['PICTURES'] ?? 'test-results/pictures'

test.use({ world: 'demo' })

for (const screen of SCREENS)
  test(`picture of ${screen.name}`, async ({ page, client, server, signInAs }, info) => {
    const path = await screen.path(server)
    if (screen.signedIn) await signInAs('ada', server, { to: path })
    else await page.goto(`${client}${path}`)
    await expect(page.getByRole('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: join(FOLDER, `${screen.name}-${info.project.name}.png`), animations: 'disabled' })
  })
