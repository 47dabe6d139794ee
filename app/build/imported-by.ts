import { parseAst } from 'vite'

/** The parts of a bundler's module that matter here. */
export interface ModuleSource {
  code: string | null
  /** Ids of the modules it imports, in the order of its import statements, each once. */
  importedIds: readonly string[]
}

interface Edge {
  id: string
  /** Exports that are used of the module; null = all. */
  names: readonly string[] | null
  /** For a re-export, the name under which each is passed on. */
  passedOn: readonly string[] | null
}

type Specifier = { type: string; imported?: Name; local?: Name; exported?: Name }
type Name = { name?: string; value?: string }
const nameOf = (name: Name | undefined): string => name?.name ?? name?.value ?? 'default'

/** The import and re-export statements of a module. */
function edgesOf({ code, importedIds: all }: ModuleSource): Edge[] {
  // Ids of virtual modules of the bundler begin with a zero character.
  const importedIds = all.filter((id) => !id.startsWith('\0'))
  const statements = parseAst(code ?? '').body.filter((node) => 'source' in node && node.source)
  const sources = [...new Set(statements.map((node) => ('source' in node && node.source?.value) || ''))]
  // An import that the bundler resolved differently: all its names count as used.
  if (sources.length !== importedIds.length)
    return importedIds.map((id) => ({ id, names: null, passedOn: null }))
  return statements.map((node) => {
    const id = importedIds[sources.indexOf(('source' in node && node.source?.value) || '')] ?? ''
    const specifiers = ('specifiers' in node ? node.specifiers : []) as Specifier[]
    if (node.type === 'ExportNamedDeclaration')
      return {
        id,
        names: specifiers.map(({ local }) => nameOf(local)),
        passedOn: specifiers.map(({ exported }) => nameOf(exported)),
      }
    const whole =
      node.type === 'ExportAllDeclaration' ||
      specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier')
    return { id, names: whole ? null : specifiers.map(({ imported }) => nameOf(imported)), passedOn: null }
  })
}

/**
 * Returns the ids of all modules that `roots` import statically, directly or indirectly. Of an index file only the
 * used exports are followed, since the bundler drops the others. Throws when a root is not a module.
 */
export function importedBy(roots: readonly string[], read: (id: string) => ModuleSource | null): Set<string> {
  const edges = new Map<string, Edge[]>()
  /** The followed exports of each module; null = all. */
  const followed = new Map<string, Set<string> | null>()

  const follow = (id: string, names: readonly string[] | null): void => {
    const before = followed.get(id)
    if (before === null) return
    const added = names?.filter((name) => !before?.has(name)) ?? null
    if (before && added?.length === 0) return
    followed.set(id, names && new Set([...(before ?? []), ...names]))
    if (!edges.has(id)) edges.set(id, edgesOf(read(id) ?? { code: '', importedIds: [] }))
    for (const edge of edges.get(id) ?? []) {
      const { passedOn } = edge
      if (!passedOn) {
        if (before === undefined || edge.names === null) follow(edge.id, edge.names)
        continue
      }
      const used = edge.names?.filter((_, at) => !added || added.includes(passedOn[at] ?? '')) ?? null
      if (used?.length !== 0) follow(edge.id, used)
    }
  }
  for (const root of roots) {
    if (!read(root)) throw new Error(`No module ${root}: was it moved?`)
    follow(root, null)
  }
  return new Set(followed.keys())
}
