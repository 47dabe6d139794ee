import { onceAsync } from '@/lib/util/once-async'
import { notePartLoaded } from '../sanitize/sanitizer'
import { hostOf } from '../url'

type OtherForm = (shown: string, coded: string) => string

let loaded: OtherForm | null = null

/** Loads the code for hosts with two forms; few texts have one. */
export const loadHostForms = onceAsync(async () => {
  loaded = (await import('./other-form')).otherFormOf
  notePartLoaded()
})

/** See `otherFormOf`; '' while its code loads. */
const otherForm: OtherForm = (shown, coded) => {
  if (loaded) return loaded(shown, coded)
  void loadHostForms().catch(() => {})
  return ''
}

/** A text that names a host and maybe a path, between signs such as quotes, arrows and emoji. */
const LOOKS_LIKE_HOST =
  /^[^\p{L}\p{N}@#]*(?:https?:\/\/)?((?:[\p{L}\p{M}\p{N}-]+\.)+(?:xn--[a-z\d-]+|\p{L}[\p{L}\p{M}]+))(?::\d+)?(?:[/?#…⁄∕]|[^\p{L}\p{N}]*$)/iu

/**
 * The host to show next to a text that names one and leads to `href`: the real host when that is another, else the other
 * form of a host with two forms where that helps. '' for none.
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
  return host.includes('xn--') ? otherForm(claimed, host) : ''
}
