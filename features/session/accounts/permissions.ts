/** Bits of a role's permissions that show something here (api-facts 11). */
export const PERMISSIONS = {
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

/** Whether a role's permissions (a decimal text or number, beyond 32 bits) grant `permission`; administrators have all. */
export function isPermitted(
  permissions: string | number | null | undefined,
  permission: Permission,
): boolean {
  if (permissions === null || permissions === undefined || !/^\d+$/.test(String(permissions))) return false
  const bits = BigInt(permissions)
  const has = (bit: number) => (bits & (1n << BigInt(bit))) !== 0n
  return has(PERMISSIONS.administrator) || has(PERMISSIONS[permission])
}
