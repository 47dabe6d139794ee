import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { normaliseRelationship } from '@/lib/cache'
import { createStage } from '@/lib/testing/stage'
import { takeWriters } from '@/lib/testing/write-places'
import { openMutations } from '@/lib/runtime/open-mutations'
import { relationshipDto } from '@/schemas/accounts/relationship'
import { loadMutations, runStored } from './stored-mutations'

/** A JSON schema, as far as arguments need it. */
interface JsonSchema {
  type?: string | string[]
  anyOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
}

/** Returns arguments that a schema accepts. Ids and everything that accepts any value are '1'. */
function sampleOf({ type: types, anyOf, enum: values, const: only, properties, items }: JsonSchema): unknown {
  const type = [types].flat()[0]
  if (anyOf?.[0]) return sampleOf(anyOf[0])
  if (values) return values[0]
  if (only !== undefined) return only
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties ?? {}).map(([name, each]) => [name, sampleOf(each)]))
  if (type === 'array') return [sampleOf(items ?? {})]
  if (type === 'boolean') return false
  if (type === 'number' || type === 'integer') return 1
  return '1'
}

/** Changes that are sent only if what was read before needs them. Their features test what they send. */
const READ_FIRST = ['excludePerson', 'leaveCollection', 'raiseMarker', 'unfeatureTag', 'updateFilter']

const definitions = await loadMutations()
const sampleArgs = (args: z.core.$ZodType): unknown =>
  sampleOf(z.toJSONSchema(args, { io: 'input', unrepresentable: 'any' }) as JsonSchema)

test('every change has a name of its own', () => {
  const names = definitions.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain('favouriteStatus')
})

test.each(definitions.map((definition) => [definition.name, definition] as const))(
  '%s can be stored as JSON and run again without a component',
  async (name, { args, repeat }) => {
    const stage = createStage()
    onTestFinished(() => stage.close())
    const { runtime, simulator } = stage
    // An option of a follow is only sent for an account that is followed.
    const relationship = normaliseRelationship(z.parse(relationshipDto, { id: '1', following: true }))
    runtime.cache.ingest(relationship.rows, runtime.cache.tick())
    const first = z.parse(args, sampleArgs(args))
    const stored = JSON.stringify({ name, args: first })
    const again = JSON.stringify({ name, args: repeat?.(first) ?? first })
    const open = new Set<string>()
    const list = () => {
      for (const each of openMutations(runtime))
        open.add(JSON.stringify({ name: each.name, args: each.args }))
    }
    onTestFinished(runtime.client.getMutationCache().subscribe(list))
    expect(await runStored(runtime, JSON.parse(stored))).toEqual(expect.any(Boolean))
    expect([...open]).toEqual([again])
    expect(openMutations(runtime)).toEqual([])
    const writes = simulator.recorded.filter(({ method }) => method !== 'GET')
    if (!READ_FIRST.includes(name)) expect(writes).not.toEqual([])
    // Each write is found where it is made.
    expect(takeWriters()).toMatchObject({ all: writes.length > 0 ? [expect.any(String)] : [], wrong: [] })
  },
)

test.each([
  ['list', 'POST', '/api/v1/lists', { name: 'createList', args: { title: 'Ants', before: [] } }],
  [
    'filter',
    'POST',
    '/api/v2/filters',
    {
      name: 'createFilter',
      args: {
        api: 'v2',
        draft: {
          title: 'Ants',
          context: ['home'],
          action: 'warn',
          expiresIn: null,
          keywords: [{ id: null, keyword: 'ants', whole_word: true }],
          removedPosts: [],
        },
      },
    },
  ],
])(
  'a %s that a stored change has already made is not made twice',
  async (_, method, path, { name, args }) => {
    const stage = createStage()
    onTestFinished(() => stage.close())
    const { runtime, simulator } = stage
    const created = definitions.find((each) => each.name === name)
    if (!created) throw new Error(name)
    await runtime.run(created, z.parse(created.args, args))
    expect(await runStored(runtime, { name, args })).toBe(true)
    const made = simulator.recorded.filter((each) => each.method === method && each.path === path)
    expect(made).toHaveLength(1)
  },
)

test('a change of an unknown name or with other arguments is refused', async () => {
  const stage = createStage()
  onTestFinished(() => stage.close())
  await expect(runStored(stage.runtime, { name: 'favourStatus', args: {} })).rejects.toThrow('favourStatus')
  await expect(runStored(stage.runtime, { name: 'favouriteStatus', args: { id: '1' } })).rejects.toThrow()
  expect(stage.simulator.recorded).toEqual([])
})
