import * as z from 'zod/mini'
import type { ColumnEntry } from '../deck-columns'
import { columnSchema } from '../deck-store'
import { MAX_NAME_LENGTH, type SavedLayout } from './layouts'
import { parseJson } from '@/lib/util/parse-json'

const FORMAT = 'skein-layouts'
const FILE_VERSION = 1
/** Largest file that is read, in bytes. */
const MAX_FILE_SIZE = 1_000_000

const fileSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(FILE_VERSION),
  layouts: z.array(z.object({ name: z.string(), columns: z.array(z.unknown()) })).check(z.minLength(1)),
})

/** Returns layouts as JSON, without their ids. */
export const writeLayouts = (layouts: readonly SavedLayout[]) => ({
  format: FORMAT,
  version: FILE_VERSION,
  layouts: layouts.map(({ name, columns }) => ({ name, columns })),
})

/** Returns the text of a file with a layout. */
export const layoutFileOf = (layout: SavedLayout): string => JSON.stringify(writeLayouts([layout]), null, 2)

/** Returns the name of the file of a layout, without characters that a file system may refuse. */
export const fileNameOf = ({ name }: SavedLayout): string =>
  `${name.replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-').replace(/^-+|-+$/g, '') || 'layout'}.json`

/** The checks of the columns in a file. */
export interface ColumnChecks {
  /** True when a page exists at a path. */
  isPage: (path: string) => boolean
  isSignedIn: (identityKey: string) => boolean
  newId: () => string
  /** Maps the account of a column. Default: the same. */
  identityOf?: (identityKey: string) => string
}

export interface ReadLayouts {
  /** The layouts with the columns that can be shown. */
  layouts: Pick<SavedLayout, 'name' | 'columns'>[]
  /** Number of columns whose type is unknown. */
  unknown: number
  /** Number of columns of accounts that are not signed in. */
  signedOut: number
}

const fileColumnSchema = z.omit(columnSchema, { id: true })

/** Reads the text of a file; null when it is no file with layouts. */
export function readLayouts(
  text: string,
  { isPage, isSignedIn, newId, identityOf = (key) => key }: ColumnChecks,
): ReadLayouts | null {
  const file = z.safeParse(fileSchema, parseJson(text))
  if (!file.success) return null
  const left = { unknown: 0, signedOut: 0 }
  const columnOf = (value: unknown): ColumnEntry[] => {
    const column = z.safeParse(fileColumnSchema, value)
    if (!column.success || !isPage(column.data.path)) left.unknown += 1
    else if (!isSignedIn(identityOf(column.data.identity))) left.signedOut += 1
    else return [{ ...column.data, identity: identityOf(column.data.identity), id: newId() }]
    return []
  }
  const layouts = file.data.layouts
    .map(({ name, columns }) => ({
      name: name.trim().slice(0, MAX_NAME_LENGTH) || 'Layout',
      columns: columns.flatMap(columnOf),
    }))
    .filter(({ columns }) => columns.length > 0)
  return { layouts, ...left }
}

/** Reads a file; null when it is no file with layouts. */
export async function readLayoutFile(file: File, known: ColumnChecks): Promise<ReadLayouts | null> {
  if (file.size > MAX_FILE_SIZE) return null
  const text = await file.text().catch(() => '')
  return readLayouts(text, known)
}
