import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { pushToast } from '@/lib/alerts'
import { emitFact } from '@/lib/bus'
import { entityKey } from '@/lib/cache'
import { takeEffects } from './pure-queries'
import { createStage } from './stage'

/** Runs a query whose function does something; returns what was noted. */
async function effectsOf(act: (stage: ReturnType<typeof createStage>) => unknown): Promise<string[]> {
  const stage = createStage()
  await stage.runtime.client
    .query({
      queryKey: ['test'],
      queryFn: async () => {
        await stage.runtime.http.request('/api/v1/custom_emojis', { schema: z.unknown() })
        await act(stage)
        return true
      },
    })
    .catch(() => {})
  stage.close()
  return takeEffects()
}

test.each<[string, Parameters<typeof effectsOf>[0], string[]]>([
  [
    'reads another document',
    ({ runtime }) => runtime.http.request('/api/v1/lists', { schema: z.unknown() }),
    [],
  ],
  [
    'stores an entity',
    ({ runtime, accountId }) => {
      const id = accountId('ben')
      runtime.client.setQueryData(entityKey('account', id), null)
    },
    [],
  ],
  [
    'writes',
    ({ runtime }) => runtime.httpWriter.request('/api/v1/lists', { method: 'POST', schema: z.unknown() }),
    ['The query ["test"] sends POST https://home.example/api/v1/lists'],
  ],
  [
    'sets another query',
    ({ runtime }) => runtime.client.setQueryData(['other'], 1),
    ['The query ["test"] sets ["other"]'],
  ],
  ['emits a fact', () => emitFact('signedOut', { identity: 'none' }), ['The query ["test"] emits signedOut']],
  [
    'shows a toast',
    () => pushToast({ kind: 'info', text: () => 'Done' }),
    ['The query ["test"] shows "Done"'],
  ],
])('a query function that %s', async (_name, act, noted) => {
  expect(await effectsOf(act)).toEqual(noted)
})

test('what a write does is no concern of queries', async () => {
  const stage = createStage()
  await stage.runtime.httpWriter
    .request('/api/v1/markers', { method: 'POST', schema: z.unknown() })
    .catch(() => {})
  emitFact('signedOut', { identity: 'none' })
  stage.close()
  expect(takeEffects()).toEqual([])
})
