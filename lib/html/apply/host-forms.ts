import { onceAsync } from '@/lib/util/once-async'
import { notePartLoaded } from '../sanitize/sanitizer'

type OtherForm = (shown: string, coded: string) => string

let loaded: OtherForm | null = null

/** Loads the code for hosts with two forms; few texts have one. */
export const loadHostForms = onceAsync(async () => {
  loaded = (await import('./other-form')).otherFormOf
  notePartLoaded()
})

/** See `otherFormOf`; '' while its code loads. */
export const otherForm: OtherForm = (shown, coded) => {
  if (loaded) return loaded(shown, coded)
  void loadHostForms().catch(() => {})
  return ''
}
