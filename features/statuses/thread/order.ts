import type { AccountId, StatusId } from '@/schemas/primitives'

/** What the order of a thread depends on. */
export interface Node {
  id: StatusId
  parent: StatusId | null
  author: AccountId
}

export type Line = 'above' | 'below' | 'both'

export interface ThreadRow {
  id: StatusId
  role: 'ancestor' | 'focused' | 'descendant'
  /** A line joins it to the row above or below, because one answers the other. */
  line?: Line
  /** How many answers deep below the focused post, from 1; 0 for it and what stands above. */
  depth: number
}

/**
 * Depth first below the focused post: first the answers of its author to themself, then those of others, each in the
 * server's order; within a branch an author's answers to themself come first too. What answers nothing known is
 * put at the end. Runs in linear time: threads have thousands of posts.
 */
export function orderDescendants(
  focused: Node,
  descendants: readonly Node[],
): { node: Node; depth: number }[] {
  const children = new Map<StatusId, Node[]>()
  const known = new Map<StatusId, Node>([[focused.id, focused]])
  for (const node of descendants) known.set(node.id, node)
  const orphans: Node[] = []
  for (const node of descendants) {
    if (node.id === focused.id) continue
    if (node.parent === null || !known.has(node.parent) || node.parent === node.id) {
      orphans.push(node)
      continue
    }
    const siblings = children.get(node.parent)
    if (siblings) siblings.push(node)
    else children.set(node.parent, [node])
  }
  const ordered: { node: Node; depth: number }[] = []
  const seen = new Set<StatusId>([focused.id])
  const walk = (roots: readonly Node[], depth: number) => {
    const stack = roots.toReversed().map((node) => ({ node, depth }))
    for (let next = stack.pop(); next; next = stack.pop()) {
      if (seen.has(next.node.id)) continue
      seen.add(next.node.id)
      ordered.push(next)
      const { id, author } = next.node
      const below = next.depth + 1
      for (const node of selfFirst(children.get(id) ?? [], author).toReversed())
        stack.push({ node, depth: below })
    }
  }
  walk(selfFirst(children.get(focused.id) ?? [], focused.author), 1)
  walk(orphans, 1)
  // Answers in a circle, which no honest server sends, are still shown.
  walk(descendants, 1)
  return ordered
}

const selfFirst = (nodes: readonly Node[], author: AccountId): Node[] => {
  const own = nodes.filter((node) => node.author === author)
  return own.length === 0 || own.length === nodes.length
    ? [...nodes]
    : [...own, ...nodes.filter((node) => node.author !== author)]
}

/** The rows of a thread, with the lines that join a post and its answer where they stand next to one another. */
export function threadRows(
  ancestors: readonly Node[],
  focused: Node,
  descendants: readonly Node[],
): ThreadRow[] {
  const below = orderDescendants(focused, descendants)
  const nodes = [...ancestors, focused, ...below.map(({ node }) => node)]
  return nodes.map((node, at) => {
    const above = nodes[at - 1]
    const next = nodes[at + 1]
    const up = above !== undefined && node.parent === above.id
    const down = next !== undefined && next.parent === node.id
    const line = up && down ? 'both' : up ? 'above' : down ? 'below' : null
    const role = at < ancestors.length ? 'ancestor' : at === ancestors.length ? 'focused' : 'descendant'
    const depth = role === 'descendant' ? (below[at - ancestors.length - 1]?.depth ?? 1) : 0
    return { id: node.id, role, depth, ...(line && { line }) }
  })
}
