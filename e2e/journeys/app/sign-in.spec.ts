import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { loseRequest } from '../../network'
import { askFor, asDemoAccount, deny, signIn } from '../../pages/sign-in'

const address = (page: Page) => page.getByRole('textbox', { name: 'Server address' })

test('signs in by server address with minimal scopes and removes the code from the URL', async ({
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
  await expect(page.getByRole('feed', { name: 'Home' })).toBeVisible()
  await expect(page).toHaveURL(`${client}/home`)
  await expect(page.getByRole('button', { name: 'Accounts, Ann Atwood' })).toBeVisible()
})

test('returns to the requested page', async ({ page, client, server }) => {
  await page.goto(`${client}/sign-in?to=${encodeURIComponent('/@eve@remote.example')}`)
  await address(page).fill(server.origin)
  await page.getByRole('button', { name: 'Continue' }).click()
  await asDemoAccount('ann')(page)
  await expect(page).toHaveURL(`${client}/@eve@remote.example`)
  await expect(page.getByRole('button', { name: 'Following' })).toBeVisible()
})

test('reports a denial, forgets the attempt and offers to start again', async ({ page, client, server }) => {
  await askFor(page, client, server.origin)
  await deny(page)
  await expect(page.getByRole('alert')).toContainText('Not signed in')
  await expect(page).toHaveURL(`${client}/sign-in/return`)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('verifier')
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await askFor(page, client, server.origin)
  await asDemoAccount('ann')(page)
  await expect(page.getByRole('feed', { name: 'Home' })).toBeVisible()
})

test('rejects a code with a foreign state', async ({ page, client, server }) => {
  await askFor(page, client, server.origin)
  await page.goto(`${client}/sign-in/return?code=stolen&state=not-ours`)
  await expect(page.getByRole('alert')).toContainText('This sign-in wasn’t started here')
  await expect(page).toHaveURL(`${client}/sign-in/return`)
  expect(server.simulator.recorded.filter((call) => call.path === '/oauth/token')).toEqual([])
})

test('keeps the code when the answer is lost and completes on retry', async ({ page, client, server }) => {
  await loseRequest(page, '**/oauth/token')
  await askFor(page, client, server.origin)
  await asDemoAccount('ann')(page)
  await expect(page.getByRole('alert')).toContainText('didn’t respond')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('feed', { name: 'Home' })).toBeVisible()
})

test('registers the app again when the server has deleted it', async ({ page, client, server }) => {
  const registrations = () =>
    server.simulator.recorded.filter((call) => call.route === 'POST /api/v1/apps').length
  await askFor(page, client, server.origin)
  expect(registrations()).toBe(1)
  const { world } = server.simulator.server
  for (const app of world.apps.values()) world.apps.remove(app.id)
  await askFor(page, client, server.origin)
  // The server that forgot the app reports it on its own page or with the token; the user can continue in
  // both cases.
  await asDemoAccount('ann')(page)
  await expect(page.getByRole('feed', { name: 'Home' })).toBeVisible()
  expect(registrations()).toBe(2)
})

test('asks for consent again when the app is refused', async ({ page, client, server }) => {
  server.simulator.script.refuse('POST /oauth/token', 401, {
    error: 'invalid_client',
    error_description: 'Client authentication failed due to unknown client.',
  })
  await askFor(page, client, server.origin)
  await asDemoAccount('ann')(page)
  await page.waitForURL((url) => url.origin === server.origin)
  await asDemoAccount('ann')(page)
  await expect(page.getByRole('feed', { name: 'Home' })).toBeVisible()
})

test('every problem with the address is named', async ({ page, client, server, serve }) => {
  const attempt = async (text: string) => {
    await page.goto(`${client}/sign-in`)
    await address(page).fill(text)
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  const expectError = async (text: RegExp) => {
    await expect(address(page)).toHaveAccessibleDescription(text)
    await expect(address(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(address(page)).toBeFocused()
  }

  const { script } = server.simulator
  await test.step('words instead of an address', async () => {
    await attempt('two words')
    await expectError(/isn’t a server address/)
  })
  await test.step('a server that does not answer', async () => {
    const gone = await serve()
    await gone.close()
    await attempt(gone.origin)
    await expectError(/Couldn’t reach/)
  })
  await test.step('a website', async () => {
    script.htmlError(/\/api\//, 200, { times: 10 })
    await attempt(server.origin)
    await expectError(/is a website, not a server/)
    script.calm()
  })
  await test.step('another API', async () => {
    script.refuse(/\/instance$/, 200, { hello: 'world' }, { times: 10 })
    await attempt(server.origin)
    await expectError(/isn’t a fediverse server/)
    script.calm()
  })
  await test.step('a failing server', async () => {
    script.htmlError(/\/api\//, 503, { times: 10 })
    await attempt(server.origin)
    await expectError(/has a problem \(error 503\)/)
  })
})

test('looking for a slow server can be cancelled', async ({ page, client, server }) => {
  const held = server.simulator.script.hold('/api/v2/instance')
  await page.goto(`${client}/sign-in`)
  await address(page).fill(server.origin)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  held.release()
  await expect(address(page)).toBeEditable()
  await expect(page).toHaveURL(`${client}/sign-in`)
})

test('offers a recent server', async ({ page, client, server }) => {
  await signIn(page, client, server.origin, asDemoAccount('ann'))
  await page.goto(`${client}/sign-in`)
  await page.getByRole('button', { name: new URL(server.origin).host }).click()
  await page.waitForURL((url) => url.origin === server.origin)
})

test('signing in from a page returns to it, without sensitive parameters', async ({
  page,
  client,
  server,
}) => {
  await page.goto(`${client}/tags/geese?code=stolen`)
  await page.getByRole('textbox', { name: 'Server address' }).fill(server.origin)
  await page.getByRole('button', { name: 'Continue' }).click()
  await asDemoAccount('ann')(page)
  await expect(page).toHaveURL(/\/tags\/geese$/)
  await expect(page.getByRole('heading', { name: /geese/i }).first()).toBeVisible()
})
