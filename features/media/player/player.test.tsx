import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { accountOf, mediaOf, put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { openTabChannel } from '@/lib/util/tab-channel'
import { SoundControls, VideoControls } from './lazy-controls'
import { SoundPlayer } from './sound-player'
import { VideoPlayer } from './video-player'
import { volumeStore } from './volume'

beforeAll(async () => {
  await VideoControls.load()
  await SoundControls.load()
})
beforeEach(() => volumeStore.reset())
afterEach(() => void vi.useRealTimers())

const film = (id = 'v', more = {}) =>
  mediaOf({
    id,
    type: 'video',
    url: `https://far.example/${id}.mp4`,
    description: 'Waves',
    meta: { original: { width: 320, height: 180, duration: 60, frame_rate: '10/1' } },
    ...more,
  })
const song = (more = {}) =>
  mediaOf({
    id: 'a',
    type: 'audio',
    url: 'https://far.example/a.ogg',
    description: 'Rain',
    preview_url: 'https://far.example/cover.png',
    meta: { original: { duration: 60 } },
    ...more,
  })

const video = (at = 0) =>
  document.querySelectorAll<HTMLVideoElement>('video[data-media]')[at] as HTMLVideoElement
const sound = () => document.querySelector('audio') as HTMLAudioElement
const button = (name: string) => screen.getByRole('button', { name })
const slider = (name: string) => screen.getByRole('slider', { name })

async function playing(media = film()) {
  const rendered = renderWith(<VideoPlayer media={media} lang="en" statusId={undefined} />)
  await rendered.user.click(button('Play: Waves'))
  return rendered
}

test('a video loads and has controls only once it is played, at the remembered volume', async () => {
  volumeStore.set({ level: 0.3, muted: false })
  const { user } = renderWith(<VideoPlayer media={film()} lang="en" statusId={undefined} />)
  expect(video().preload).toBe('none')
  expect(screen.queryByRole('slider')).toBeNull()
  await user.click(button('Play: Waves'))
  expect(video().paused).toBe(false)
  expect(video().volume).toBe(0.3)
  expect(screen.queryByRole('button', { name: 'Play: Waves' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Video player' }))
  await user.click(button('Pause'))
  expect(video().paused).toBe(true)
  expect(button('Play')).toBeTruthy()
})

test('keys play, skip, step by frames, and change the volume', async () => {
  const { user } = await playing()
  const outside = vi.fn()
  window.addEventListener('keydown', outside)
  onTestFinished(() => window.removeEventListener('keydown', outside))
  await user.keyboard('lll')
  expect(video().currentTime).toBe(15)
  await user.keyboard('{ArrowLeft}j')
  expect(video().currentTime).toBe(5)
  await user.keyboard('k')
  expect(video().paused).toBe(true)
  await user.keyboard(' ')
  expect(video().paused).toBe(false)
  await user.keyboard('..,')
  expect(video().paused).toBe(true)
  expect(video().currentTime).toBeCloseTo(5.1, 5)
  await user.keyboard('{ArrowUp}')
  expect(video().volume).toBe(0.65)
  expect(screen.getByText('Volume 65%')).toBeTruthy()
  await user.keyboard('m')
  expect(video().muted).toBe(true)
  // The shortcuts of the page get none of them.
  expect(outside).not.toHaveBeenCalled()
  await user.keyboard('x')
  expect(outside).toHaveBeenCalledOnce()
})

test('seeking stays within the video', async () => {
  const { user } = await playing()
  await user.keyboard('j')
  expect(video().currentTime).toBe(0)
  video().currentTime = 58
  await user.keyboard('l')
  expect(video().currentTime).toBe(60)
})

test('the position is a slider with spoken times, and dragging it pauses until the release', async () => {
  const { user } = await playing()
  const position = slider('Position')
  fireEvent.pointerDown(position)
  expect(video().paused).toBe(true)
  fireEvent.change(position, { target: { value: '12.5' } })
  expect(video().currentTime).toBe(12.5)
  fireEvent(video(), new Event('seeked'))
  expect(position.getAttribute('aria-valuetext')).toBe('12 seconds of 1 minute')
  fireEvent.pointerUp(window)
  expect(video().paused).toBe(false)
  // A paused video stays paused.
  await user.keyboard('k')
  fireEvent.pointerDown(position)
  fireEvent.pointerUp(window)
  expect(video().paused).toBe(true)
})

test('the volume is a slider; the mute button makes silence audible', async () => {
  const { user } = await playing()
  fireEvent.change(slider('Volume'), { target: { value: '0' } })
  expect(video().muted).toBe(true)
  await user.click(button('Unmute'))
  expect([video().volume, video().muted]).toEqual([0.05, false])
  expect(slider('Volume').getAttribute('aria-valuetext')).toBe('5%')
  slider('Volume').focus()
  await user.keyboard('{ArrowRight}')
  expect(video().volume).toBe(0.2)
})

test('a drag that ends after the player is gone plays nothing', async () => {
  const { unmount } = await playing()
  const gone = video()
  fireEvent.pointerDown(slider('Position'))
  unmount()
  fireEvent.pointerUp(window)
  expect(gone.paused).toBe(true)
})

test('the mouse over the slider sees the time and the picture there', async () => {
  await playing()
  const bar = slider('Position').parentElement as HTMLElement
  vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue({ left: 10, width: 116 } as DOMRect)
  const picture = () => document.querySelector<HTMLVideoElement>('video:not([data-media])')
  fireEvent.pointerMove(bar, { clientX: 43, pointerType: 'touch' })
  expect(picture()).toBeNull()
  fireEvent.pointerMove(bar, { clientX: 43, pointerType: 'mouse' })
  expect(screen.getByText('0:15')).toBeTruthy()
  const preview = picture() as HTMLVideoElement
  expect(preview.hidden).toBe(true)
  fireEvent.loadedMetadata(preview)
  expect(preview.currentTime).toBe(15)
  fireEvent.seeked(preview)
  expect(preview.hidden).toBe(false)
  fireEvent.pointerMove(bar, { clientX: 68, pointerType: 'mouse' })
  expect(preview.currentTime).toBe(30)
  fireEvent.pointerLeave(bar)
  expect(picture()).toBeNull()
})

test('the file can be saved', async () => {
  const { user } = await playing()
  const fetched = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('forbidden'))
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  onTestFinished(() => {
    fetched.mockRestore()
    opened.mockRestore()
  })
  await user.click(button('Download'))
  await waitFor(() => expect(opened.mock.calls[0]?.[0]).toBe('https://far.example/v.mp4'))
})

test('the loaded parts are shown', async () => {
  await playing()
  vi.spyOn(video(), 'buffered', 'get').mockReturnValue({ length: 1, start: () => 0, end: () => 30 })
  fireEvent(video(), new Event('progress'))
  expect(document.querySelector<HTMLElement>('[class*="loaded"]')?.style.getPropertyValue('--to')).toBe('0.5')
})

test('the speed can be chosen', async () => {
  const { user } = await playing()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Playback speed' }), '1.5×')
  expect(video().playbackRate).toBe(1.5)
})

test('controls hide after four seconds without use, and stay while paused', async () => {
  await playing()
  const root = screen.getByRole('group', { name: 'Video player' })
  vi.useFakeTimers()
  fireEvent.pointerMove(root)
  act(() => void vi.advanceTimersByTime(3999))
  expect(root.hasAttribute('data-idle')).toBe(false)
  act(() => void vi.advanceTimersByTime(1))
  expect(root.hasAttribute('data-idle')).toBe(true)
  fireEvent.pointerMove(root)
  expect(root.hasAttribute('data-idle')).toBe(false)
  act(() => video().pause())
  act(() => void vi.advanceTimersByTime(10_000))
  expect(root.hasAttribute('data-idle')).toBe(false)
})

test('a press plays or pauses, a double press shows the video in full screen', async () => {
  await playing()
  const root = screen.getByRole('group', { name: 'Video player' })
  const full = vi.fn(() => Promise.resolve())
  root.requestFullscreen = full
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true })
  onTestFinished(() => void Reflect.deleteProperty(document, 'fullscreenEnabled'))
  vi.useFakeTimers()
  fireEvent.click(video())
  act(() => void vi.advanceTimersByTime(250))
  expect(video().paused).toBe(true)
  fireEvent.click(video())
  fireEvent.click(video())
  act(() => void vi.advanceTimersByTime(1000))
  expect(full).toHaveBeenCalledOnce()
  expect(video().paused).toBe(true)
})

test('a tap on a video without controls only shows them', async () => {
  await playing()
  const root = screen.getByRole('group', { name: 'Video player' })
  vi.useFakeTimers()
  fireEvent.pointerMove(root)
  act(() => void vi.advanceTimersByTime(4000))
  const tap = () => {
    fireEvent.pointerDown(video(), { pointerType: 'touch' })
    fireEvent.click(video())
    act(() => void vi.advanceTimersByTime(250))
  }
  tap()
  expect(video().paused).toBe(false)
  expect(root.hasAttribute('data-idle')).toBe(false)
  tap()
  expect(video().paused).toBe(true)
})

test('one medium plays at a time, in this tab and in the others', async () => {
  const { user } = renderWith(
    <>
      <VideoPlayer media={film('v', { description: 'One' })} lang="en" statusId={undefined} />
      <VideoPlayer media={film('w', { description: 'Two' })} lang="en" statusId={undefined} />
    </>,
  )
  const other = openTabChannel('skein:playback')
  const heard = vi.fn()
  other?.onMessage(heard)
  onTestFinished(() => other?.close())
  await user.click(button('Play: One'))
  await user.click(button('Play: Two'))
  expect([video(0).paused, video(1).paused]).toEqual([true, false])
  await user.click(button('Play'))
  expect([video(0).paused, video(1).paused]).toEqual([false, true])
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(3))
  other?.send('plays')
  await waitFor(() => expect(video(0).paused).toBe(true))
})

test.each([
  ['Mira Holm', 'Mira Holm'],
  ['', 'mira@far.example'],
])('the system shows what plays, by an author named %j, and its keys control it', async (name, artist) => {
  const handlers = new Map<string, MediaSessionActionHandler | null>()
  const session = {
    metadata: null as unknown,
    playbackState: 'none',
    setActionHandler: (action: string, handler: MediaSessionActionHandler | null) => {
      if (action === 'stop') throw new TypeError('Unknown action')
      handlers.set(action, handler)
    },
    setPositionState: vi.fn(),
  }
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session })
  vi.stubGlobal(
    'MediaMetadata',
    vi.fn(function (this: object, texts: object) {
      Object.assign(this, texts)
    }),
  )
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'mediaSession')
    vi.unstubAllGlobals()
  })
  const stage = createStage()
  const author = accountOf({ display_name: name, acct: 'mira@far.example' })
  const { id } = put.status(stage.runtime, { account: author })
  const { user, unmount } = renderWith(<VideoPlayer media={film()} lang="en" statusId={id} />, { stage })
  await user.click(button('Play: Waves'))
  expect(session.metadata).toMatchObject({
    title: 'Waves',
    artist,
    artwork: [{ src: 'https://far.example/small.png' }],
  })
  expect(session.playbackState).toBe('playing')
  act(() => handlers.get('seekforward')?.({ action: 'seekforward' }))
  expect(video().currentTime).toBe(5)
  act(() => handlers.get('seekto')?.({ action: 'seekto', seekTime: 30 }))
  expect(video().currentTime).toBe(30)
  act(() => handlers.get('pause')?.({ action: 'pause' }))
  expect(video().paused).toBe(true)
  expect(session.playbackState).toBe('paused')
  unmount()
  expect(session.metadata).toBeNull()
  expect(handlers.get('play')).toBeNull()
})

test('the description can be shown over the video, also in full screen', async () => {
  const { user } = await playing()
  expect(screen.queryByText('Waves')).toBeNull()
  await user.click(button('Alt text'))
  expect(screen.getByText('Waves').lang).toBe('en')
  await user.click(button('Alt text'))
  expect(screen.queryByText('Waves')).toBeNull()
})

test('captions of a video can be shown instead', async () => {
  const { user } = renderWith(<VideoPlayer media={film()} lang="en" statusId={undefined} />)
  const track = video().addTextTrack('captions', 'English', 'en')
  await user.click(button('Play: Waves'))
  expect(track.mode).not.toBe('showing')
  await user.click(button('Captions'))
  expect(track.mode).toBe('showing')
  expect(screen.queryByText('Waves')).toBeNull()
})

test('a video that fails offers a retry and the original', async () => {
  const { user } = await playing(film('v', { remote_url: 'https://else.example/o.mp4' }))
  fireEvent.error(video())
  expect(await screen.findByText('Preview not available')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open original' }).getAttribute('href')).toBe(
    'https://else.example/o.mp4',
  )
  await user.click(button('Try again'))
  await user.click(button('Play: Waves'))
  expect(video().paused).toBe(false)
})

test('a retry continues where it failed', async () => {
  const { user } = await playing()
  video().currentTime = 20
  fireEvent.error(video())
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await user.click(button('Play: Waves'))
  expect([video().currentTime, video().paused]).toEqual([20, false])
})

test('audio has its artwork, its colours and its own keys', async () => {
  const colors = { background: '#264653', foreground: '#ffffff', accent: '#e9c46a' }
  const { user } = renderWith(
    <SoundPlayer
      media={song({ meta: { original: { duration: 60 }, colors } })}
      lang="en"
      statusId={undefined}
    />,
  )
  const root = screen.getByRole('group', { name: 'Audio player' })
  expect(root.style.getPropertyValue('--sound-ground')).toBe('#264653')
  expect(root.querySelector('img')?.getAttribute('src')).toBe('https://far.example/cover.png')
  await user.click(button('Play: Rain'))
  expect(sound().paused).toBe(false)
  await user.keyboard('lm')
  expect([sound().currentTime, sound().muted]).toEqual([5, true])
  expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull()
})

test('audio plays without the visualiser where its host forbids reading it', async () => {
  const { user } = renderWith(<SoundPlayer media={song()} lang="en" statusId={undefined} />)
  expect(sound().getAttribute('crossorigin')).toBe('anonymous')
  await user.click(button('Play: Rain'))
  fireEvent.error(sound())
  expect(sound().getAttribute('crossorigin')).toBeNull()
  expect(sound().paused).toBe(false)
  expect(sound().volume).toBe(0.5)
  fireEvent.error(sound())
  expect(await screen.findByText('Preview not available')).toBeTruthy()
})

test('audio is not read with reduced motion', () => {
  document.documentElement.dataset['motion'] = 'reduced'
  onTestFinished(() => void delete document.documentElement.dataset['motion'])
  renderWith(<SoundPlayer media={song()} lang="en" statusId={undefined} />)
  expect(sound().getAttribute('crossorigin')).toBeNull()
})
