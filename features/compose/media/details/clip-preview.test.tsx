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

test('a file without its bytes has no player', () => {
  render(<ClipPreview file={file('video', null)} label="geese" />)
  expect(screen.queryByLabelText('geese')).toBeNull()
})
