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
  'img-src': ' http://localhost:*',
  'media-src': ' http://localhost:*',
  'connect-src': ' http://localhost:* ws://localhost:*',
}

/** The Content-Security-Policy of the page. `insecure` lets servers on http://localhost in, for development and journeys. */
export const contentSecurityPolicy = (insecure: boolean): string =>
  Object.entries(POLICY)
    .map(([name, value]) => `${name} ${value}${insecure ? (LOCAL[name] ?? '') : ''}`)
    .join('; ')

const CHARSET = /<meta charset="utf-8"\s*\/?>/i

/** Writes the policy into the built index.html, before anything it governs. Throws where there is no charset to put it after. */
export function cspPlugin({ insecure }: { insecure: boolean }): Plugin {
  return {
    name: 'skein:csp',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!CHARSET.test(html)) throw new Error('index.html has no <meta charset="utf-8">')
        const meta = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(insecure)}" />`
        return html.replace(CHARSET, (charset) => `${charset}\n    ${meta}`)
      },
    },
  }
}
