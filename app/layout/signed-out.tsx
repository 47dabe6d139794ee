/** Nobody is signed in and no server is known. */
export function SignedOut() {
  return null
}
