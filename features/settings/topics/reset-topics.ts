import type { Runtime } from '@/lib/runtime'
import { resetFields } from '../reset-fields'
import type { SettingsTopic } from './topic'

/** True for a page with settings that this browser keeps. */
export const isResettable = ({ settings, ofAccount }: SettingsTopic): boolean =>
  ofAccount !== undefined || settings.some(({ key }) => key !== undefined)

/**
 * Restores the defaults of all settings of some pages that this browser keeps; settings per account only for
 * that of `runtime`. Returns the function that undoes it.
 */
export function resetTopics(topics: readonly SettingsTopic[], runtime: Runtime): () => void {
  const fields = topics.flatMap(({ settings }) => settings.flatMap(({ key }) => key ?? []))
  const values = topics.flatMap(({ ofAccount }) => ofAccount?.(runtime) ?? [])
  const undos = [resetFields(fields), ...values.map(({ reset }) => reset())]
  return () => {
    for (const undo of undos) undo()
  }
}
