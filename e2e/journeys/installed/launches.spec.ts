import { expect, test } from '../../fixtures'
import { Composer } from '../../pages/compose'
import { StatusPage } from '../../pages/status'
import { controlled } from './worker'

test.use({ serviceWorkers: 'allow' })

/** Sends what the system sends to the share target of the installed app. */
function shareFromSystem(action: string): void {
  const form = document.createElement('form')
  Object.assign(form, { action, method: 'post', enctype: 'multipart/form-data' })
  const add = (name: string, value: string | File) => {
    const input = document.createElement('input')
    input.name = name
    if (typeof value === 'string') input.value = value
    else {
      const files = new DataTransfer()
      files.items.add(value)
      input.type = 'file'
      input.files = files.files
    }
    form.append(input)
  }
  add('title', 'Geese')
  add('text', 'Over the station')
  add('url', 'https://birds.example/geese')
  add('files', new File(['GIF89a'], 'geese.mp3', { type: 'audio/mpeg' }))
  document.body.append(form)
  form.submit()
}

test('words and a file that another app shares are in a new draft, and the draft being written stays', async ({
  page,
  client,
  annOpens,
}) => {
  await annOpens('/publish')
  const composer = new Composer(page)
  await composer.text.fill('Not finished yet')
  await controlled(page)
  // A page of this origin that allows forms: the system needs no page.
  await page.goto(`${client}/assets/none`)
  await page.evaluate(shareFromSystem, `${client}/share`)
  await expect(page).toHaveURL(`${client}/publish`)
  await expect(composer.text).toHaveValue('Geese\n\nOver the station\n\nhttps://birds.example/geese')
  await expect(composer.form.getByRole('listitem', { name: /geese\.mp3/ })).toBeVisible()
  await composer.form.getByRole('button', { name: 'Drafts (2)' }).click()
  await expect(page.getByText('Not finished yet')).toBeVisible()
})

test('a web+mastodon link opens the post in the app', async ({ page, client, server, annOpens }) => {
  await annOpens('/home')
  const { id } = server.simulator.script.as('ben').publish('Linked from elsewhere')
  const link = `web+mastodon://interact?uri=${encodeURIComponent(`${server.origin}/@ben/${id}`)}`
  await page.goto(`${client}/authorize_interaction?uri=${encodeURIComponent(link)}`)
  await expect(new StatusPage(page).posts.first()).toContainText('Linked from elsewhere')
})
