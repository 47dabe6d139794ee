import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { loseRequest } from '../../network'
import { askFor, asDemoAccount, deny } from '../../pages/sign-in'
import { waitForStream } from '../../simulator-helpers'

const address = (page: Page) => page.getByRole('combobox', { name: 'Server address' })
/** Runs in the page: stores the accounts in the format of the first builds. */
async function storeAsFirstBuilds(): Promise<void> {
  const formerly = ({ identityKey, ...rest }: Record<string, unknown>) => ({ who: identityKey, ...rest })
  const { data } = JSON.parse(localStorage.getItem('skein:accounts') ?? '') as {
    data: Record<string, unknown>[]
  }
  localStorage.setItem('skein:accounts', JSON.stringify(data.map(formerly)))
  const opening = indexedDB.open('skein/sessions')
  await new Promise((done) => opening.addEventListener('success', done))
  const writing = opening.result.transaction('sessions', 'readwrite')
  const sessions = writing.objectStore('sessions')
  const reading = sessions.getAll() as IDBRequest<Record<string, unknown>[]>
  reading.addEventListener('success', () => {
    for (const session of reading.result) sessions.put(formerly(session), session['identityKey'] as string)
  })
  await new Promise((done) => writing.addEventListener('complete', done))
  opening.result.close()
}

const home = (page: Page) => page.getByRole('feed', { name: 'Home' })

test('signs in by server address with minimal scopes, removes the code from the URL and remembers the server', async ({
  page,
  client,
  server,
}) => {
  await askFor(page, client, server.origin)
  const asked = new URL(page.url()).searchParams
  expect(asked.get('scope')).toBe('read write push')
  expect(asked.get('code_challenge_method')).toBe('S256')
  expect(asked.get('state')).toBeTruthy()
  await asDemoAccount('ann')(page)
  await expect(home(page)).toBeVisible()
  await expect(page).toHaveURL(`${client}/home`)
  await expect(page.getByRole('button', { name: 'Accounts, Ann Atwood' })).toBeVisible()
  await test.step('the account is verified once', async () => {
    await expect(home(page).getByRole('article').first()).toBeVisible()
    await waitForStream(server)
    await page.waitForLoadState('networkidle')
    const verified = server.simulator.recorded.filter(({ path }) => path.endsWith('/verify_credentials'))
    expect(verified).toHaveLength(1)
  })
  await test.step('what the first builds stored is converted: the account is still signed in', async () => {
    await page.goto(`${client}/assets/none`)
    await page.evaluate(storeAsFirstBuilds)
    await page.goto(`${client}/home`)
    await expect(page.getByRole('button', { name: 'Accounts, Ann Atwood' })).toBeVisible()
    await expect(home(page).getByRole('article').first()).toBeVisible()
  })
  await test.step('the next sign-in offers the server', async () => {
    await page.goto(`${client}/sign-in`)
    await page.getByRole('button', { name: new URL(server.origin).host }).click()
    await page.waitForURL((url) => url.origin === server.origin)
  })
})

test('a sign-in that fails says why, keeps nothing, and the next attempt signs in', async ({
  page,
  client,
  server,
}) => {
  const alert = page.getByRole('alert')
  await test.step('a denial', async () => {
    await askFor(page, client, server.origin)
    await deny(page)
    await expect(alert).toContainText('Not signed in')
    await expect(page).toHaveURL(`${client}/sign-in/return`)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('verifier')
    await page.getByRole('link', { name: 'Back to sign-in' }).click()
    await expect(address(page)).toBeVisible()
  })
  await test.step('a lost answer, after which the code is still there to try again', async () => {
    await askFor(page, client, server.origin)
    await loseRequest(page, '**/oauth/token')
    await asDemoAccount('ann')(page)
    await expect(alert).toContainText('didn’t respond')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(home(page)).toBeVisible()
  })
})

test('signing in from a page returns to it, without sensitive parameters', async ({
  page,
  client,
  server,
}) => {
  await page.goto(`${client}/tags/geese?code=stolen`)
  await address(page).fill(server.origin)
  await page.getByRole('button', { name: 'Continue' }).click()
  await asDemoAccount('ann')(page)
  await expect(page).toHaveURL(/\/tags\/geese$/)
  await expect(page.getByRole('heading', { name: /geese/i }).first()).toBeVisible()
})
