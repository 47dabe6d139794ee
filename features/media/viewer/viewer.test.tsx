import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { idOf, mediaOf } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import type { Media } from '@/schemas/statuses/media'
import type { MediaPayload, MediaSupply } from '../open-media'
import { isSwipeDown } from './use-swipe-down'
import { saveNameOf } from '../download'
import MediaViewer from './viewer'
import { actualScale, hasActual, maxScaleFor, clampOffset } from './slide/zoom-rules'

const three = [
  mediaOf({ id: '1', description: 'A heron' }),
  mediaOf({ id: '2', description: null, url: 'https://far.example/2.png' }),
  mediaOf({ id: '3', description: 'A long story', url: 'https://far.example/3.png' }),
]

async function show(media: readonly Media[] = three, index = 0, more: Partial<MediaPayload> = {}) {
  const close = vi.fn()
  const ui = (
    <MediaViewer
      id="m"
      identity="me"
      payload={{ media, index, lang: 'en', statusId: idOf('status', '1'), ...more }}
      close={close}
      foot={(id) => <p>{`Post ${id}`}</p>}
    />
  )
  const rendered = renderWith(ui)
  await screen.findByRole('dialog', { name: 'Media viewer' })
  return { ...rendered, close }
}

const button = (name: string) => screen.getByRole('button', { name })

test('opens at the pressed image and moves by keys wherever the focus is', async () => {
  const { user } = await show(three, 1)
  expect(screen.getAllByText('2 of 3')).not.toEqual([])
  await user.click(button('Zoom in'))
  await user.keyboard('{ArrowRight}')
  expect(screen.getByText('3 of 3')).toBeTruthy()
  expect(screen.getByText('3 of 3: A long story')).toBeTruthy()
  await user.keyboard('{ArrowRight}{Home}')
  expect(screen.getByText('1 of 3')).toBeTruthy()
  await user.keyboard('{End}{ArrowLeft}')
  expect(screen.getByText('2 of 3')).toBeTruthy()
  await user.click(button('Next'))
  expect(button('Next').getAttribute('aria-disabled')).toBe('true')
})

test('alt text opens as text, and keys inside it do not change the image', async () => {
  const { user } = await show()
  expect(screen.queryByRole('region', { name: 'Alt text' })).toBeNull()
  await user.click(button('Alt text'))
  const text = screen.getByRole('region', { name: 'Alt text' })
  expect(text.textContent).toBe('A heron')
  text.focus()
  await user.keyboard('{Home}{End}{PageDown}')
  expect(screen.getByText('1 of 3')).toBeTruthy()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByText('2 of 3')).toBeTruthy()
  // The second one has no alt text.
  expect(screen.queryByRole('button', { name: 'Alt text' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Alt text' })).toBeNull()
})

test('Escape and the close button close the viewer', async () => {
  const { user, close } = await show()
  await user.keyboard('{Escape}')
  await user.click(button('Close'))
  expect(close).toHaveBeenCalledTimes(2)
})

test('a single image has no counter and no arrows', async () => {
  await show([three[0] as Media])
  expect(screen.queryByText(/of/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  expect(screen.getByText('Post 1')).toBeTruthy()
})

test('the preview stays until the full image is loaded, and a failure can be retried', async () => {
  const { user } = await show([mediaOf({ remote_url: 'https://else.example/o.png' })])
  const full = () => screen.getByRole('img', { name: 'A heron at dawn' })
  expect(document.querySelector('img[src="https://far.example/small.png"]')).toBeTruthy()
  fireEvent.error(full())
  expect(screen.getByText('Couldn’t load the full image')).toBeTruthy()
  expect(document.querySelector('img[src="https://far.example/small.png"]')).toBeTruthy()
  await user.click(button('Try again'))
  fireEvent.load(full())
  expect(document.querySelector('img[src="https://far.example/small.png"]')).toBeNull()
})

test('neighbouring images are preloaded unless data saving is on', async () => {
  const { unmount } = await show()
  expect(document.querySelector('img[src="https://far.example/2.png"]')).toBeTruthy()
  expect(document.querySelector('img[src="https://far.example/3.png"]')).toBeNull()
  unmount()
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  await show()
  expect(document.querySelector('img[src="https://far.example/2.png"]')).toBeNull()
})

test('downloads the file, or opens a tab where CORS forbids it', async () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('x')))
  vi.stubGlobal('fetch', fetched)
  onTestFinished(() => void vi.unstubAllGlobals())
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  const { user } = await show()
  await user.click(button('Download'))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(opened).not.toHaveBeenCalled()
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await act(() => user.click(button('Download')))
  await waitFor(() =>
    expect(opened).toHaveBeenCalledWith('https://far.example/full.png', '_blank', 'noopener,noreferrer'),
  )
})

test('audio and video have players, whose keys do not show another slide, and stop when another is shown', async () => {
  const { user } = await show([
    mediaOf({ id: 'v', type: 'video', url: 'https://far.example/v.mp4', description: 'Waves' }),
    mediaOf({ id: 'a', type: 'audio', url: 'https://far.example/a.ogg', description: 'Rain' }),
  ])
  expect(document.querySelector('audio')?.getAttribute('aria-label')).toBe('Rain')
  await user.click(button('Play: Waves'))
  const film = document.querySelector('video')
  await screen.findByRole('slider', { name: 'Position' })
  await user.keyboard('{ArrowRight}')
  expect(screen.getAllByText('1 of 2')).not.toEqual([])
  expect(film?.currentTime).toBe(5)
  await user.click(button('Next'))
  expect(film?.paused).toBe(true)
})

test.each([
  [2400, 800, 3, 6, true],
  [800, 800, 1, 4, false],
  [400, 400, 1, 4, false],
  [null, 800, null, 4, false],
  [1200, 0, null, 4, false],
])('%s px wide shown %s px wide', (natural, shown, actual, most, differs) => {
  expect(actualScale(natural, shown)).toBe(actual)
  expect(maxScaleFor(actual)).toBe(most)
  expect(hasActual(actual)).toBe(differs)
})

test.each([
  [0, 120, true],
  [0, 60, false],
  [100, 120, false],
  [-40, 120, true],
  [0, -200, false],
])('a swipe of %i, %i px closes: %s', (x, y, down) => {
  expect(isSwipeDown(x, y)).toBe(down)
})

test.each([
  ['https://far.example/media/heron%20two.png?x=1', 'heron two.png'],
  ['https://far.example/', 'image-7'],
])('%s is saved as %s', (url, name) => {
  expect(saveNameOf(mediaOf({ id: '7', url }))).toBe(name)
})

test('a feed loads more past its last item, shows a failure with a retry, and shows its end', async () => {
  let supply: MediaSupply = { media: three, posts: [], rest: 'more' }
  const listeners = new Set<() => void>()
  const set = (change: Partial<MediaSupply>) =>
    act(() => {
      supply = { ...supply, ...change }
      for (const listener of listeners) listener()
    })
  const asked = vi.fn((_byUser: boolean) => {})
  const feed = {
    read: () => supply,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    loadMore: asked,
  }
  const { user } = await show(three, 0, { feed })
  expect(screen.getByText('1 of 3+')).toBeTruthy()
  // Before the reader gets there.
  expect(asked).toHaveBeenCalledExactlyOnceWith(false)
  set({ rest: 'loading' })
  await user.keyboard('{End}')
  expect(screen.getByText('3 of 3+')).toBeTruthy()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByText('Loading older media…')).toBeTruthy()
  expect(screen.queryByText(/^Post/)).toBeNull()
  set({ rest: 'failed' })
  expect(screen.getByText('Couldn’t load older media')).toBeTruthy()
  await user.click(button('Try again'))
  expect(asked).toHaveBeenLastCalledWith(true)
  set({ media: [...three, mediaOf({ id: '4', description: 'Found at last' })], rest: 'end' })
  expect(screen.getByText('4 of 4: Found at last')).toBeTruthy()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByText('There’s no older media')).toBeTruthy()
  expect(button('Next').getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByText('4 of 4')).toBeTruthy()
})

test.each([
  ['from the middle', 2, { scale: 1, at: 0 }, 800, 800, -400],
  ['smaller than the view', 1.5, { scale: 1, at: 300 }, 400, 1000, 200],
  ['at its left edge', 2, { scale: 3, at: 0 }, 800, 800, 0],
  ['at its right edge', 1.5, { scale: 3, at: -1600 }, 800, 800, -400],
])('zoomed %s', (_name, scale, from, size, view, place) => {
  expect(clampOffset(scale, from, size, view)).toBeCloseTo(place, 5)
})
