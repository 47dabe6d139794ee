import type { AnyRouter } from '@tanstack/react-router'
import { pageFor } from '../../../pages/page'
import { isSignIn } from '../../../routing/history'

/** Returns a function that says whether a column can show a path. */
export const createIsPage =
  (router: AnyRouter) =>
  (path: string): boolean => {
    if (!/^\/[^/]/.test(path) || isSignIn(path)) return false
    try {
      return pageFor(router, path, { entry: '', identityKey: null }).route !== null
    } catch {
      return false
    }
  }
