import type { StatusId } from '@/schemas/primitives'
import { orderDescendants, type Node, type Placed } from './order'

export type Line = 'above' | 'below' | 'both'

export interface ThreadRow {
  /** Name of the row in its list. */
  key: string
  /** The post; of a gap, that of the post that is not there. */
  id: StatusId
  role: 'ancestor' | 'focused' | 'descendant'
  gap: boolean
  /** A line joins it to the row above or below in its own column, because one answers the other. */
  line?: Line
  /** How many answers deep below the focused post, from 1; 0 for it and what stands above. */
  depth: number
  /** The column it stands in: only where a post has several answers they move in, up to a limit. */
  level: number
  /** Columns further out whose line goes on past this row. */
  rails: readonly number[]
  /** The column whose line bends into this row, because the post there is what it answers. */
  elbow?: number
  /** The key of the row that it answers, if it is here. */
  parent?: string
  /** How many posts stand below it in its branch. */
  replies: number
  /** Its branch can be folded away. */
  foldable: boolean
}

const keyOf = ({ id, gap }: Node) => (gap ? `gap:${id}` : id)
const NO_RAILS: readonly number[] = []

interface Branch {
  readonly node: Node
  readonly depth: number
  readonly at: number
  /** The branch of the post it answers, if that is here. */
  readonly up: Branch | null
  level: number
  rails: readonly number[]
  /** All its answers stand one column further in, on a line from it. */
  railed: boolean
  kids: number
  /** Of the answers, how many have not had their row yet. */
  left: number
  replies: number
  /** Part of what the author of the focused post wrote on and on. */
  chain: boolean
  goesOn: boolean
}

function branchesOf(focused: Node, placed: readonly Placed[]): Branch[] {
  const branches: Branch[] = []
  placed.forEach(({ node, depth, above }, at) => {
    const up = branches[above] ?? null
    const under = up ? up.chain : node.parent === focused.id
    // Only the first answer goes on: a second one stands beside it.
    const chain = under && at === above + 1 && !node.gap && node.author === focused.author
    if (up) {
      up.kids += 1
      up.left += 1
      up.goesOn ||= chain
    }
    // Written out: there are thousands of them, and spreading takes several times as long.
    branches.push({
      node,
      depth,
      at,
      up,
      level: 0,
      rails: NO_RAILS,
      railed: false,
      kids: 0,
      left: 0,
      replies: 0,
      chain,
      goesOn: false,
    })
  })
  for (const { up, replies, node } of branches.toReversed())
    if (up) up.replies += replies + (node.gap ? 0 : 1)
  return branches
}

/**
 * The rows below the focused post. A post with one answer goes on in its own column; several answers move in by one, at
 * most to column `deepest`, on a line from the post they answer. What the focused author wrote on stays in the first.
 */
function rowsBelow(focused: Node, descendants: readonly Node[], deepest: number): ThreadRow[] {
  const branches = branchesOf(focused, orderDescendants(focused, descendants))
  return branches.map((own): ThreadRow => {
    const { node, up, at } = own
    if (up) {
      up.left -= 1
      const stays = up.kids === 1 || (own.chain && up.chain)
      own.level = stays ? up.level : Math.min(up.level + 1, deepest)
      own.rails = up.railed && up.left > 0 ? [...up.rails, up.level] : up.rails
    }
    own.railed = own.kids > 1 && own.level < deepest && !own.goesOn
    const joined = up !== null && at === up.at + 1 && own.level === up.level
    // The first answer, where there is one, has the next row.
    const goes = own.kids > 0 && (own.railed || own.kids === 1 || own.goesOn || own.level === deepest)
    const line = joined && goes ? 'both' : joined ? 'above' : goes ? 'below' : null
    const parent = up ? keyOf(up.node) : node.parent === focused.id ? focused.id : null
    const row: ThreadRow = {
      key: keyOf(node),
      id: node.id,
      role: 'descendant',
      gap: node.gap === true,
      depth: own.depth,
      level: own.level,
      rails: own.rails,
      replies: own.replies,
      foldable: own.replies > 0 && (own.kids > 1 || !joined),
    }
    if (line) row.line = line
    if (up?.railed) row.elbow = up.level
    if (parent !== null) row.parent = parent
    return row
  })
}

/** The rows above the focused post: all in one column, joined where one answers the one before. */
function rowsAbove(ancestors: readonly Node[], focused: Node, complete: boolean): ThreadRow[] {
  const nodes = [...ancestors]
  const parent = (nodes[0] ?? focused).parent
  // The beginning of the conversation is missing; what is still to come is not.
  if (complete && parent !== null) nodes.unshift({ ...focused, id: parent, parent: null, gap: true })
  while (nodes.length > 1 && nodes[0]?.gap && nodes[1]?.gap) nodes.shift()
  return nodes.map((node, at) => {
    const before = nodes[at - 1]
    const after = nodes[at + 1] ?? focused
    const up = before !== undefined && node.parent === before.id
    const down = after.parent === node.id
    const line = up && down ? 'both' : up ? 'above' : down ? 'below' : null
    return {
      key: keyOf(node),
      id: node.id,
      role: 'ancestor',
      gap: node.gap === true,
      depth: 0,
      level: 0,
      rails: NO_RAILS,
      replies: 0,
      foldable: false,
      ...(line && { line }),
      ...(up && { parent: keyOf(before) }),
    }
  })
}

export interface ThreadParts {
  ancestors: readonly Node[]
  focused: Node
  descendants: readonly Node[]
  /** The server has told all it knows: what is missing now stays missing. */
  complete: boolean
}

/** The rows of a whole conversation. `deepest`: the last column that answers move in to. */
export function threadRows(
  { ancestors, focused, descendants, complete }: ThreadParts,
  deepest: number,
): ThreadRow[] {
  const above = rowsAbove(ancestors, focused, complete)
  const last = above.at(-1)
  const joined = last !== undefined && last.id === focused.parent
  return [
    ...above,
    {
      key: focused.id,
      id: focused.id,
      role: 'focused',
      gap: false,
      depth: 0,
      level: 0,
      rails: NO_RAILS,
      replies: 0,
      foldable: false,
      ...(joined && { line: 'above', parent: last.key }),
    },
    ...rowsBelow(focused, descendants, deepest),
  ]
}

/** The rows without those in folded branches; a row that hides its branch has no line leading there. */
export function withoutFolded(
  rows: readonly ThreadRow[],
  isFolded: (id: StatusId) => boolean,
): readonly ThreadRow[] {
  let until = 0
  let changed = false
  const shown = rows.flatMap((row) => {
    if (until > 0 && row.depth > until) return []
    until = 0
    if (!row.foldable || !isFolded(row.id)) return [row]
    until = row.depth
    changed = true
    const { line, ...rest } = row
    return [line === 'above' || line === 'both' ? { ...rest, line: 'above' as const } : rest]
  })
  return changed ? shown : rows
}
