import * as z from 'zod/mini'
import { PART_NAMES, type BackupOrigin, type PartName } from './part'
import { parseJson } from '@/lib/util/parse-json'

const FORMAT = 'skein-backup'
const FILE_VERSION = 1

const fileSchema = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  /** ISO 8601. */
  exportedAt: z.catch(z.string(), ''),
  identity: z.catch(z.string(), ''),
  server: z.catch(z.string(), ''),
  parts: z.looseObject({}),
})

/** The content of a backup. */
export interface Backup {
  readonly origin: BackupOrigin
  /** ISO 8601; '' = unknown. */
  readonly exportedAt: string
  readonly parts: ReadonlyMap<PartName, unknown>
  /** Names of parts that this version does not know. */
  readonly unknown: readonly string[]
}

/** Why a file cannot be read: it is no backup, or was written by a later version of Skein. */
export type BackupProblem = 'invalid' | 'newer'

/** Returns the text of a file. */
export const writeBackup = (
  { identity, server }: BackupOrigin,
  exportedAt: string,
  parts: ReadonlyMap<PartName, unknown>,
): string =>
  JSON.stringify(
    { format: FORMAT, version: FILE_VERSION, exportedAt, identity, server, parts: Object.fromEntries(parts) },
    null,
    1,
  )

/** Reads the text of a file. */
export function readBackup(text: string): Backup | BackupProblem {
  const read = z.safeParse(fileSchema, parseJson(text))
  if (!read.success) return 'invalid'
  const { version, exportedAt, identity, server, parts } = read.data
  if (version > FILE_VERSION) return 'newer'
  const isKnown = (name: string): name is PartName => (PART_NAMES as readonly string[]).includes(name)
  const entries = Object.entries(parts)
  return {
    origin: { identity, server },
    exportedAt,
    parts: new Map(entries.flatMap(([name, value]) => (isKnown(name) ? [[name, value] as const] : []))),
    unknown: entries.flatMap(([name]) => (isKnown(name) ? [] : [name])),
  }
}

/** Returns the name of the file of an account. */
export const backupFileName = (identity: string, exportedAt: string): string =>
  `skein-${identity.replace(/[^\p{L}\p{N}._-]+/gu, '-')}-${exportedAt.slice(0, 10)}.json`
