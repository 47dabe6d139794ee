import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage, type StageOptions } from '@/lib/testing/stage'
import AboutServer from './about-server'
import ServerPolicy from './server-policy'

function show(options: StageOptions = {}) {
  const stage = createStage(options)
  const { instance } = stage.simulator.server.world
  const contactAccountId = stage.accountId('ann')
  stage.simulator.server.world.instance = {
    ...instance,
    title: 'Saltmarsh',
    description: 'A small <b>server</b><script>alert(1)</script>',
    extendedDescription: '<h2>Who we are</h2><p>A cooperative</p>',
    contactAccountId,
    contactEmail: 'hello@home.example',
    languages: ['en', 'de'],
    rules: [
      { id: '1', text: 'Be kind', hint: 'Always', translations: { de: { text: 'Sei nett', hint: '' } } },
    ],
    blockedDomains: [
      { domain: 'spam.example', severity: 'suspend', comment: 'Advertising' },
      { domain: 'loud.example', severity: 'silence', comment: '' },
    ],
  }
  const render = () => renderWith(<AboutServer contact={(id) => <p>Account {id}</p>} />, { stage })
  return { stage, render }
}

const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('shows who runs the server, its rules, its software and its languages', async () => {
  const { stage, render } = show()
  render()
  expect(await screen.findByRole('heading', { name: 'Saltmarsh' })).toBeTruthy()
  expect(document.querySelector('script')).toBeNull()
  const contact = await section('Contact')
  expect(contact.getByText(`Account ${stage.accountId('ann')}`)).toBeTruthy()
  expect(contact.getByRole('link', { name: 'hello@home.example' }).getAttribute('href')).toBe(
    'mailto:hello@home.example',
  )
  const rules = await section('Server rules')
  expect(rules.getByRole('listitem').textContent).toBe('Be kindAlways')
  expect((await section('Software')).getByText(/4\.7\.0/)).toBeTruthy()
  expect((await section('Languages')).getByText('English and German')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Who we are' })).toBeTruthy()
})

test('rules can be read in another language', async () => {
  const { render } = show()
  const { user } = render()
  const rules = await section('Server rules')
  const choice = await rules.findByRole('combobox', { name: 'Language of the rules' })
  await user.click(choice)
  await user.click(await screen.findByRole('option', { name: 'Deutsch' }))
  await waitFor(() => expect(rules.getByRole('listitem').textContent).toBe('Sei nett'))
})

test('names moderated servers with severity and reason', async () => {
  const { render } = show()
  render()
  const moderated = await section('Moderated servers')
  const items = (await moderated.findAllByRole('listitem')).map((each) => each.textContent)
  expect(items).toEqual(['spam.exampleSuspendedReason: Advertising', 'loud.exampleLimited'])
})

test('a long list of moderated servers opens on request', async () => {
  const { stage, render } = show()
  const { world } = stage.simulator.server
  const blockedDomains = Array.from({ length: 30 }, (_, at) => ({
    domain: `spam${at}.example`,
    severity: 'suspend' as const,
    comment: '',
  }))
  world.instance = { ...world.instance, blockedDomains }
  const { user } = render()
  const moderated = await section('Moderated servers')
  await user.click(await moderated.findByRole('button', { name: 'Show 30 servers' }))
  expect(moderated.getAllByRole('listitem')).toHaveLength(30)
})

test('texts that the server does not publish are named as missing, other errors can be retried', async () => {
  const { stage, render } = show()
  const { script } = stage.simulator
  script.refuse('GET /api/v1/instance/domain_blocks', 404, { error: 'Not found' }, { times: 9 })
  script.refuse('GET /api/v1/instance/extended_description', 400, { error: 'Out to lunch' }, { times: 1 })
  const { user } = render()
  const moderated = await section('Moderated servers')
  expect(await moderated.findByText('This server hasn’t made this information available.')).toBeTruthy()
  const about = await section('About this server')
  expect((await about.findByRole('alert')).textContent).toContain('Out to lunch')
  await user.click(about.getByRole('button', { name: 'Try again' }))
  expect(await about.findByText('A cooperative')).toBeTruthy()
})

test.each(['mastodon', 'mastodon-3.5', 'snac'] as const)('%s has a page too', async (software) => {
  const { stage, render } = show({ software, as: null })
  const { world } = stage.simulator.server
  world.instance = { ...world.instance, extendedDescription: '' }
  render()
  expect(
    await (await section('About this server')).findByText('This server hasn’t published a description.'),
  ).toBeTruthy()
})

test('terms say from when they apply and lead to those that replace them', async () => {
  const { stage } = show()
  stage.simulator.script.rewrite('GET /api/v1/instance/terms_of_service/:date', (body: object) => ({
    ...body,
    content: '<p>Be sixteen</p>',
    succeeded_by: '2027-03-01',
  }))
  const { world } = stage.simulator.server
  world.instance = { ...world.instance, termsOfService: '<p>Be sixteen</p>' }
  renderWith(<ServerPolicy name="terms_of_service" date="2025-01-31" />, { stage })
  expect(await screen.findByText('In effect since January 31, 2025')).toBeTruthy()
  expect(
    screen.getByRole('link', { name: 'See the terms that apply from March 1, 2027' }).getAttribute('href'),
  ).toBe('/terms-of-service/2027-03-01')
})

/** Lets the description of the server name only these addresses. */
const nameUrls = ({ simulator }: Stage, urls: Record<string, string>) =>
  simulator.script.rewrite('GET /api/v2/instance', (body: { configuration: object }) => ({
    ...body,
    configuration: { ...body.configuration, urls },
  }))

test('without terms or a privacy policy it says so', async () => {
  const { stage } = show({ software: 'gotosocial' })
  const { world } = stage.simulator.server
  world.instance = { ...world.instance, termsOfService: null, privacyPolicy: '' }
  nameUrls(stage, {})
  renderWith(
    <>
      <ServerPolicy name="terms_of_service" />
      <ServerPolicy name="privacy_policy" />
    </>,
    { stage },
  )
  expect(await screen.findByText('This server hasn’t published terms of service')).toBeTruthy()
  expect(await screen.findByText('This server hasn’t published a privacy policy')).toBeTruthy()
})

test.each([
  [null, 'Only people with an account on this server can see this list.'],
  ['ann', 'This server hasn’t made this information available.'],
])('moderated servers that are refused to %s', async (as, text) => {
  const { stage, render } = show({ as })
  const error = { error: 'This method requires an authenticated user' }
  stage.simulator.script.refuse('GET /api/v1/instance/domain_blocks', as ? 403 : 401, error, { times: 9 })
  render()
  const moderated = await section('Moderated servers')
  expect(await moderated.findByText(text)).toBeTruthy()
  expect(moderated.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('texts that are only on the website of the server are linked, at safe addresses', async () => {
  const { stage, render } = show({ software: 'gotosocial' })
  const { world } = stage.simulator.server
  world.instance = { ...world.instance, termsOfService: null, privacyPolicy: '' }
  nameUrls(stage, {
    about: 'https://home.example/about',
    privacy_policy: 'https://legal.example/privacy',
    // oxlint-disable-next-line no-script-url -- an unsafe address
    terms_of_service: 'javascript:alert(1)',
  })
  const { unmount } = render()
  const about = await section('About this server')
  const link = await about.findByRole('link', { name: 'Read it on home.example' })
  expect(link.getAttribute('href')).toBe('https://home.example/about')
  unmount()
  renderWith(
    <>
      <ServerPolicy name="privacy_policy" />
      <ServerPolicy name="terms_of_service" />
    </>,
    { stage },
  )
  const policy = await screen.findByRole('link', { name: 'Read it on legal.example' })
  expect(policy.getAttribute('href')).toBe('https://legal.example/privacy')
  expect(await screen.findByText('This server hasn’t published terms of service')).toBeTruthy()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('names what works on the server, what does not, and what is not known yet', async () => {
  const { render } = show({ software: 'pixelfed' })
  render()
  const features = await section('Features')
  const named = (group: string) => features.getByText(group).nextElementSibling?.textContent ?? ''
  await waitFor(() => expect(named('Not available')).toContain('Quotes'))
  expect(named('Not available')).not.toContain('Bookmarks')
  expect(named('Not known yet')).toContain('Bookmarks')
})

test('a server with everything has one list, once its stream is open', async () => {
  const { stage, render } = show({ streaming: true })
  render()
  const early = await section('Features')
  await waitFor(() =>
    expect(early.getAllByRole('definition').map((names) => names.textContent)).toContain('Live updates'),
  )
  onTestFinished(stage.runtime.streaming.subscribe({ stream: 'user' }, () => {}))
  const features = await section('Features')
  await waitFor(() =>
    expect(features.getAllByRole('term').map((term) => term.textContent)).toEqual(['Available']),
  )
})
