import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { Composer } from '../../pages/compose'
import { asDemoAccount, signIn } from '../../pages/sign-in'
import { toast } from '../../pages/toast'
import { serveClient } from '../../scripts/static-server.mjs'
import { clientFolder, type Server } from '../../servers'
import { controlled, lookForVersion, nextVersion, takenOver, type NextVersion } from './worker'

test.use({ serviceWorkers: 'allow' })

interface Update {
  readonly composer: Composer
  readonly origin: string
  readonly next: NextVersion
  /** Serves the next version at the same address. */
  readonly deploy: () => Promise<void>
}

/** Signs ann in at a page that the worker of its version controls, begins a draft there, and runs a test of an update. */
async function withDraft(page: Page, server: Server, body: (update: Update) => Promise<void>): Promise<void> {
  let host = await serveClient({ folder: clientFolder() })
  const { origin } = host
  const next = nextVersion()
  try {
    await signIn(page, origin, server.origin, asDemoAccount('ann'))
    await controlled(page)
    await page.goto(`${origin}/publish`)
    const composer = new Composer(page)
    await composer.text.fill('Not finished yet')
    const deploy = async () => {
      await host.close()
      host = await serveClient({ folder: next.folder, port: Number(new URL(origin).port) })
    }
    await body({ composer, origin, next, deploy })
  } finally {
    await host.close()
    next.remove()
  }
}

test('a new version starts when the user asks for it: the draft is kept, and other tabs run until they are reloaded', async ({
  page,
  server,
}) => {
  await withDraft(page, server, async ({ composer, origin, next, deploy }) => {
    const other = await page.context().newPage()
    await other.goto(`${origin}/home`)
    await expect(other).toHaveTitle(/Skein$/)

    await deploy()
    // Any start looks for a new version, and runs the old one until that is stored.
    await other.reload()
    for (const tab of [page, other]) {
      await expect(toast(tab, 'A new version of Skein is available. Your drafts are saved.')).toBeVisible()
      await expect(tab).toHaveTitle(/Skein$/)
    }
    await expect(composer.text).toHaveText('Not finished yet')
    await composer.text.press('End')
    await composer.text.pressSequentially(', but nearly')

    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page).toHaveTitle(new RegExp(`${next.product}$`))
    await expect(composer.text).toHaveText('Not finished yet, but nearly')
    await expect(toast(page, 'A new version')).toHaveCount(0)

    await expect(other).toHaveTitle(/Skein$/)
    // The browser's own cache may have it too, but need not.
    const load = (path: string) => fetch(path, { cache: 'no-store' }).then(({ status }) => status)
    expect(await other.evaluate(load, next.gone)).toBe(200)
    await other.getByRole('button', { name: 'Reload' }).click()
    await expect(other).toHaveTitle(new RegExp(`${next.product}$`))
  })
})

test('reloading the only tab starts a version that waits: the draft is kept, and nothing is offered again', async ({
  page,
  server,
}) => {
  await withDraft(page, server, async ({ composer, next, deploy }) => {
    await deploy()
    await lookForVersion(page)
    await expect(toast(page, 'A new version of Skein is available. Your drafts are saved.')).toBeVisible()
    await composer.text.press('End')
    await composer.text.pressSequentially(', but nearly')

    await page.reload()
    await expect(page).toHaveTitle(new RegExp(`${next.product}$`))
    await expect(composer.text).toHaveText('Not finished yet, but nearly')
    await takenOver(page)
    await expect(toast(page, 'A new version')).toHaveCount(0)
  })
})
