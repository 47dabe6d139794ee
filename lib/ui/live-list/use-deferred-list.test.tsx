import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useDeferredList } from './use-deferred-list'

interface Props {
  engine: object
  name: string
  loaded: boolean
}

/** Returns what each render showed, in order. */
function show(first: Props) {
  const shown: string[] = []
  const latest = ({ engine, name, loaded }: Props) => ({ engine, name, state: { loaded } })
  const { rerender } = renderHook(({ list }) => void shown.push(useDeferredList(list).name), {
    initialProps: { list: latest(first) },
  })
  return {
    next: (props: Props) => {
      shown.length = 0
      rerender({ list: latest(props) })
      return [...shown]
    },
  }
}

const engine = {}

test('a change is rendered after what is on screen, which input can interrupt', () => {
  const { next } = show({ engine, name: 'one', loaded: true })
  expect(next({ engine, name: 'two', loaded: true })).toEqual(['one', 'two'])
})

test('the first page, a list that is read again, and another list are rendered at once', () => {
  const { next } = show({ engine, name: 'none', loaded: false })
  expect(next({ engine, name: 'page', loaded: true })[0]).toBe('page')
  expect(next({ engine, name: 'again', loaded: false })[0]).toBe('again')
  expect(next({ engine: {}, name: 'other', loaded: true })[0]).toBe('other')
})
