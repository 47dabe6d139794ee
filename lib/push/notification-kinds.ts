/** Kinds of notifications with settings of their own, in the order of the settings. */
export const ALERT_KINDS = [
  'mention',
  'quote',
  'follow',
  'follow_request',
  'favourite',
  'reblog',
  'poll',
  'status',
  'update',
  'collection',
  'admin.sign_up',
  'admin.report',
  'other',
] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

const KIND_OF: Readonly<Record<string, AlertKind>> = {
  quoted_update: 'update',
  added_to_collection: 'collection',
  collection_update: 'collection',
}

const isKind = (type: string): type is AlertKind => ALERT_KINDS.some((kind) => kind === type)

/** Returns the kind of a type; 'other' for moderation, the yearly report and unknown types. */
export const kindOf = (type: string): AlertKind => KIND_OF[type] ?? (isKind(type) ? type : 'other')

/** The types of a kind, as far as the API lets them be chosen. */
export const typesOf = (kind: AlertKind): readonly string[] => [
  ...(kind === 'collection' || kind === 'other' ? [] : [kind]),
  ...Object.keys(KIND_OF).filter((type) => KIND_OF[type] === kind),
]

/** The types of a kind that servers push. */
export const pushTypesOf = (kind: AlertKind): readonly string[] =>
  kind === 'other' ? ['severed_relationships', 'moderation_warning', 'annual_report'] : typesOf(kind)
