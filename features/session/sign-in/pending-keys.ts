/** What the keys of sign-ins under way begin with, in sessionStorage. */
export const PENDING_PREFIX = 'skein:sign-in:'

/** Keys of the sign-ins that this tab started. */
export function pendingKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(PENDING_PREFIX))
  } catch {
    return []
  }
}
