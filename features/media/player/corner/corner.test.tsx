import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { idOf, mediaOf } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { VideoControls } from '../lazy-controls'
import { VideoPlayer } from '../video-player'
import { volumeStore } from '../volume'
import CornerPlayer from './corner-player'
import { getHandedOver, giveBack, handOver, takeReturned, type HandedOver } from './hand-over'

beforeAll(() => VideoControls.load())
beforeEach(() => {
  volumeStore.reset()
  const key = getHandedOver()?.key
  giveBack(false)
  if (key !== undefined) takeReturned(key)
})

const media = mediaOf({ id: 'v', type: 'video', url: 'https://far.example/v.mp4', description: 'Waves' })
const handed: HandedOver = {
  key: 'me/9/v',
  identityKey: 'me',
  statusId: idOf('status', '9'),
  media,
  lang: 'en',
  time: 12,
  rate: 1.5,
}

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

const button = (name: string) => screen.getByRole('button', { name })
const video = () => document.querySelector('video') as HTMLVideoElement

async function playing(isMovable = true) {
  const setInView = views()
  const ui = <VideoPlayer media={media} lang="en" statusId={idOf('status', '9')} isMovable={isMovable} />
  const rendered = renderWith(ui)
  setInView(true)
  await rendered.user.click(button('Play: Waves'))
  video().currentTime = 7
  return { ...rendered, setInView }
}

test('a playing video that is scrolled out of view pauses there and is handed over', async () => {
  const { setInView } = await playing()
  expect(getHandedOver()).toBeNull()
  setInView(false)
  expect(video().paused).toBe(true)
  expect(getHandedOver()).toMatchObject({ statusId: '9', media: { id: 'v' }, time: 7, rate: 1 })
})

test('a paused video stays, and so does one in a small window or in the viewer', async () => {
  const { setInView, unmount } = await playing()
  act(() => video().pause())
  setInView(false)
  expect(getHandedOver()).toBeNull()
  unmount()
  const other = await playing(false)
  other.setInView(false)
  expect(video().paused).toBe(true)
  expect(getHandedOver()).toBeNull()
  other.unmount()
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  const small = await playing()
  small.setInView(false)
  expect(video().paused).toBe(true)
  expect(getHandedOver()).toBeNull()
})

test('played in its post, it comes back at its time', async () => {
  const { setInView, user } = await playing()
  setInView(false)
  setInView(true)
  expect(video().paused).toBe(true)
  await user.click(button('Play: Waves'))
  expect(getHandedOver()).toBeNull()
  expect([video().currentTime, video().paused]).toEqual([7, false])
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Video player' }))
})

test('closed in the corner, it waits in its post', async () => {
  const { setInView } = await playing()
  setInView(false)
  act(() => giveBack(false))
  setInView(true)
  expect([video().currentTime, video().paused]).toEqual([7, true])
  expect(button('Play')).toBeTruthy()
})

test('the corner plays on, with time, speed and volume, and gives them back', async () => {
  volumeStore.set({ level: 0.2, muted: false })
  handOver(handed)
  const back = vi.fn()
  const reading = document.body.appendChild(document.createElement('button'))
  onTestFinished(() => reading.remove())
  reading.focus()
  const { user } = renderWith(
    <CornerPlayer video={handed} onBack={back}>
      <p>Post of Eve</p>
    </CornerPlayer>,
  )
  expect(screen.getByRole('region', { name: 'Small player' }).textContent).toContain('Post of Eve')
  expect([video().currentTime, video().playbackRate, video().volume]).toEqual([12, 1.5, 0.2])
  expect(video().paused).toBe(false)
  // The focus stays where the user reads.
  expect(document.activeElement).toBe(reading)
  await user.click(button('Back to post'))
  expect(back).toHaveBeenCalledOnce()
  video().currentTime = 20
  await user.click(button('Close'))
  expect(getHandedOver()).toBeNull()
  expect(document.activeElement).toBe(reading)
  expect(takeReturned('me/9/v')).toEqual({ time: 20, rate: 1.5, plays: false })
  expect(takeReturned('me/9/v')).toBeNull()
})

test('one that fails there keeps its time, on a retry and in its post', async () => {
  handOver(handed)
  const { user } = renderWith(
    <CornerPlayer video={handed} onBack={() => {}}>
      <p>Post of Eve</p>
    </CornerPlayer>,
  )
  video().currentTime = 20
  fireEvent.error(video())
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect([video().currentTime, video().paused]).toEqual([20, false])
  video().currentTime = 25
  fireEvent.error(video())
  await user.click(button('Close'))
  expect(takeReturned('me/9/v')).toEqual({ time: 25, rate: 1.5, plays: false })
})

test('a video does not start long after it was asked for', () => {
  handOver(handed)
  giveBack(true)
  expect(takeReturned('me/other/v')).toBeNull()
  expect(takeReturned('me/9/v')?.plays).toBe(true)
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  handOver(handed)
  giveBack(true)
  vi.advanceTimersByTime(5000)
  expect(takeReturned('me/9/v')).toEqual({ time: 12, rate: 1.5, plays: false })
})
