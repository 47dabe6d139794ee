/** Returns an id that no other tab or device creates. Not for secrets. */
export const randomId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-')
