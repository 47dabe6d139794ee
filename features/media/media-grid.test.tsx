import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { resetSettings, setSettings } from '@/features/settings'
import { popModal, useModals } from '@/lib/modals'
import { mediaOf } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import type { Media } from '@/schemas/statuses/media'
import { MediaGrid } from './media-grid'
import { MovingTile } from './tile/lazy-moving-tile'

// Rows of the tests render at once what has loaded before.
beforeAll(() => MovingTile.load())

const show = (
  media: readonly Media[],
  more: { shown?: boolean; all?: boolean; sensitive?: boolean } = {},
) => {
  const onToggle = vi.fn()
  const onAll = vi.fn()
  const ui = (
    <MediaGrid media={media} sensitive={false} shown onToggle={onToggle} onAll={onAll} lang="en" {...more} />
  )
  return { ...renderWith(ui), onToggle, onAll }
}

const images = (count: number) =>
  Array.from({ length: count }, (_, at) => mediaOf({ id: `p${at}`, description: `Image ${at}` }))

test('an image links to the full file and has its alt text', () => {
  show([mediaOf()])
  const link = screen.getByRole('link', { name: 'A heron at dawn' })
  expect(link.getAttribute('href')).toBe('https://far.example/full.png')
  expect(screen.getByRole('img').getAttribute('src')).toBe('https://far.example/small.png')
})

test('an image without alt text is named so and has no badge', () => {
  show([mediaOf({ description: null })])
  expect(screen.getByRole('img', { name: 'Image without alt text' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'ALT' })).toBeNull()
})

test('the ALT badge shows the alt text', async () => {
  const { user } = show([mediaOf()])
  await user.click(screen.getByRole('button', { name: 'ALT' }))
  expect((await screen.findByRole('dialog', { name: 'Alt text' })).textContent).toContain('A heron at dawn')
})

test('an image that fails to load offers a retry and the original', async () => {
  const { user } = show([mediaOf({ remote_url: 'https://else.example/o.png' })])
  fireEvent.error(screen.getByRole('img'))
  expect(await screen.findByText('Preview not available')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Open original' })
  expect(link.getAttribute('href')).toBe('https://else.example/o.png')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('img', { name: 'A heron at dawn' })).toBeTruthy()
})

test('pressing an image opens the viewer at it, without files of unknown types', async () => {
  const { user } = show([...images(3), mediaOf({ id: 'f', type: 'application' })])
  await user.click(screen.getByRole('link', { name: 'Image 1' }))
  const entry = useModals.getState().stack.at(-1)
  expect(entry).toMatchObject({ type: 'MEDIA', payload: { index: 1, lang: 'en' } })
  expect(entry?.type === 'MEDIA' && entry.payload.media).toHaveLength(3)
  popModal()
})

const motion = (type: 'play' | 'pause') =>
  vi.spyOn(HTMLMediaElement.prototype, type).mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event(type))
    return Promise.resolve()
  })

/** A fake IntersectionObserver, controlled by the test. */
function views() {
  const callbacks: ((inView: boolean) => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
        callbacks.push((isIntersecting) => call([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  return (inView: boolean) => act(() => callbacks.forEach((setInView) => setInView(inView)))
}

test.each([
  ['starts when autoplay is on', { autoplay: true }, false, 'auto', true],
  ['does not start when autoplay is off', { autoplay: false }, false, 'auto', false],
  ['does not start when the browser saves data', { autoplay: true }, true, 'auto', false],
  ['does not start with reduced motion', { autoplay: true }, false, 'reduced', false],
] as const)('a GIF scrolled into view %s', (_name, settings, saveData, reduced, plays) => {
  setSettings(settings)
  document.documentElement.dataset['motion'] = reduced
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } })
  onTestFinished(() => {
    resetSettings()
    delete document.documentElement.dataset['motion']
    Reflect.deleteProperty(navigator, 'connection')
  })
  const play = motion('play')
  const setInView = views()
  show([mediaOf({ type: 'gifv' })])
  setInView(true)
  expect(play).toHaveBeenCalledTimes(plays ? 1 : 0)
})

test('a GIF paused by the user does not start again', async () => {
  setSettings({ autoplay: true })
  onTestFinished(resetSettings)
  const play = motion('play')
  motion('pause')
  const setInView = views()
  const { user } = show([mediaOf({ type: 'gifv', description: 'A cat spins' })])
  setInView(true)
  await user.click(screen.getByRole('button', { name: 'Pause: A cat spins' }))
  setInView(false)
  setInView(true)
  expect(play).toHaveBeenCalledTimes(1)
})

test('media after the fourth is collapsed until the user shows it', async () => {
  const { user, onAll } = show(images(7))
  expect(screen.getAllByRole('img')).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'Show 3 more' }))
  expect(onAll).toHaveBeenCalledOnce()
})

test('all media is shown when the caller asks for it', () => {
  show(images(7), { all: true })
  expect(screen.getAllByRole('img')).toHaveLength(7)
})

test('hidden media is not loaded', async () => {
  const { user, onToggle } = show(images(2), { shown: false, sensitive: true })
  expect(screen.queryByRole('img')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sensitive content: Show' }))
  expect(onToggle).toHaveBeenCalledWith(true)
})

test('pressing a GIF plays and pauses it', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    this.dispatchEvent(new Event('play'))
    return Promise.resolve()
  })
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    this.dispatchEvent(new Event('pause'))
  })
  const { user } = show([mediaOf({ type: 'gifv', description: 'A cat spins' })])
  const loop = document.querySelector('video')
  expect([loop?.loop, loop?.muted]).toEqual([true, true])
  screen.getByRole('button', { name: 'Play: A cat spins' }).focus()
  await user.keyboard('{Enter}')
  expect(play).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Pause: A cat spins' }))
  expect(pause).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Play: A cat spins' })).toBeTruthy()
})

test('audio and files of unknown types are listed below the images', () => {
  const { container } = show([
    ...images(1),
    mediaOf({ id: 's', type: 'audio', url: 'https://far.example/a.ogg', description: 'Rain' }),
    mediaOf({ id: 'f', type: 'application', url: 'https://far.example/notes%20v2.pdf', description: null }),
  ])
  expect(screen.getAllByRole('img')).toHaveLength(1)
  expect(container.querySelector('audio')?.getAttribute('aria-label')).toBe('Rain')
  expect(screen.getByRole('link', { name: 'notes v2.pdf' })).toBeTruthy()
})

test('an attachment without a URL shows that no preview is available', () => {
  show([mediaOf({ url: null, preview_url: null, remote_url: null })])
  expect(screen.getByText('Preview not available')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('playing media is unmounted when hidden', () => {
  const media = [
    mediaOf({ id: 'v', type: 'video', url: 'https://far.example/v.mp4' }),
    mediaOf({ id: 's', type: 'audio', url: 'https://far.example/a.ogg' }),
  ]
  const { container, rerender } = show(media)
  expect(container.querySelectorAll('video, audio')).toHaveLength(2)
  rerender(<MediaGrid media={media} sensitive={false} shown={false} onToggle={() => {}} />)
  expect(container.querySelectorAll('video, audio')).toHaveLength(0)
})

test('hiding and revealing keep focus', async () => {
  const { user } = renderWith(<Toggled />)
  await user.click(screen.getByRole('button', { name: 'Hide media' }))
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Show$|show/i)
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide media' }))
})

function Toggled() {
  const [shown, setShown] = useState(true)
  return <MediaGrid media={[mediaOf()]} sensitive shown={shown} onToggle={setShown} />
}
