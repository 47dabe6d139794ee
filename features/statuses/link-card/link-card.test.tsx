import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { resetSettings, setSettings } from '@/features/settings'
import { accountOf, mediaOf, put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { openTabChannel } from '@/lib/util/tab-channel'
import { StatusCard } from '../status-card/status-card'

/** Unique ids per test, because opened parts are remembered by id. */
let made = 0
afterEach(() => act(() => resetSettings()))

const film = {
  url: 'https://films.example/1',
  title: 'A film',
  type: 'video',
  image: 'https://home.example/still.png',
  image_description: 'A still',
  html: '<iframe src="https://films.example/embed/1"></iframe>',
}

function show(card: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const stage = createStage()
  const { id } = put.status(stage.runtime, { id: `81${++made}`, card, ...more })
  return { ...renderWith(<StatusCard id={id} />, { stage }), id, stage }
}

const frame = () => document.querySelector('iframe')

test('a video plays in a sandboxed frame and ends with Escape', async () => {
  const { user } = show(film)
  expect(frame()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Play: A film' }))
  // The code of the player may still be loading.
  expect(document.querySelector('[data-playing]')).not.toBeNull()
  const close = await screen.findByRole('button', { name: 'Close player' })
  expect(frame()?.getAttribute('src')).toBe('https://films.example/embed/1?autoplay=1')
  expect(frame()?.getAttribute('sandbox')).toBe(
    'allow-scripts allow-same-origin allow-popups allow-presentation',
  )
  await waitFor(() => expect(document.activeElement).toBe(close))
  await user.keyboard('{Escape}')
  expect(frame()).toBeNull()
  expect(document.querySelector('[data-playing]')).toBeNull()
  expect(screen.getByRole('button', { name: 'Play: A film' })).toBeTruthy()
})

test('a playing video ends with its card', async () => {
  const { user, stage, id } = show(film)
  await user.click(screen.getByRole('button', { name: /^Play/ }))
  await screen.findByRole('button', { name: 'Close player' })
  act(
    () =>
      void put.status(stage.runtime, {
        id,
        card: { ...film, url: 'https://films.example/2', title: 'Another' },
      }),
  )
  expect(await screen.findByRole('button', { name: 'Play: Another' })).toBeTruthy()
  expect(frame()).toBeNull()
})

test('one medium plays at a time: a frame and the media of posts and tabs end each other', async () => {
  const other = openTabChannel('skein:playback')
  const heard = vi.fn()
  other?.onMessage(heard)
  onTestFinished(() => other?.close())
  const waves = { id: 'v', type: 'video', url: 'https://far.example/v.mp4', description: 'Waves' }
  const { user, stage, id } = show(film)
  const { id: next } = put.status(stage.runtime, { id: `81${++made}`, media_attachments: [mediaOf(waves)] })
  renderWith(<StatusCard id={next} />, { stage })
  const playFilm = () => user.click(screen.getByRole('button', { name: 'Play: A film' }))
  expect(id).not.toBe(next)

  await user.click(await screen.findByRole('button', { name: 'Play: Waves' }))
  const video = document.querySelector<HTMLVideoElement>('video[data-media]')
  expect(video?.paused).toBe(false)
  await playFilm()
  await screen.findByRole('button', { name: 'Close player' })
  expect(video?.paused).toBe(true)
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(2))

  await act(() => video?.play())
  expect(frame()).toBeNull()
  expect(video?.paused).toBe(false)

  await playFilm()
  await screen.findByRole('button', { name: 'Close player' })
  other?.send('plays')
  await waitFor(() => expect(frame()).toBeNull())
  expect(screen.getByRole('button', { name: 'Play: A film' })).toBeTruthy()
})

test.each([
  ['a frame of our own origin', { html: `<iframe src="${location.origin}/x"></iframe>` }],
  ['no frame', { html: '<video src="x">' }],
  ['a link that is not a video', { type: 'link' }],
])('%s only opens in a tab', (_name, change) => {
  show({ ...film, ...change })
  expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull()
  const link = screen.getByRole('link', { name: 'A film' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    'https://films.example/1',
    '_blank',
  ])
})

test('the image of a sensitive post is covered', async () => {
  const { user } = show({ ...film, type: 'link' }, { sensitive: true })
  expect(screen.queryByRole('img', { name: 'A still' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show sensitive image' }))
  expect(screen.getByRole('img', { name: 'A still' })).toBeTruthy()
})

test('the image is not covered for users who show all media', () => {
  setSettings({ displayMedia: 'show_all' })
  show({ ...film, type: 'link' }, { sensitive: true })
  expect(screen.getByRole('img', { name: 'A still' })).toBeTruthy()
})

test('an image that fails to load keeps its space', () => {
  show({ ...film, type: 'link', width: 20, height: 10 })
  fireEvent.error(screen.getByRole('img', { name: 'A still' }))
  expect(screen.queryByRole('img', { name: 'A still' })).toBeNull()
  expect(document.querySelector('[data-shape=wide]')).toBeTruthy()
})

test('an author with an account links to the profile', async () => {
  const account = accountOf({ id: '77', acct: 'ida@news.example', display_name: 'Ida' })
  const { user, stage } = show({ ...film, authors: [{ name: 'Ida', url: 'https://x.example', account }] })
  await user.click(screen.getByRole('link', { name: 'Ida' }))
  expect(stage.navigation.went).toEqual(['/@ida@news.example'])
})

test.each([
  [
    'with a web page is a link',
    { authors: [{ name: 'Ida', url: 'https://x.example/ida' }] },
    'https://x.example/ida',
  ],
  ['with an invalid URL is plain text', { authors: [{ name: 'Ida', url: 'javascript:1' }] }, null],
  ['with only a name is plain text', { author_name: 'Ida' }, null],
])('an author %s', (_name, change, href) => {
  show({ ...film, ...change })
  expect(screen.getByText('Ida').closest('a')?.getAttribute('href') ?? null).toBe(href)
})

test('site and date are above the title', () => {
  show({ ...film, provider_name: 'The Daily', published_at: '2026-03-02T10:00:00.000Z' })
  expect(screen.getByText('The Daily').textContent).toContain('Mar 2')
})

test.each([
  ['names another host', 'https://evil.example/1', 'bank.example', 'bank.example [evil.example]'],
  ['is a coded host', 'https://xn--80ak6aa92e.example/1', '', 'xn--80ak6aa92e.example [аррӏе.example]'],
  ['is a name', 'https://films.example/1', 'Films', 'Films'],
])('a site that %s is shown with its host', async (_, url, provider_name, text) => {
  show({ ...film, type: 'link', url, provider_name })
  expect(await screen.findByText(text)).toBeTruthy()
})
