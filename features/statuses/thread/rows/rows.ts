import type { StatusId } from '@/schemas/primitives'
import { orderDescendants, type ThreadNode, type OrderedNode } from './order'

type Line = 'above' | 'below' | 'both'

export interface ThreadRow {
  /** The key of the row in its list. */
  key: string
  /** The post; for a gap, the missing post. */
  id: StatusId
  role: 'ancestor' | 'focused' | 'descendant'
  gap: boolean
  /** A line joins it to the row above or below in its own column, because one replies to the other. */
  line?: Line
  /**
   * Number of replies between this post and the focused one, from 1; 0 for the focused post and its
   * ancestors.
   */
  depth: number
  /** The column of the row. Replies are indented only where a post has several, up to a limit. */
  level: number
  /** Outer columns with a line that passes this row. */
  rails: readonly number[]
  /** The column with a line that bends into this row, from the post it replies to. */
  elbow?: number
  /** The key of the row it replies to, if that is here. */
  parent?: string
  /** The number of posts below it in its branch. */
  replies: number
  /** True when its branch can be folded. */
  foldable: boolean
}

const keyOf = ({ id, gap }: ThreadNode) => (gap ? `gap:${id}` : id)
const NO_RAILS: readonly number[] = []

interface Branch {
  readonly node: ThreadNode
  readonly depth: number
  readonly at: number
  /** The branch of the post it replies to, if that is here. */
  readonly up: Branch | null
  level: number
  rails: readonly number[]
  /** All its replies are one column further in, on a line from it. */
  railed: boolean
  kids: number
  /** The number of replies without a row so far. */
  left: number
  replies: number
  /** Part of the continuation by the focused post's author. */
  chain: boolean
  goesOn: boolean
}

function branchesOf(focused: ThreadNode, placed: readonly OrderedNode[]): Branch[] {
  const branches: Branch[] = []
  placed.forEach(({ node, depth, above }, at) => {
    const up = branches[above] ?? null
    const under = up ? up.chain : node.parent === focused.id
    // Only the first reply continues the chain: a second one is a branch.
    const chain = under && at === above + 1 && !node.gap && node.author === focused.author
    if (up) {
      up.kids += 1
      up.left += 1
      up.goesOn ||= chain
    }
    // Written out, as there may be thousands of them and spreading takes several times as long.
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
 * Builds the rows below the focused post. A single reply stays in the column of its parent; several replies
 * are indented by one column, at most to column `deepest`, on a line from their parent. The author's
 * continuation stays in the first.
 */
function rowsBelow(focused: ThreadNode, descendants: readonly ThreadNode[], deepest: number): ThreadRow[] {
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
    // The first reply, if there is one, has the next row.
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

/**
 * Builds the rows above the focused post: all in one column, joined where one replies to the previous one.
 */
function rowsAbove(ancestors: readonly ThreadNode[], focused: ThreadNode, complete: boolean): ThreadRow[] {
  const nodes = [...ancestors]
  const parent = (nodes[0] ?? focused).parent
  // Only a complete thread has a missing start; otherwise it may still load.
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

export interface ThreadNodes {
  ancestors: readonly ThreadNode[]
  focused: ThreadNode
  descendants: readonly ThreadNode[]
  /** The answer has arrived: posts missing from it stay missing. */
  complete: boolean
}

/** Builds the rows of a whole thread. `deepest`: the last column for replies. */
export function threadRows(
  { ancestors, focused, descendants, complete }: ThreadNodes,
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

/** Removes the rows in folded branches; a folded row has no line below. */
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
