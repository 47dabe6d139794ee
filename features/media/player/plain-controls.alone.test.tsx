import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { clearToasts } from '@/lib/alerts'
import { mediaOf } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { openTabChannel } from '@/lib/util/tab-channel'
import { SoundPlayer } from './sound-player'
import { VideoPlayer } from './video-player'
import { volumeStore } from './volume'

vi.mock('./controls/all-controls', () => {
  throw new Error('offline')
})

beforeEach(() => {
  volumeStore.reset()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => {
    logged.mockRestore()
    clearToasts()
  })
})

const film = mediaOf({ id: 'v', type: 'video', url: 'https://far.example/v.mp4', description: 'Waves' })
const song = mediaOf({ id: 'a', type: 'audio', url: 'https://far.example/a.ogg', description: 'Rain' })
const video = () => document.querySelector<HTMLVideoElement>('video[data-media]') as HTMLVideoElement
const sound = () => document.querySelector('audio') as HTMLAudioElement

async function playing() {
  const { user } = renderWith(
    <>
      <VideoPlayer media={film} lang="en" statusId={undefined} />
      <SoundPlayer media={song} lang="en" statusId={undefined} />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Play: Waves' }))
  await waitFor(() => expect(video().controls).toBe(true))
  return user
}

test('where the controls cannot be loaded, those of the browser take their place', async () => {
  await playing()
  expect(video().paused).toBe(false)
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Play: Waves' })).toBeNull()
})

test('one medium plays at a time there too', async () => {
  const user = await playing()
  const other = openTabChannel('skein:playback')
  const heard = vi.fn()
  other?.onMessage(heard)
  onTestFinished(() => other?.close())
  await user.click(screen.getByRole('button', { name: 'Play: Rain' }))
  await waitFor(() => expect(sound().controls).toBe(true))
  expect([video().paused, sound().paused]).toEqual([true, false])
  // Played with the controls of the browser.
  await act(() => video().play())
  expect([video().paused, sound().paused]).toEqual([false, true])
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
  other?.send('plays')
  await waitFor(() => expect(video().paused).toBe(true))
})

test('the volume is remembered from there, and followed', async () => {
  await playing()
  video().volume = 0.3
  fireEvent(video(), new Event('volumechange'))
  expect(volumeStore.get()).toEqual({ level: 0.3, muted: false })
  video().muted = true
  fireEvent(video(), new Event('volumechange'))
  expect(volumeStore.get()).toEqual({ level: 0.3, muted: true })
  act(() => volumeStore.set({ level: 0.8, muted: false }))
  expect([video().volume, video().muted]).toEqual([0.8, false])
})
