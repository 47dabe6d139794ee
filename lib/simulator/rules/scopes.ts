const FOLLOW = ['read:blocks', 'write:blocks', 'read:follows', 'write:follows', 'read:mutes', 'write:mutes']
const areas = {
  read: [
    'accounts',
    'blocks',
    'bookmarks',
    'collections',
    'favourites',
    'filters',
    'follows',
    'lists',
    'mutes',
    'notifications',
    'search',
    'statuses',
  ],
  write: [
    'accounts',
    'blocks',
    'bookmarks',
    'collections',
    'conversations',
    'favourites',
    'filters',
    'follows',
    'lists',
    'media',
    'mutes',
    'notifications',
    'reports',
    'statuses',
  ],
}

/** All scopes of the server. */
export const SCOPES: readonly string[] = [
  'profile',
  'read',
  ...areas.read.map((area) => `read:${area}`),
  'write',
  ...areas.write.map((area) => `write:${area}`),
  'follow',
  'push',
  'admin:read',
  'admin:write',
]

/** True when granted scopes cover a wanted one: 'read' covers 'read:statuses', 'follow' its six. */
export const covers = (granted: readonly string[], wanted: string): boolean =>
  granted.includes(wanted) ||
  granted.includes(wanted.split(':')[0] ?? '') ||
  (granted.includes('follow') && FOLLOW.includes(wanted))

export const splitScopes = (text: string): string[] => text.split(/[\s+]+/).filter(Boolean)
