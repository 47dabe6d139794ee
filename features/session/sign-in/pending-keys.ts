/** Prefix of pending sign-ins in sessionStorage. */
export const PENDING_PREFIX = 'skein:sign-in:'

/** Returns the keys of sign-ins that this tab started. */
export function pendingKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(PENDING_PREFIX))
  } catch {
    return []
  }
}
