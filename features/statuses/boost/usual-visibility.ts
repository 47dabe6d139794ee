import type { Visibility } from '@/schemas/statuses/status'

/**
 * Returns the visibility that a boost of this post has without a choice: the default of the account, but never wider
 * than the post. Null while the default is not known: the server then applies its own.
 */
export function usualBoostVisibility(
  choices: readonly Visibility[],
  usual: Visibility | null,
): Visibility | null {
  const [widest = null] = choices
  if (choices.length < 2 || usual === null) return choices.length < 2 ? widest : null
  return choices.find((each) => each === usual) ?? (usual === 'direct' ? 'private' : widest)
}
