// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { Uploads } from '../../store/uploads'
import { stage } from '../../testing'

const form = (bytes: number) => {
  const data = new FormData()
  data.set('file', new File([new Uint8Array(bytes)], 'x.png', { type: 'image/png' }))
  return data
}

describe('bytes of uploads', () => {
  it('are stored once, and removed with the file', async () => {
    const { as, world, simulator } = stage()
    const alice = as('alice')
    const { body } = await alice.call('POST /api/v2/media', form(1000))
    expect(world.uploads.size).toBe(1000)
    expect(simulator.recorded.at(-1)?.params['file']).toEqual({
      name: 'x.png',
      type: 'image/png',
      size: 1000,
    })
    await alice.call(`DELETE /api/v1/media/${String(body['id'])}`)
    expect(world.uploads.size).toBe(0)
  })

  it('are removed with the deleted post', async () => {
    const { as, world } = stage()
    const alice = as('alice')
    const { body } = await alice.call('POST /api/v2/media', form(1000))
    const posted = await alice.call('POST /api/v1/statuses', { media_ids: [body['id']] })
    await alice.call(`DELETE /api/v1/statuses/${String(posted.body['id'])}?delete_media=true`)
    expect(world.uploads.size).toBe(0)
  })

  it('stay below a cap: the oldest are dropped, the newest always stays', () => {
    const uploads = new Uploads([], 1500)
    const file = { bytes: new Uint8Array(1000), type: 'image/png' }
    uploads.set('/a', file)
    uploads.set('/b', file)
    expect([uploads.get('/a'), uploads.get('/b'), uploads.size]).toEqual([undefined, file, 1000])
    uploads.set('/c', { ...file, bytes: new Uint8Array(2000) })
    expect([uploads.get('/b'), uploads.size]).toEqual([undefined, 2000])
  })
})

describe('processing', () => {
  const upload = async (type: string, path = '/api/v2/media') => {
    const alice = stage().as('alice')
    const data = new FormData()
    data.set('file', new File([new Uint8Array(10)], 'x', { type }))
    const { status, body } = await alice.call(`POST ${path}`, data)
    const read = async () => (await alice.call(`GET /api/v1/media/${String(body['id'])}`)).status
    const post = async () => (await alice.call('POST /api/v1/statuses', { media_ids: [body['id']] })).status
    return { status, read, post }
  }

  it.each(['video/mp4', 'audio/mpeg', 'image/gif'])('of %s continues after the answer', async (type) => {
    const { status, read, post } = await upload(type)
    expect(status).toBe(202)
    expect(await post()).toBe(422)
    expect([await read(), await read()]).toEqual([206, 200])
    expect(await post()).toBe(200)
  })

  it('of pictures ends before the answer, and of all in the v1 API', async () => {
    expect((await upload('image/png')).status).toBe(200)
    const film = await upload('video/mp4', '/api/v1/media')
    expect([film.status, await film.read(), await film.post()]).toEqual([200, 200, 200])
  })
})
