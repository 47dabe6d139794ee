import type { Preferences } from '@/schemas/accounts/preferences'
import type { Settings } from '../settings-store'

type ReadingSettings = Pick<Settings, 'displayMedia' | 'expandWarnings' | 'autoplay'>

/** Returns the server's settings of reading that differ from those of this device; null when none does. */
export function differencesFrom(
  preferences: Preferences | null | undefined,
  settings: ReadingSettings,
): Partial<ReadingSettings> | null {
  const displayMedia = preferences?.['reading:expand:media']
  const expandWarnings = preferences?.['reading:expand:spoilers']
  const autoplay = preferences?.['reading:autoplay:gifs']
  const change: Partial<ReadingSettings> = {
    ...(displayMedia !== undefined && displayMedia !== settings.displayMedia && { displayMedia }),
    // Null: not stated.
    ...(typeof expandWarnings === 'boolean' &&
      expandWarnings !== settings.expandWarnings && { expandWarnings }),
    ...(typeof autoplay === 'boolean' && autoplay !== settings.autoplay && { autoplay }),
  }
  return Object.keys(change).length > 0 ? change : null
}
