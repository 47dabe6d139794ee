import { expect, it, test } from 'vitest'
import { backupFileName, readBackup, writeBackup } from './backup-file'

const origin = { identity: 'ann@home.example', server: 'https://home.example' }
const at = '2026-05-04T10:00:00.000Z'

it('writes a file and reads it again', () => {
  const text = writeBackup(origin, at, new Map([['settings' as const, { theme: 'dark' }]]))
  expect(readBackup(text)).toEqual({
    origin,
    exportedAt: at,
    parts: new Map([['settings', { theme: 'dark' }]]),
    unknown: [],
  })
  expect(backupFileName(origin.identity, at)).toBe('skein-ann-home.example-2026-05-04.json')
})

test.each([
  ['nothing', '', 'invalid'],
  ['half a file', '{"format":"skein-backup","version":1,', 'invalid'],
  ['another file', '{"format":"other","version":1,"parts":{}}', 'invalid'],
  ['no parts', '{"format":"skein-backup","version":1}', 'invalid'],
  ['a newer version', '{"format":"skein-backup","version":2,"parts":{}}', 'newer'],
])('%s is refused', (_name, text, problem) => expect(readBackup(text)).toBe(problem))

it('reports parts of other versions', () => {
  const text = '{"format":"skein-backup","version":1,"parts":{"settings":{},"stickers":[]}}'
  expect(readBackup(text)).toMatchObject({ parts: new Map([['settings', {}]]), unknown: ['stickers'] })
})
