import type { ProfileChanges, ValueName } from './profile-values'

/** Names of the values in requests; `fields` and lists are written apart. */
const NAMES: Readonly<Partial<Record<ValueName, string>>> = {
  displayName: 'display_name',
  note: 'note',
  bot: 'bot',
  locked: 'locked',
  discoverable: 'discoverable',
  indexable: 'indexable',
  hideCollections: 'hide_collections',
  showMedia: 'show_media',
  showMediaReplies: 'show_media_replies',
  showFeatured: 'show_featured',
  privacy: 'source[privacy]',
  sensitive: 'source[sensitive]',
  language: 'source[language]',
  quotePolicy: 'source[quote_policy]',
}

const EMPTY_FIELD = { key: '', name: '', value: '' }

/** Writes changes as a form, which every server reads. An empty list is sent as one empty item. */
export function profileForm({ fields, attributionDomains, ...changes }: ProfileChanges): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(changes)) {
    const written = NAMES[name as ValueName]
    if (written !== undefined) form.set(written, String(value))
  }
  if (fields)
    for (const [at, { name, value }] of (fields.length === 0 ? [EMPTY_FIELD] : fields).entries()) {
      form.set(`fields_attributes[${at}][name]`, name)
      form.set(`fields_attributes[${at}][value]`, value)
    }
  if (attributionDomains)
    for (const domain of attributionDomains.length === 0 ? [''] : attributionDomains)
      form.append('attribution_domains[]', domain)
  return form
}
