import { useRuntime } from '@/lib/runtime'
import { ownProfileKey } from '../keys'
import { updateEdits, useProfileEdits } from '../model/changes-store'
import { profileProblems } from '../model/problems'
import {
  changedElsewhere,
  changesOf,
  unsavedChanges,
  withChanges,
  withoutChanges,
  type OwnProfile,
  type ProfileValues,
  type ValueName,
} from '../model/profile-values'
import { saveProfile } from '../mutations'
import { useSave, type SaveState } from './use-save'

/** The form of one section. */
export interface SectionForm<N extends ValueName> {
  readonly name: string
  /** The values on screen: those of the server with the changes of the user. */
  readonly values: Pick<ProfileValues, N>
  readonly hasChanges: boolean
  /** True when a changed value is no longer the one on the server that the user began with. */
  readonly isOutdated: boolean
  readonly state: SaveState
  /** The server's messages about single values, after it refused them. */
  readonly problems: ReadonlyMap<ValueName, string>
  readonly change: (part: Partial<Pick<ProfileValues, N>>) => void
  readonly discard: () => void
  readonly save: () => void
}

const NO_PROBLEMS: ReadonlyMap<ValueName, string> = new Map()

/** Returns the form of the section with these values of the profile. */
export function useSection<const N extends ValueName>(
  name: string,
  profile: OwnProfile,
  names: readonly N[],
): SectionForm<N> {
  const runtime = useRuntime()
  const { key } = runtime.identity
  const edits = useProfileEdits(key)
  const changes = changesOf(edits.changes, names)
  const unsaved = unsavedChanges(profile.values, changes)
  const { state, run, reset } = useSave()
  const drop = () => {
    const saved = runtime.client.getQueryData<OwnProfile>(ownProfileKey()) ?? profile
    updateEdits(key, (all) => withoutChanges(saved.values, all, changes))
  }
  return {
    name,
    values: { ...profile.values, ...changes },
    hasChanges: Object.keys(unsaved).length > 0,
    isOutdated: state.kind !== 'saving' && changedElsewhere(profile.values, edits, names).length > 0,
    state,
    problems: state.kind === 'failed' ? profileProblems(state.error, names) : NO_PROBLEMS,
    change(part) {
      reset()
      updateEdits(key, (all) => withChanges(profile.values, all, part))
    },
    discard() {
      reset()
      drop()
    },
    save: () =>
      void run((handlers) => runtime.run(saveProfile, { section: name, changes: unsaved }, handlers)).then(
        (isSaved) => isSaved && drop(),
      ),
  }
}
