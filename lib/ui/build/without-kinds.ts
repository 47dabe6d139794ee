import { parseAst } from 'vite'

/**
 * Kinds of parts of a page, by React's own numbers, that this client has none of: lists of suspended parts, elements
 * lifted into the head, <html>, <head> and <body>, view transitions.
 */
const KINDS = new Set<unknown>([19, 26, 27, 30])

/** What they are made from. */
const MADE_FROM = /^REACT_(?:SUSPENSE_LIST|LEGACY_HIDDEN|VIEW_TRANSITION)_TYPE$/

/** Hooks that nothing here calls, a compiler's among them. */
const HOOKS = /^use(?:MemoCache|Optimistic|HostTransitionStatus|FormState|ActionState|CacheRefresh)$/

/** Any node of a syntax tree. */
interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

const nameOf = (node: unknown): string =>
  isNode(node) && node.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : ''

/** `fiber.tag`, and what stands for it. */
const isKind = (node: unknown): boolean =>
  isNode(node) &&
  (node.type === 'MemberExpression' ? nameOf(node['property']) === 'tag' : nameOf(node) === 'tag')

const isGone = (node: unknown): boolean => isNode(node) && node.type === 'Literal' && KINDS.has(node['value'])

const isMadeFrom = (node: unknown): boolean => MADE_FROM.test(nameOf(node))

const ENDS = new Set(['ReturnStatement', 'BreakStatement', 'ThrowStatement', 'ContinueStatement'])

/** Names that `var` gives within a node, which stay known all over its function. */
function varsIn(node: Node): string[] {
  if (/Function/.test(node.type)) return []
  const own = node.type === 'VariableDeclarator' ? [nameOf(node['id'])] : []
  return [...own, ...partsOf(node).flatMap(varsIn)]
}

interface Edit {
  start: number
  end: number
  text: string
}

/** Cuts the ways that only the kinds take; one that an earlier way runs into stays, without its label. */
function casesOf(node: Node, edits: Edit[]): void {
  const asksKind = isKind(node['discriminant'])
  let runsOn = false
  for (const each of nodesOf(node['cases'])) {
    const body = nodesOf(each['consequent'])
    const last = body.at(-1)
    const test = each['test']
    const gone = isMadeFrom(test) || (asksKind && isGone(test))
    if (gone && last && !runsOn) {
      const names = body.flatMap(varsIn).filter(Boolean)
      const left = names.length > 0 ? `case -1: var ${names.join(', ')}; break;` : ''
      edits.push({ start: each.start, end: each.end, text: left })
      continue
    }
    if (gone) edits.push({ start: each.start, end: body[0]?.start ?? each.end, text: '' })
    if (last) runsOn = !ENDS.has(last.type)
    else if (!gone) runsOn = true
  }
}

function look(node: Node, code: string, edits: Edit[]): void {
  const [left, right] = [node['left'], node['right']]
  if (node.type === 'SwitchStatement') casesOf(node, edits)
  else if (node.type === 'BinaryExpression' && isNode(right)) {
    const answer = { '===': '!1', '!==': '!0' }[String(node['operator'])]
    const nothing = isNode(left) && left.type === 'Literal' && left['value'] === null
    const dehydrated = right.type === 'MemberExpression' && nameOf(right['property']) === 'dehydrated'
    if (answer !== undefined && ((isGone(left) && isKind(right)) || (isKind(left) && isGone(right))))
      edits.push({ start: node.start, end: node.end, text: answer })
    // Nothing comes from a server as text of a page.
    else if (answer !== undefined && nothing && dehydrated)
      edits.push({ start: node.start, end: node.end, text: answer === '!1' ? '!0' : '!1' })
  } else if (node.type === 'ObjectExpression') {
    const known = nodesOf(node['properties'])
    if (known.some(({ key }) => nameOf(key) === 'readContext'))
      for (const one of known)
        if (HOOKS.test(nameOf(one['key'])))
          edits.push({ start: one.start, end: one.end + (code[one.end] === ',' ? 1 : 0), text: '' })
  }
  for (const part of partsOf(node)) look(part, code, edits)
}

/** The text of React DOM without the kinds of parts and the hooks that this client has none of. */
export function withoutKinds(code: string): string {
  const edits: Edit[] = []
  const program: unknown = parseAst(code)
  if (isNode(program)) look(program, code, edits)
  const outer = edits.filter(
    (one) =>
      !edits.some(
        ({ start, end }) => start <= one.start && end >= one.end && end - start > one.end - one.start,
      ),
  )
  let left = code
  for (const { start, end, text } of outer.toSorted((a, b) => b.start - a.start))
    left = left.slice(0, start) + text + left.slice(end)
  return left
}
