/** The part of Trusted Types we use. Browsers without it get plain strings. */
interface Policy {
  createHTML(html: string): TrustedHTML
  createScriptURL(url: string): string
}

interface Factory {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ): Policy
}

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes

const base = import.meta.env.BASE_URL

/** Allows our service worker and the scripts of our build from our own origin; in development any script. */
function checkScript(url: string): string {
  const { origin, pathname, href } = new URL(url, location.href)
  const ours =
    pathname === `${base}sw.js` || (pathname.startsWith(`${base}assets/`) && /\/[\w.-]+\.js$/.test(pathname))
  if (origin !== location.origin || !(ours || import.meta.env.DEV))
    throw new TypeError(`${url} is not a script of this app`)
  return href
}

/**
 * The only Trusted Types policy of the page (`trusted-types skein`). `createHTML` trusts its input, so only
 * render.ts may call it.
 */
const policy = factory?.createPolicy('skein', {
  createHTML: (html) => html,
  createScriptURL: checkScript,
})

/** For lib/html only: wraps markup that went through sanitize(), or one entity, for the DOM. */
export const trustHtml = (sanitized: string): string | TrustedHTML =>
  policy?.createHTML(sanitized) ?? sanitized

/**
 * Wraps the URL of one of our workers or of `/sw.js` for `new Worker` and `register`, which the browser refuses
 * otherwise. Throws a TypeError for any other script.
 */
export const scriptUrl = (url: string): string => policy?.createScriptURL(url) ?? checkScript(url)
