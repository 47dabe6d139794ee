/** Bits of role permissions that show something in this client (Mastodon API documentation, "Role"). */
const PERMISSIONS = {
  administrator: 0,
  devops: 1,
  dashboard: 3,
  reports: 4,
  federation: 5,
  taxonomies: 8,
  users: 10,
  invite: 16,
  viewFeeds: 20,
} as const

export type Permission = keyof typeof PERMISSIONS

/**
 * True when a role's permissions (a decimal string or number beyond 32 bits) grant `permission`.
 * Administrators have all.
 */
export function isPermitted(
  permissions: string | number | null | undefined,
  permission: Permission,
): boolean {
  if (permissions === null || permissions === undefined || !/^\d+$/.test(String(permissions))) return false
  const bits = BigInt(permissions)
  const has = (bit: number) => (bits & (1n << BigInt(bit))) !== 0n
  return has(PERMISSIONS.administrator) || has(PERMISSIONS[permission])
}
