import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': 'https: data: blob:',
  'media-src': 'https: blob:',
  'font-src': "'self'",
  'connect-src': "'self' https: wss:",
  'frame-src': 'https:',
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'skein',
}

const LOCAL: Record<string, string> = {
  'img-src': 'http://localhost:*',
  'media-src': 'http://localhost:*',
  'connect-src': 'http://localhost:* ws://localhost:*',
}

interface Options {
  /** Allows servers on http://localhost, for development and journeys. */
  insecure: boolean
  /** Contents of style elements that libraries add to the page; each is allowed by its hash. */
  styles?: readonly string[]
  /** Contents of the script elements of the page; each is allowed by its hash. */
  scripts?: readonly string[]
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Builds the Content-Security-Policy of the page. */
export function contentSecurityPolicy({ insecure, styles = [], scripts = [] }: Options): string {
  const more = (name: string) => [
    ...(insecure && LOCAL[name] ? [LOCAL[name]] : []),
    ...(name === 'style-src' ? styles.map(hashOf) : []),
    ...(name === 'script-src' ? scripts.map(hashOf) : []),
  ]
  return Object.entries(POLICY)
    .map(([name, value]) => [name, value, ...more(name)].join(' '))
    .join('; ')
}

const CHARSET = /<meta charset="utf-8"\s*\/?>/i

/**
 * Writes the policy into the built index.html, before anything it governs. Throws when the page has no
 * charset.
 */
export function cspPlugin(options: Options): Plugin {
  return {
    name: 'skein:csp',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!CHARSET.test(html)) throw new Error('index.html has no <meta charset="utf-8">')
        const meta = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(options)}" />`
        return html.replace(CHARSET, (charset) => `${charset}\n    ${meta}`)
      },
    },
  }
}
