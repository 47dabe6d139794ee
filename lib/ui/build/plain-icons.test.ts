import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutKeys } from './plain-icons'

test('an icon keeps its shapes and loses only their keys', () => {
  const code = readFileSync('node_modules/lucide-react/dist/esm/icons/layers.mjs', 'utf8')
  const shapes = (text: string) => text.match(/ d: "[^"]+"/g)
  const plain = withoutKeys(code)
  expect(code).toContain('key: "')
  expect(plain).not.toContain('key:')
  expect(shapes(plain)).toEqual(shapes(code))
  expect(shapes(plain)).toHaveLength(3)
})
