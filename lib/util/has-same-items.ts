/** True when two lists have the same items in the same order, each compared by `===`. */
export const hasSameItems = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at])
