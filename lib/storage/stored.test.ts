import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Row {
  readonly where: string
  readonly version: string
  readonly fixture: string
}

/** The rows of the table of everything stored. */
function rowsOf(readme: string): Row[] {
  return [...readme.matchAll(/^\| ((?:per identity, )?(?:local|session|database) `.*)\|$/gm)].map(
    ([, cells = '']) => {
      const [where = '', version = '', , older = '', fixture = ''] = cells
        .split(' |')
        .map((cell) => cell.trim().replaceAll('|', '').trim())
      return {
        where,
        version,
        fixture: /`(.+)`/.exec(fixture)?.[1] ?? (older.endsWith('never in a build') ? 'none' : ''),
      }
    },
  )
}

const files = ['app', 'features', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  ),
)
const sources = files
  .filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.|\.testing\.|^lib\/(?:simulator|testing|storage)\/|\/first-format\//.test(file),
  )
  .map((file) => readFileSync(file, 'utf8'))

/** The number after `version:`, which may be a constant of the file. */
const versionIn = (options: string, source: string): string => {
  const version = /version: (\w+)/.exec(options)?.[1] ?? ''
  return new RegExp(`const ${version} = (\\d+)`).exec(source)?.[1] ?? version
}

/** The databases whose options are constants, since they are opened in several places. */
const CONSTANT = [
  ...readFileSync('lib/storage/first-databases.ts', 'utf8').matchAll(
    /name: (?:'([^']+)'|`([^`]+)`),\s+version: (\d+)/g,
  ),
].map(([, name, pattern = '', version = '']) => ({
  where: `database \`${name ?? pattern.replace('${identityKey}', 'IDENTITY')}\``,
  version,
}))

/** Names of databases that the code does not write out where it opens them. */
const DATABASES: Readonly<Record<string, string>> = {
  DATABASE: 'skein/shared',
  'databaseOf(identityKey)': 'skein/lately-read/IDENTITY',
  'databaseNameOf(identity.key)': 'skein/device-posts/IDENTITY',
}

/** Everything that the code stores by the helpers of this folder, as the table names it. */
const stored = sources.flatMap((source) =>
  [...source.matchAll(/\b(createLocalStore|createIdentityStore|openDatabase)\(\{([^]*?)\n?\s*\}\)/g)].map(
    ([, how, options = '']) => {
      const area = /area: 'session'/.test(options) ? 'session' : 'local'
      const key = /key: '([^']+)'/.exec(options)?.[1]
      const [, written, computed = 'name'] = /name: (?:'([^']+)'|([^,\n]+))/.exec(options) ?? []
      const where =
        how === 'openDatabase'
          ? `database \`${written ?? DATABASES[computed]}\``
          : `${how === 'createIdentityStore' ? 'per identity, ' : ''}${area} \`${key}\``
      return { where, version: versionIn(options, source) }
    },
  ),
)

const table = rowsOf(readFileSync('lib/storage/README.md', 'utf8'))

it('the README names everything stored, with its version', () => {
  const byHelpers = table
    .filter(({ where }) => !/^\w+ `skein:/.test(where))
    .map(({ where, version }) => `${where} ${version}`)
  const all = [...CONSTANT, ...stored]
  expect(byHelpers.toSorted()).toEqual(all.map(({ where, version }) => `${where} ${version}`).toSorted())
})

it('a version above 1 has values of the former version to read', () => {
  const without = table.filter(({ version, fixture }) => {
    if (Number(version) <= 1 || version === '' || fixture === 'none') return false
    return (
      !files.includes(fixture) || !readFileSync(fixture, 'utf8').includes(`version: ${Number(version) - 1}`)
    )
  })
  expect(without).toEqual([])
})

it('the version of drafts is that of the table', () => {
  const [, version] =
    /DRAFT_VERSION = (\d+)/.exec(readFileSync('features/compose/drafts/draft.ts', 'utf8')) ?? []
  expect(table.find(({ where }) => where.includes('skein:draft:ID'))?.version).toBe(version)
})

it('no two values share a key', () => {
  const keys = stored.map(({ where }) => where.replace(/^per identity, /, ''))
  expect(new Set(keys).size).toBe(keys.length)
})
