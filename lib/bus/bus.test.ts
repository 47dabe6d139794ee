import { expect, it, vi } from 'vitest'
import type { StatusId } from '@/schemas/primitives'
import { canCommand, command, handleCommand, onFact, tellFact } from '.'

declare module './commands' {
  interface Commands {
    testPing: { n: number }
  }
}

const id = '1' as StatusId

it('gives a command to its one handler', () => {
  const handler = vi.fn()
  const end = handleCommand('reply', handler)
  expect(command('reply', { statusId: id })).toBe(true)
  expect(handler.mock.calls).toEqual([[{ statusId: id }]])
  expect(() => handleCommand('reply', () => {})).toThrow(/already/)
  end()
})

it('says when nobody answers', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(canCommand('testPing')).toBe(false)
  expect(command('testPing', { n: 1 })).toBe(false)
  expect(warn).toHaveBeenCalledTimes(1)
  const end = handleCommand('testPing', () => {})
  expect(canCommand('testPing')).toBe(true)
  end()
  end()
  expect(canCommand('testPing')).toBe(false)
})

it('tells a fact to all, though one of them fails', () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const heard: string[] = []
  const ends = [
    onFact('statusDeleted', () => {
      throw new Error('broken')
    }),
    onFact('statusDeleted', ({ identity }) => heard.push(identity)),
  ]
  tellFact('statusDeleted', { identity: 'a', statusId: id })
  for (const end of ends) end()
  tellFact('statusDeleted', { identity: 'b', statusId: id })
  expect(heard).toEqual(['a'])
  expect(report).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})
