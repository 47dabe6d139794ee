import type { AccountId, StatusId } from '@/schemas/primitives'

/** The properties that determine the order of a thread. */
export interface ThreadNode {
  id: StatusId
  parent: StatusId | null
  author: AccountId
  /** The post cannot be shown, but its replies can. */
  gap?: boolean
}

export interface OrderedNode {
  node: ThreadNode
  /** Number of replies between this post and the focused one, from 1. */
  depth: number
  /** Index of the post it replies to in the same list; -1 for the focused post or an unknown one. */
  above: number
}

/** The author of a missing post; no account has this id. */
const NOBODY = '' as AccountId

/** Creates a placeholder for each post that has replies here but is missing in the answer. */
function missingOf(focused: ThreadNode, descendants: readonly ThreadNode[]): ThreadNode[] {
  const known = new Set<StatusId>([focused.id, ...descendants.map(({ id }) => id)])
  const missing = new Set<StatusId>()
  for (const { parent } of descendants) if (parent !== null && !known.has(parent)) missing.add(parent)
  return [...missing].map((id) => ({ id, parent: null, author: NOBODY, gap: true }))
}

/**
 * Orders the posts depth first below the focused post: first the replies of its author to themselves, then
 * those of others, each in the server's order; the same within a branch. Replies to a missing post are last,
 * below a gap in its place; gaps without replies are left out. Runs in linear time, as threads may have
 * thousands of posts.
 */
export function orderDescendants(focused: ThreadNode, descendants: readonly ThreadNode[]): OrderedNode[] {
  const gaps = missingOf(focused, descendants)
  const known = new Set<StatusId>([
    focused.id,
    ...descendants.map(({ id }) => id),
    ...gaps.map(({ id }) => id),
  ])
  const children = new Map<StatusId, ThreadNode[]>()
  const orphans: ThreadNode[] = []
  for (const node of descendants) {
    if (node.id === focused.id) continue
    if (node.parent === null || !known.has(node.parent) || node.parent === node.id) orphans.push(node)
    else {
      const siblings = children.get(node.parent)
      if (siblings) siblings.push(node)
      else children.set(node.parent, [node])
    }
  }
  const ordered: OrderedNode[] = []
  const seen = new Set<StatusId>([focused.id])
  const walk = (roots: readonly ThreadNode[]) => {
    const stack: OrderedNode[] = roots.toReversed().map((node) => ({ node, depth: 1, above: -1 }))
    for (let next = stack.pop(); next; next = stack.pop()) {
      const { node, depth } = next
      if (seen.has(node.id)) continue
      seen.add(node.id)
      const above = ordered.push(next) - 1
      const below = children.get(node.id)
      if (!below) continue
      for (const child of selfFirst(below, node.author).toReversed())
        stack.push({ node: child, depth: depth + 1, above })
    }
  }
  walk(selfFirst(children.get(focused.id) ?? [], focused.author))
  walk(gaps)
  walk(orphans)
  // Show replies in a cycle as well, which only a faulty server sends.
  walk(descendants)
  return withoutEmptyGaps(ordered)
}

const selfFirst = (nodes: readonly ThreadNode[], author: AccountId): readonly ThreadNode[] => {
  if (nodes.length < 2) return nodes
  const own = nodes.filter((node) => node.author === author)
  return own.length === 0 || own.length === nodes.length
    ? nodes
    : [...own, ...nodes.filter((node) => node.author !== author)]
}

/** Leaves out gaps without visible replies. */
function withoutEmptyGaps(ordered: readonly OrderedNode[]): OrderedNode[] {
  if (!ordered.some(({ node }) => node.gap)) return [...ordered]
  const needed = ordered.map(({ node }) => !node.gap)
  for (let at = ordered.length - 1; at >= 0; at -= 1) {
    const above = ordered[at]?.above ?? -1
    if (needed[at] && above >= 0) needed[above] = true
  }
  const moved: number[] = []
  let kept = 0
  for (const need of needed) moved.push(need ? kept++ : -1)
  return ordered
    .filter((_, at) => needed[at])
    .map((placed) => ({ ...placed, above: placed.above < 0 ? -1 : (moved[placed.above] ?? -1) }))
}
