/** True where the last visit was with the first format of stored data, which had the accounts as a bare list. */
export function hasFirstFormat(): boolean {
  try {
    return localStorage.getItem('skein:accounts')?.startsWith('[') ?? false
  } catch {
    return false
  }
}
