import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const KEEPS_PRESSES_OUT = /pointer-events: none/

interface Rule {
  selector: string
  body: string
}

/** The innermost rules of a style sheet. */
const rulesOf = (css: string): Rule[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => ({
      selector: selector.trim(),
      body,
    }),
  )

/** Selectors of the elements that move while they have one of Base UI's attributes. */
const movesAt = (rules: readonly Rule[], attribute: string): string[] =>
  rules
    .filter(({ body }) => /\b(?:translate|scale): (?!none)/.test(body))
    .flatMap(({ selector }) => selector.split(','))
    .filter((selector) => selector.includes(attribute))

/** The numbers of the tokens `--motion-…` or `--settle-…` that a property uses. */
const durationsIn = (rules: readonly Rule[], property: string, token: string): Set<string> =>
  new Set(
    rules.flatMap(({ body }) =>
      [...body.matchAll(new RegExp(`\\b${property}[^;]*;`, 'g'))].flatMap(([text]) =>
        [...text.matchAll(new RegExp(`${token}-(\\d)`, 'g'))].map(([, number = '']) => number),
      ),
    ),
  )

/** The values of a token, the one without reduced motion first. */
const valuesOf = (token: string) =>
  [...readFileSync('lib/ui/tokens.css', 'utf8').matchAll(new RegExp(`${token}: ([^;]+);`, 'g'))].map(
    ([, value]) => value,
  )

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => join(folder, name).replaceAll('\\', '/'))

const sheets = ['app', 'features', 'lib'].flatMap(filesIn).map((path) => {
  const css = readFileSync(path, 'utf8')
  return { path, css, rules: rulesOf(css) }
})
const moving = sheets.filter(({ rules }) => movesAt(rules, '[data-starting-style]').length > 0)

test('popups and dialogs are found', () => {
  expect(moving.map(({ path }) => path).toSorted()).toEqual([
    'lib/ui/dialog/dialog.module.css',
    'lib/ui/floating/floating.module.css',
  ])
})

test.each(moving)(
  'content takes no press while it moves, and as long with reduced motion: $path',
  ({ rules, css }) => {
    for (const attribute of ['[data-starting-style]', '[data-ending-style]'])
      expect(
        rules.some(
          ({ selector, body }) => selector.includes(`.popup${attribute} > *`) && KEEPS_PRESSES_OUT.test(body),
        ),
        attribute,
      ).toBe(true)
    expect(css).toMatch(/@keyframes settle \{\s*from,\s*to \{\s*pointer-events: none;/)
    const popup = rules.filter(({ selector }) => selector.includes('.popup'))
    const settling = popup.filter(({ selector }) => selector.endsWith('> *'))
    const numbers = durationsIn(popup, 'transition', '--motion')
    expect(durationsIn(settling, 'animation', '--settle')).toEqual(numbers)
    expect(durationsIn(settling, 'animation', '--motion').size).toBe(0)
    // Reduced motion shortens the movement, not the time in which presses are ignored: no user can aim that fast.
    for (const number of numbers)
      expect(valuesOf(`--settle-${number}`)).toEqual(valuesOf(`--motion-${number}`).slice(0, 1))
  },
)
