import type { AccountId, StatusId } from '@/schemas/primitives'

/** What the order of a thread depends on. */
export interface Node {
  id: StatusId
  parent: StatusId | null
  author: AccountId
  /** Nothing of it can be shown, but what answers it can. */
  gap?: boolean
}

export interface Placed {
  node: Node
  /** How many answers deep below the focused post, from 1. */
  depth: number
  /** Position of the post it answers in the same list; -1 for the focused post, or for none that is known. */
  above: number
}

/** No account has this id: a post that is not there has no author. */
const NOBODY = '' as AccountId

/** One stand-in for each post that is answered here but is not among what the server sent. */
function missingOf(focused: Node, descendants: readonly Node[]): Node[] {
  const known = new Set<StatusId>([focused.id, ...descendants.map(({ id }) => id)])
  const missing = new Set<StatusId>()
  for (const { parent } of descendants) if (parent !== null && !known.has(parent)) missing.add(parent)
  return [...missing].map((id) => ({ id, parent: null, author: NOBODY, gap: true }))
}

/**
 * Depth first below the focused post: first the answers of its author to themself, then those of others, each in the
 * server's order; within a branch an author's answers to themself come first too. What answers a post that is not there
 * comes last, under a gap in its place; gaps that nothing answers are left out. Runs in linear time: threads have
 * thousands of posts.
 */
export function orderDescendants(focused: Node, descendants: readonly Node[]): Placed[] {
  const gaps = missingOf(focused, descendants)
  const known = new Set<StatusId>([
    focused.id,
    ...descendants.map(({ id }) => id),
    ...gaps.map(({ id }) => id),
  ])
  const children = new Map<StatusId, Node[]>()
  const orphans: Node[] = []
  for (const node of descendants) {
    if (node.id === focused.id) continue
    if (node.parent === null || !known.has(node.parent) || node.parent === node.id) orphans.push(node)
    else {
      const siblings = children.get(node.parent)
      if (siblings) siblings.push(node)
      else children.set(node.parent, [node])
    }
  }
  const ordered: Placed[] = []
  const seen = new Set<StatusId>([focused.id])
  const walk = (roots: readonly Node[]) => {
    const stack: Placed[] = roots.toReversed().map((node) => ({ node, depth: 1, above: -1 }))
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
  // Answers in a circle, which no honest server sends, are still shown.
  walk(descendants)
  return withoutEmptyGaps(ordered)
}

const selfFirst = (nodes: readonly Node[], author: AccountId): readonly Node[] => {
  if (nodes.length < 2) return nodes
  const own = nodes.filter((node) => node.author === author)
  return own.length === 0 || own.length === nodes.length
    ? nodes
    : [...own, ...nodes.filter((node) => node.author !== author)]
}

/** Leaves out the gaps below which nothing can be shown. */
function withoutEmptyGaps(ordered: readonly Placed[]): Placed[] {
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
