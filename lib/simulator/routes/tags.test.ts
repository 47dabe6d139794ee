// @vitest-environment node
import { expect, it } from 'vitest'
import { stage } from '../testing'

interface Tag {
  name: string
  following: boolean
  history: { uses: string }[]
}

it('follows and counts a hashtag with diacritics in any spelling', async () => {
  const { as, script } = stage()
  const alice = as('alice')
  script.as('alice').publish('From the #Café')
  const path = (name: string) => `/api/v1/tags/${encodeURIComponent(name)}`
  const followed = await alice.call<Tag>(`POST ${path('Café')}/follow`)
  expect(followed.body).toMatchObject({ name: 'Café', following: true })
  const { body } = await alice.call<Tag>(`GET ${path('cafe')}`)
  expect(body).toMatchObject({ name: 'cafe', following: true })
  expect(body.history[0]?.uses).toBe('1')
})
