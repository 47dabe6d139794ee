import { backupFileName, readBackup, writeBackup, type Backup, type BackupProblem } from './backup-file'
import type { BackupPart, PartContext, PartName, PartPlan } from './part'

/** Largest file that is read, in bytes: drafts may have files. */
const MAX_FILE_SIZE = 120_000_000

interface WrittenBackup {
  readonly text: string
  readonly fileName: string
  /** Parts that could not be read. */
  readonly missing: readonly PartName[]
  readonly leftOut: readonly NonNullable<PartPlan['leftOut']>[]
}

/** Reads all parts. One that fails is left out and reported. */
export async function createBackup(
  parts: readonly BackupPart[],
  context: PartContext,
): Promise<WrittenBackup> {
  const { identity, now } = { identity: context.runtime.identity, now: context.runtime.now() }
  const values = new Map<PartName, unknown>()
  const missing: PartName[] = []
  const leftOut: NonNullable<PartPlan['leftOut']>[] = []
  for (const part of parts)
    try {
      const read = await part.read(context)
      values.set(part.name, read.value)
      if (read.leftOut) leftOut.push(read.leftOut)
    } catch {
      missing.push(part.name)
    }
  const exportedAt = new Date(now).toISOString()
  return {
    text: writeBackup({ identity: identity.key, server: identity.server }, exportedAt, values),
    fileName: backupFileName(identity.key, exportedAt),
    missing,
    leftOut,
  }
}

/** A part of a file: its plan, or why it has none. */
export interface PlannedPart {
  readonly name: PartName
  readonly plan: PartPlan | 'unreadable' | 'failed'
}

/** The preview of a file. */
export interface PlannedBackup {
  readonly backup: Backup
  readonly parts: readonly PlannedPart[]
}

/** Reads a file and compares each part with what is here. Changes nothing. */
export async function planBackup(
  file: File,
  parts: readonly BackupPart[],
  context: PartContext,
): Promise<PlannedBackup | BackupProblem | 'tooLarge'> {
  if (file.size > MAX_FILE_SIZE) return 'tooLarge'
  const backup = readBackup(await file.text().catch(() => ''))
  if (typeof backup === 'string') return backup
  const planned: PlannedPart[] = []
  for (const part of parts) {
    if (!backup.parts.has(part.name)) continue
    const plan = await part
      .plan(backup.parts.get(part.name), { ...context, origin: backup.origin })
      .then((found) => found ?? ('unreadable' as const))
      .catch(() => 'failed' as const)
    planned.push({ name: part.name, plan })
  }
  return { backup, parts: planned }
}

/** True when restoring the part would change something. */
export const hasChanges = ({ plan }: PlannedPart): boolean =>
  typeof plan === 'object' && plan.added + plan.changed > 0

/** The outcome of a restore. */
export interface Restored {
  readonly done: readonly PartName[]
  readonly failed: readonly { readonly name: PartName; readonly count: number }[]
  /** Restores the previous values of what can be undone; null when nothing can. */
  readonly undo: (() => void) | null
}

/** Restores the chosen parts. A part that fails does not stop the others. */
export async function restoreParts(parts: readonly PlannedPart[]): Promise<Restored> {
  const done: PartName[] = []
  const failed: { name: PartName; count: number }[] = []
  const undos: (() => void)[] = []
  for (const { name, plan } of parts) {
    if (typeof plan !== 'object') continue
    try {
      const { failed: count, undo } = await plan.apply()
      if (count > 0) failed.push({ name, count })
      if (count < plan.added + plan.changed) done.push(name)
      if (undo) undos.push(undo)
    } catch {
      failed.push({ name, count: plan.added + plan.changed })
    }
  }
  const undoAll = () => {
    for (const undo of undos.toReversed()) undo()
  }
  return { done, failed, undo: undos.length > 0 ? undoAll : null }
}
