import { DEFAULT_SETTINGS, getSettings, setSettings, type Settings } from './settings-store'

const pick = (settings: Settings, names: readonly (keyof Settings)[]): Partial<Settings> =>
  Object.fromEntries(names.map((name) => [name, settings[name]]))

/** Restores the defaults of some settings; returns the function that undoes it. */
export function resetFields(names: readonly (keyof Settings)[]): () => void {
  const before = pick(getSettings(), names)
  setSettings(pick(DEFAULT_SETTINGS, names))
  return () => setSettings(before)
}
