/** Path of the deployment, with a slash at both ends. */
export const BASE = import.meta.env.BASE_URL

/** The same without the slash at its end, as links begin. */
export const base = BASE.replace(/\/$/, '')

/** Returns a path of the browser without the base of the deployment. */
export const pathInApp = (pathname: string): string =>
  pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname
