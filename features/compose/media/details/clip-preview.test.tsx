import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newMedia } from '../../drafts/draft-parts'
import { ClipPreview } from './clip-preview'

const file = (type: 'video' | 'audio', blob: Blob | null) =>
  newMedia({ localId: 'a', name: `geese.${type}`, type, blob })

test.each(['video', 'audio'] as const)(
  '%s can be played while it is described, as long as it plays',
  (type) => {
    render(<ClipPreview file={file(type, new Blob(['x']))} label="geese" />)
    const player = screen.getByLabelText('geese')
    expect(player.tagName.toLowerCase()).toBe(type)
    expect(player.hasAttribute('controls')).toBe(true)
    fireEvent.error(player)
    expect(screen.queryByLabelText('geese')).toBeNull()
  },
)

test('it stops when another medium plays', async () => {
  render(
    <>
      <ClipPreview file={file('video', new Blob(['x']))} label="geese" />
      <ClipPreview file={file('audio', new Blob(['y']))} label="rain" />
    </>,
  )
  const video = screen.getByLabelText<HTMLVideoElement>('geese')
  const sound = screen.getByLabelText<HTMLAudioElement>('rain')
  await video.play()
  await sound.play()
  expect([video.paused, sound.paused]).toEqual([true, false])
  await video.play()
  expect([video.paused, sound.paused]).toEqual([false, true])
})

test('a file without its bytes has no player', () => {
  render(<ClipPreview file={file('video', null)} label="geese" />)
  expect(screen.queryByLabelText('geese')).toBeNull()
})
