import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { canCommand, command, handleCommand, onFact, emitFact } from '.'

declare module './commands' {
  interface Commands {
    testAsk: { identity: string; subject: string }
    testPing: { identity: string; n: number }
  }
}
declare module './facts' {
  interface Facts {
    testDone: { identity: string }
  }
}

it('passes a command to its handler', () => {
  const handler = vi.fn()
  const end = handleCommand('testAsk', handler)
  expect(command('testAsk', { identity: 'me', subject: 'a' })).toBe(true)
  expect(handler.mock.calls).toEqual([[{ identity: 'me', subject: 'a' }]])
  expect(() => handleCommand('testAsk', () => {})).toThrow(/already/)
  end()
})

it('reports a command without a handler', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(canCommand('testPing')).toBe(false)
  expect(command('testPing', { identity: 'me', n: 1 })).toBe(false)
  expect(warn).toHaveBeenCalledTimes(1)
  const end = handleCommand('testPing', () => {})
  expect(canCommand('testPing')).toBe(true)
  end()
  end()
  expect(canCommand('testPing')).toBe(false)
})

it('notifies all listeners of a fact, even when one of them throws', () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const heard: string[] = []
  const unsubscribers = [
    onFact('testDone', () => {
      throw new Error('broken')
    }),
    onFact('testDone', ({ identity }) => heard.push(identity)),
  ]
  emitFact('testDone', { identity: 'a' })
  for (const unsubscribe of unsubscribers) unsubscribe()
  emitFact('testDone', { identity: 'b' })
  expect(heard).toEqual(['a'])
  expect(report).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

it('names no command or fact of a feature', () => {
  for (const file of ['commands', 'facts']) {
    const source = readFileSync(`lib/bus/${file}.ts`, 'utf8')
    expect(source).toMatch(/export interface (Commands|Facts) \{\}/)
    expect(source).not.toMatch(/from '@\/schemas/)
  }
})
