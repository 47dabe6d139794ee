import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { resetSettings, setSettings } from '@/features/settings'
import { popModal, useModals } from '@/lib/modals'
import { mediaOf } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import type { Media } from '@/schemas/media'
import { MediaGrid } from './media-grid'

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

const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => mediaOf({ id: `p${at}`, description: `Picture ${at}` }))

test('a picture opens in the viewer and keeps its description', () => {
  show([mediaOf()])
  const link = screen.getByRole('link', { name: 'A heron at dawn' })
  expect(link.getAttribute('href')).toBe('https://far.example/full.png')
  expect(screen.getByRole('img').getAttribute('src')).toBe('https://far.example/small.png')
})

test('a picture without a description says so and has no badge', () => {
  show([mediaOf({ description: null })])
  expect(screen.getByRole('img', { name: 'Picture without a description' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'ALT' })).toBeNull()
})

test('the badge shows the description', async () => {
  const { user } = show([mediaOf()])
  await user.click(screen.getByRole('button', { name: 'ALT' }))
  expect((await screen.findByRole('dialog', { name: 'Description' })).textContent).toContain(
    'A heron at dawn',
  )
})

test('a medium that fails to load offers a retry and the original', async () => {
  const { user } = show([mediaOf({ remote_url: 'https://else.example/o.png' })])
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByText('Preview not available')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Open the original' })
  expect(link.getAttribute('href')).toBe('https://else.example/o.png')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('img', { name: 'A heron at dawn' })).toBeTruthy()
})

test('a press opens the viewer at that picture, without files of unknown types', async () => {
  const { user } = show([...pictures(3), mediaOf({ id: 'f', type: 'application' })])
  await user.click(screen.getByRole('link', { name: 'Picture 1' }))
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
  ['by itself where it is set so', { autoplay: true }, false, 'auto', true],
  ['not by itself otherwise', { autoplay: false }, false, 'auto', false],
  ['not by itself while the browser saves data', { autoplay: true }, true, 'auto', false],
  ['not by itself with reduced motion', { autoplay: true }, false, 'reduced', false],
] as const)('a moving picture in view plays %s', (_name, settings, saveData, reduced, plays) => {
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

test('a GIF stopped by hand does not start again', async () => {
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

test('media after the fourth are collapsed until requested', async () => {
  const { user, onAll } = show(pictures(7))
  expect(screen.getAllByRole('img')).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'Show 3 more' }))
  expect(onAll).toHaveBeenCalledOnce()
})

test('all media are shown on request', () => {
  show(pictures(7), { all: true })
  expect(screen.getAllByRole('img')).toHaveLength(7)
})

test('hidden media are not loaded', async () => {
  const { user, onToggle } = show(pictures(2), { shown: false, sensitive: true })
  expect(screen.queryByRole('img')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sensitive content: Show' }))
  expect(onToggle).toHaveBeenCalledWith(true)
})

test('a GIF plays and stops by press', async () => {
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
  screen.getByRole('button', { name: 'Play: A cat spins' }).focus()
  await user.keyboard('{Enter}')
  expect(play).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Pause: A cat spins' }))
  expect(pause).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Play: A cat spins' })).toBeTruthy()
})

test('audio and files of unknown types are listed below the pictures', () => {
  const { container } = show([
    ...pictures(1),
    mediaOf({ id: 's', type: 'audio', url: 'https://far.example/a.ogg', description: 'Rain' }),
    mediaOf({ id: 'f', type: 'application', url: 'https://far.example/notes%20v2.pdf', description: null }),
  ])
  expect(screen.getAllByRole('img')).toHaveLength(1)
  expect(container.querySelector('audio')?.getAttribute('aria-label')).toBe('Rain')
  expect(screen.getByRole('link', { name: 'notes v2.pdf' })).toBeTruthy()
})

test('a medium without a URL says so', () => {
  show([mediaOf({ url: null, preview_url: null, remote_url: null })])
  expect(screen.getByText('Preview not available')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a playing medium is unmounted when hidden', () => {
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
