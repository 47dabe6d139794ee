import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { noticeOf, noticesOf, packageFolderOf } from './licence-notices'

test.each([
  ['/x/node_modules/react/index.js', '/x/node_modules/react'],
  ['/x/node_modules/@base-ui/react/esm/a.js?v=1', '/x/node_modules/@base-ui/react'],
  ['\0/x/node_modules/a/node_modules/b/c.js', '/x/node_modules/a/node_modules/b'],
  ['/x/app/main.tsx', null],
])('the package of %j is in %j', (id, folder) => {
  expect(packageFolderOf(id)).toBe(folder)
})

/** Writes a package into a folder that goes with the test. */
function packageOf(about: object, files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'licences-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'package.json'), JSON.stringify(about))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

const MIT = { version: '1.2.3', license: 'MIT' }

test('a notice has the texts of all licence files', () => {
  const folder = packageOf(
    { ...MIT, name: 'b' },
    { LICENSE: 'Permission\r\n', 'NOTICE.md': 'By B', 'a.js': '' },
  )
  expect(noticeOf(folder)).toBe('b 1.2.3 (MIT)\n\nPermission\n\nBy B')
})

test('without a licence file, a notice has the author', () => {
  expect(noticeOf(packageOf({ ...MIT, name: 'b', author: { name: 'Bea' } }))).toBe(
    'b 1.2.3 (MIT)\n\nCopyright Bea',
  )
})

test('a package without a licence stops the build', () => {
  expect(() => noticeOf(packageOf({ name: 'b', version: '1.2.3' }))).toThrow(/b names no licence/)
})

test('packages are listed once, by name', () => {
  const [b, a] = [packageOf({ ...MIT, name: 'b' }), packageOf({ ...MIT, name: 'a' })]
  const again = packageOf({ ...MIT, name: 'b' })
  expect(noticesOf([b, a, again]).split(/\n+-+\n+/)).toEqual(['a 1.2.3 (MIT)', 'b 1.2.3 (MIT)'])
})
