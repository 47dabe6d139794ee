import { expect, test } from 'vitest'
import type { MediaId } from '@/schemas/primitives'
import { newMedia } from '../drafts/draft-parts'
import { editForm, newCovers } from './edit-form'

const known = (id: string) => id as MediaId
const file = (id: string, more = {}) =>
  newMedia({ localId: id, serverId: known(id), attached: true, ...more })
const cover = new Blob(['x'], { type: 'image/png' })

test('only cover images for files of the published post are sent', () => {
  const media = [
    file('1', { thumbnail: { blob: cover, state: 'waiting' } }),
    file('2', { thumbnail: { blob: null, state: 'done' } }),
    file('3', { thumbnail: { blob: cover, state: 'done' }, attached: false }),
  ]
  expect([...newCovers(media).keys()]).toEqual(['1'])
})

test('the form has the fields of the body in the same order', () => {
  const form = editForm(
    {
      status: 'Hi',
      spoiler_text: '',
      sensitive: false,
      language: 'de',
      media_ids: [known('1'), known('2')],
      media_attributes: [
        { id: known('1'), description: 'A', focus: '0.00,0.00' },
        { id: known('2'), description: '', focus: '0.50,0.00' },
      ],
    },
    new Map([['2', cover]]),
  )
  expect([...form].map(([name, value]) => [name, value instanceof Blob ? value.type : value])).toEqual([
    ['status', 'Hi'],
    ['spoiler_text', ''],
    ['sensitive', 'false'],
    ['language', 'de'],
    ['media_ids[]', '1'],
    ['media_ids[]', '2'],
    ['media_attributes[][id]', '1'],
    ['media_attributes[][description]', 'A'],
    ['media_attributes[][focus]', '0.00,0.00'],
    ['media_attributes[][id]', '2'],
    ['media_attributes[][description]', ''],
    ['media_attributes[][focus]', '0.50,0.00'],
    ['media_attributes[][thumbnail]', 'image/png'],
  ])
})
