import { act, screen } from '@testing-library/react'
import { Activity } from 'react'
import { expect, test } from 'vitest'
import { put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import { useVisibleStatusIds } from './visibility'

function List({ ids }: { ids: readonly StatusId[] }) {
  return useVisibleStatusIds('public', ids).map((id) => <p key={id}>Post {id}</p>)
}

test('a post deleted while its list is not on screen has no row when the list is shown again', () => {
  const stage = createStage()
  const ids = ['1', '2'].map((id) => put.status(stage.runtime, { id }).id)
  const list = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <List ids={ids} />
    </Activity>
  )
  const { rerender } = renderWith(list('visible'), { stage })
  rerender(list('hidden'))
  const [first] = ids
  if (first) act(() => stage.runtime.cache.bury(first))
  rerender(list('visible'))
  expect(screen.queryByText('Post 1')).toBeNull()
  expect(screen.getByText('Post 2')).toBeDefined()
})
