import { describe, expect, it } from 'vitest'
import {
  absentFiles,
  absentNames,
  bareNumbers,
  commentsOf,
  foldersWithoutReadme,
  lengthProblems,
  nameProblems,
  problemsOf,
  retiredNames,
  rowNamesOf,
  staleNames,
  textsOf,
  unexplainedPlaceholders,
  withoutComments,
} from './language.mjs'

describe('commentsOf', () => {
  it('returns the comments of a source with their lines', () => {
    const source = [
      '/** Loads a post. */',
      "const url = 'https://host.example' // The address.",
      '/**',
      ' * Returns the posts',
      ' * that match.',
      ' */',
      '// First half,',
      '// second half.',
      'export interface A { /** Of the page. */ a: 1 }',
    ].join('\n')
    expect(commentsOf(source)).toEqual([
      { line: 1, text: 'Loads a post.' },
      { line: 2, text: 'The address.' },
      { line: 3, text: 'Returns the posts that match.' },
      { line: 7, text: 'First half, second half.' },
      { line: 9, text: 'Of the page.' },
    ])
  })
})

describe('textsOf', () => {
  it('returns test titles, messages and their descriptions', () => {
    const source = [
      "it('shows the post', () => {})",
      "const messages = { defaultMessage: 'It\\'s here', description: \"Title\" }",
      "test.each(ROWS)('%s is read', () => {})",
    ].join('\n')
    expect(textsOf(source).map(({ text }) => text)).toEqual(
      expect.arrayContaining(['shows the post', "It\\'s here", 'Title']),
    )
  })
})

describe('rowNamesOf', () => {
  it('returns the names of the rows of a table', () => {
    const source = [
      'test.each([',
      "  ['a lost answer', 1],",
      '  [',
      "    'no answer',",
      '    2,',
      '  ],',
      "])('%s', () => {})",
    ]
    expect(rowNamesOf(source.join('\n'))).toEqual([
      { line: 2, text: 'a lost answer' },
      { line: 3, text: 'no answer' },
    ])
  })
})

describe('problemsOf', () => {
  it.each([
    ['Loads the page anew.', 'say again'],
    ['The menu of the own account.', 'say the user’s'],
    ['The button stands beside the field.', 'next to'],
    ['Kept as facts.md says.', 'not in this repository'],
    ['Kept as the product § 3 says.', 'not in this repository'],
    ['Required by ABC6.', 'not in this repository'],
    ['Shown to somebody whom the user mutes.', 'say someone'],
    ['The boost was taken back.', 'say undone'],
    ['The import goes on.', 'say continues'],
  ])('finds the fault in "%s"', (text, problem) => {
    expect(problemsOf(text).join()).toContain(problem)
  })

  it('finds the fault in texts that users see', () => {
    expect(problemsOf('Your home timeline is empty!', { shown: true })).toHaveLength(2)
    expect(problemsOf("Couldn't load. Retry?", { shown: true })).toHaveLength(2)
    expect(problemsOf('{domain} isn’t available', { shown: true })).toEqual([])
    expect(problemsOf('keeps the home timeline')).toEqual([])
  })

  it('finds comments that begin with a relative clause', () => {
    expect(problemsOf('What it loads after the first paint.', { comment: true })).toHaveLength(1)
    expect(problemsOf('What did you miss?', { comment: true })).toEqual([])
    expect(problemsOf('What it loads')).toEqual([])
  })

  it('finds repeated words, and comments that are cut in the middle', () => {
    expect(problemsOf('Loads the the post.')).toHaveLength(1)
    expect(problemsOf('Loads the post,  * later.', { comment: true })).toHaveLength(1)
    expect(problemsOf('The width is `2 * gap` per row.', { comment: true })).toEqual([])
  })

  it('accepts plain English and code in backticks', () => {
    expect(problemsOf('Loads `anew` again; the letters stand for days.', { comment: true })).toEqual([])
  })
})

describe('nameProblems', () => {
  const problems = (sources: Record<string, string>) => nameProblems(Object.entries(sources))

  it('finds a name that two files export', () => {
    expect(
      problems({ 'lib/a.ts': 'export const rowOf = 1', 'lib/b.ts': 'export function rowOf() {}' }),
    ).toEqual(['lib/a.ts, lib/b.ts: all export "rowOf"'])
  })

  it('finds a name that hides one of the platform', () => {
    expect(problems({ 'lib/a.ts': 'export interface Request {}' })).toHaveLength(1)
  })

  it('accepts texts, test helpers, and a component with its lazy version', () => {
    expect(
      problems({
        'lib/a/messages.ts': 'export const messages = 1',
        'lib/b/messages.ts': 'export const messages = 2',
        'lib/a/row.tsx': 'export function Row() {}',
        'lib/a/lazy-row.tsx': 'export const Row = 1',
        'lib/a/rows.testing.ts': 'export const Row = 1',
      }),
    ).toEqual([])
  })
})

describe('bareNumbers', () => {
  it('finds numbers whose name is one word', () => {
    const source = ['const LIMIT = 20', 'export const PAUSE = 5 * MINUTE', 'const STEP = 0.5'].join('\n')
    expect(bareNumbers(source).map(({ line }) => line)).toEqual([1, 2, 3])
  })

  it('accepts names of several words, units, and other values', () => {
    const source = ['const MAX_TAGS = 4', 'const HOUR = 60 * MINUTE', "const KEY = '1'", 'const NONE = [1]']
    expect(bareNumbers(source.join('\n'))).toEqual([])
  })
})

describe('retiredNames', () => {
  it('finds names that were replaced', () => {
    const source = [
      "list.dispatch({ type: 'landed', id })",
      '<form data-place="page">',
      'const wished = 1',
      'useKeptFocus()',
    ]
    expect(retiredNames(source.join('\n')).map(({ line }) => line)).toEqual([1, 2, 3, 4])
  })

  it('accepts the same words elsewhere', () => {
    expect(retiredNames("const asked = calls()\nput('asked')\nconst place = scrollPosition()")).toEqual([])
  })
})

describe('absentFiles', () => {
  it('finds files that a document names and that do not exist', () => {
    const paths = ['lib/http/client.ts', 'lib/http/README.md']
    expect(
      absentFiles('lib/http/README.md', 'See `client.ts`, `http/client.ts` and `gone.ts`.', paths),
    ).toEqual(['gone.ts'])
  })

  it('finds a file without a path that exists only in another folder', () => {
    const paths = ['lib/http/parts/client.ts', 'lib/cache/merge.ts']
    expect(absentFiles('lib/http/README.md', '`client.ts` and `merge.ts`', paths)).toEqual(['merge.ts'])
    expect(absentFiles('CONTRIBUTING.md', '`client.ts` and `merge.ts`', paths)).toEqual([])
  })
})

describe('absentNames', () => {
  it('finds names in backticks that no source has', () => {
    const text = 'Use `useLists()` in a `<ListMenu>`, with `state` and `POST /api`, never `useOldLists`.'
    expect(absentNames(text, new Set(['useLists', 'ListMenu']))).toEqual(['useOldLists'])
  })
})

describe('staleNames', () => {
  it('finds names of code in a comment that no source has', () => {
    const words = new Set(['fetchNext'])
    expect(staleNames('Calls fetchNext, once askNext and JavaScript.', words)).toEqual(['askNext'])
  })
})

describe('withoutComments', () => {
  it('removes comments and keeps patterns of files and addresses', () => {
    const source = [
      '/** Calls `oldName`. */',
      "const files = ['app/**/*.ts', 'lib/**/*.ts'] // See `oldName`.",
      "const url = 'https://host.example'",
    ].join('\n')
    expect(withoutComments(source).match(/\w+/g)).toEqual(
      "const files = ['app/**/*.ts', 'lib/**/*.ts'] const url = 'https://host.example'".match(/\w+/g),
    )
  })
})

describe('unexplainedPlaceholders', () => {
  const message = (text: string, description: string) =>
    `const messages = {\n  a: {\n    id: 'a',\n    defaultMessage: '${text}',\n    description: '${description}',\n  },\n}`

  it('finds placeholders that the description does not name', () => {
    const source = message('{name} at {time}', 'Notice; {name}: display name')
    expect(unexplainedPlaceholders(source)).toEqual([
      { line: 4, problem: 'the description does not say what {time} is' },
    ])
  })

  it('finds them inside plurals and tags', () => {
    const text = '{count, plural, one {<b>{short}</b> post} other {<b>{short}</b> posts}}'
    expect(unexplainedPlaceholders(message(text, 'Count'))).toHaveLength(1)
    expect(unexplainedPlaceholders(message(text, 'Count; {short}: abbreviated'))).toEqual([])
  })

  it('accepts numbers with their own plural, and words inside them', () => {
    expect(unexplainedPlaceholders(message('{count, plural, one {it} other {# posts}}', 'Line'))).toEqual([])
  })
})

describe('foldersWithoutReadme', () => {
  const filesOf = (folder: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${folder}/part-${at}.ts`)

  it('finds a folder with more than five files and no README', () => {
    expect(foldersWithoutReadme(filesOf('lib/a', 6))).toEqual(['lib/a'])
  })

  it('accepts up to five files, and any number with a README', () => {
    expect(foldersWithoutReadme([...filesOf('lib/a', 5), ...filesOf('lib/b', 9), 'lib/b/README.md'])).toEqual(
      [],
    )
  })

  it('counts only the files directly in a folder, of every kind', () => {
    expect(foldersWithoutReadme([...filesOf('lib/a', 3), ...filesOf('lib/a/b', 3)])).toEqual([])
    const pictures = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `lib/files/${name}.jpg`)
    expect(foldersWithoutReadme(pictures)).toEqual(['lib/files'])
  })
})

describe('lengthProblems', () => {
  it('finds sources that are too long, but no tests, styles and invented texts', () => {
    const long = 'line\n'.repeat(401)
    expect(lengthProblems('lib/a.ts', long)).toEqual(['has 401 lines, at most 400: split it by what it does'])
    expect(lengthProblems('lib/a.ts', 'line\n'.repeat(400))).toEqual([])
    for (const path of ['lib/a.test.ts', 'lib/a.module.css', 'lib/simulator/seed/names.ts'])
      expect(lengthProblems(path, long)).toEqual([])
  })
})
