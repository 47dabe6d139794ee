import { localeOf, getSettings } from '@/features/settings'
import { createIntlFor, type IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'

let runtime: Runtime | null = null
let intl: IntlShape | null = null

/** The runtime on screen. Throws before the first one is. */
export function currentRuntime(): Runtime {
  if (!runtime) throw new Error('No identity is on screen yet')
  return runtime
}

/** Notes the runtime that came on screen. */
export const setCurrentRuntime = (shown: Runtime) => {
  runtime = shown
}

/** Texts for what happens outside of React: toasts, above all. */
export function currentIntl(): IntlShape {
  const locale = localeOf(getSettings().language)
  if (intl?.locale !== locale) intl = createIntlFor(locale)
  return intl
}
