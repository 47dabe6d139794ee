import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

interface Rule {
  sheet: string
  selector: string
  body: string
  /** Only with forced colours. */
  forced: boolean
}

/** Returns the innermost rules of a style sheet. */
function rulesOf(sheet: string): Rule[] {
  const css = readFileSync(sheet, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  const open: string[] = []
  return [...css.matchAll(/([^{};]*)\{([^{}]*\})?|\}/g)].flatMap(([text, before = '', body]) => {
    const selector = before.trim()
    if (text === '}') open.pop()
    else if (body === undefined) open.push(selector)
    else return [{ sheet, selector, body, forced: open.some((at) => at.includes('forced-colors')) }]
    return []
  })
}

const RULES = ['app', 'features', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.css'))
    .flatMap(rulesOf),
)

const nameOf = ({ sheet, selector }: Rule) => `${sheet}: ${selector}`

it('outlines what has only a shadow as its edge, since forced colours remove shadows', () => {
  const raised = RULES.filter(({ body }) => /box-shadow: var\(--shadow-[23]\)/.test(body))
  expect(raised.length).toBeGreaterThan(8)
  expect(raised.filter(({ body }) => !body.includes('outline: var(--raised-edge)')).map(nameOf)).toEqual([])
})

it('marks what is pressed, current, selected or checked by more than a background and a colour', () => {
  const state =
    /(?:\[aria-(?:pressed='true'|current(?:='\w+')?|selected='true')\]|(?<!:not\():has\(:checked\))(?![^,]*::)/
  const marked = RULES.filter(
    ({ selector, body, forced }) => !forced && state.test(selector) && body.includes('background'),
  )
  expect(marked.length).toBeGreaterThan(5)
  const classOf = (selector: string) => new RegExp(`\\.(\\w+)${state.source}`).exec(selector)?.[1]
  const unseen = marked.filter(
    ({ sheet, selector }) =>
      !RULES.some(
        (rule) =>
          rule.sheet === sheet &&
          (rule.forced
            ? rule.selector.split(',').some((each) => classOf(each) === classOf(selector))
            : rule.selector === selector && /font-weight|border-color/.test(rule.body)),
      ),
  )
  expect(unseen.map(nameOf)).toEqual([])
})

it('has no text in the colour of the ground on the colour of texts, behind which forced colours draw the ground', () => {
  const turned = RULES.filter(
    ({ body, forced }) =>
      !forced && /(?:^|\s)color: var\(--color-(?:on-accent|on-danger|ground)\)/.test(body),
  )
  expect(turned.length).toBeGreaterThan(5)
  const mended = RULES.filter(
    ({ body, forced }) => forced && /forced-color-adjust: none|background: Canvas;/.test(body),
  ).map(({ sheet }) => sheet)
  expect(turned.filter(({ sheet }) => !mended.includes(sheet)).map(nameOf)).toEqual([])
})

it('shows how long a bar of progress or a slider is that is not drawn by the browser', () => {
  const drawn = RULES.filter(({ selector }) => /-webkit-(?:progress-value|slider-thumb)/.test(selector))
  const outlined = RULES.filter(
    ({ body, forced }) => forced && /outline: 1px solid CanvasText/.test(body),
  ).map(({ sheet }) => sheet)
  expect(drawn.length).toBeGreaterThan(1)
  expect(drawn.filter(({ sheet }) => !outlined.includes(sheet)).map(nameOf)).toEqual([])
})
