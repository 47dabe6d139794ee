import { onceAsync } from '@/lib/util/once-async'
import { notePartLoaded } from '../sanitize/sanitizer'
import { hostOf } from '../url'

type AlternateForm = (shown: string, coded: string) => string

let loaded: AlternateForm | null = null

/** Loads the code for internationalised hosts, which have a readable and a Punycode form; few texts name one. */
export const loadHostForms = onceAsync(async () => {
  loaded = (await import('./alternate-host-form')).alternateHostForm
  notePartLoaded()
})

/** Returns the other form of an internationalised host, as `alternateHostForm` does; '' while its code loads. */
const alternateForm: AlternateForm = (shown, coded) => {
  if (loaded) return loaded(shown, coded)
  void loadHostForms().catch(() => {})
  return ''
}

/** A text that names a host and maybe a path, between signs such as quotes, arrows and emoji. */
const LOOKS_LIKE_HOST =
  /^[^\p{L}\p{N}@#]*(?:https?:\/\/)?((?:[\p{L}\p{M}\p{N}-]+\.)+(?:xn--[a-z\d-]+|\p{L}[\p{L}\p{M}]+))(?::\d+)?(?:[/?#…⁄∕]|[^\p{L}\p{N}]*$)/iu

/**
 * Returns the host to show next to a link to `href` whose text names a host: the real host when the text names another,
 * else the other form of an internationalised host when that helps to recognise it. '' for none.
 */
export function hostNote(href: string, text: string): string {
  const real = hostOf(href)
  // Browsers read wide letters and these dots as plain ones, and invisible characters are not seen.
  const shown = text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/[。｡]/g, '.')
  const claimed = LOOKS_LIKE_HOST.exec(shown)?.[1]
    ?.toLowerCase()
    .replace(/^www\./, '')
  if (!claimed || !real) return ''
  const host = real.replace(/:\d+$/, '')
  if (hostOf(`https://${claimed}`) !== host) return real
  return host.includes('xn--') ? alternateForm(claimed, host) : ''
}
