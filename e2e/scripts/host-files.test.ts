// @vitest-environment node
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { PAGE_SCRIPT } from '@/app/build/page-script'
import { zoomStyles } from '@/features/media/build/zoom-styles'
import { contentSecurityPolicy } from '@/lib/html/build/csp-plugin'
import { SAME_SCREENS, SCREENS } from '../screens'
import { FOREVER, headersFor, policyOf, writeHostFiles } from './host-files.mjs'
import { ROOT } from './sources.mjs'

const DEPLOY = join(ROOT, 'e2e/deploy')
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2000))})`

const sample = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8')

let policy = ''
beforeAll(async () => {
  policy = contentSecurityPolicy({ insecure: false, styles: await zoomStyles(), scripts: [PAGE_SCRIPT] })
})

/** Returns a folder like `dist/`, with the files for hosts. It goes with the test. */
async function builtClient(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // Servers may read it as another user.
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'assets'))
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>Skein</title>${meta}`)
  writeFileSync(join(folder, 'assets/abc.js'), SCRIPT)
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}')
  writeFileSync(join(folder, 'sw.js'), SCRIPT)
  await writeHostFiles(folder)
  return folder
}

describe('the files for hosts', () => {
  test('the fallback page is the page', async () => {
    const folder = await builtClient()
    expect(readFileSync(join(folder, '404.html'), 'utf8')).toBe(
      readFileSync(join(folder, 'index.html'), 'utf8'),
    )
  })

  /**
   * Returns where Cloudflare Pages leads a path, by https://developers.cloudflare.com/pages/configuration/redirects: it follows
   * the first rule, also where there is a file, and ignores rules that answer 404 or lead everything to index.html.
   */
  const targetOn = (rules: string, path: string): string | undefined =>
    rules
      .split('\n')
      .map((line) => line.split(' '))
      .filter(([from, , status]) => status === '200' && from !== '/*')
      .find(([from = '']) => new RegExp(`^${from.replaceAll('*', '.*')}$`).test(path))?.[1]

  test('every address leads to the page, and no file does, on a host that follows rules before it looks for files', async () => {
    const rules = readFileSync(join(await builtClient(), '_redirects'), 'utf8')
    const routes = [...SCREENS.map(({ route }) => route ?? '/'), ...Object.keys(SAME_SCREENS)]
    const addresses = routes.flatMap((route) => [route, `/deck${route}`, `/~one.example${route}`])
    expect(addresses.filter((path) => path !== '/' && targetOn(rules, path) !== '/')).toEqual([])
    const files = readdirSync(join(ROOT, 'public'), { recursive: true, encoding: 'utf8' }).map(
      (name) => `/${name}`,
    )
    expect([...files, '/assets/abc.js', '/locales/de.json'].filter((path) => targetOn(rules, path))).toEqual(
      [],
    )
    // It reads no more than 100 rules from the first one with a wildcard.
    const lines = rules.trimEnd().split('\n')
    expect(lines.length - lines.findIndex((line) => line.includes('*'))).toBeLessThanOrEqual(100)
  })

  test('hosts that look for files first have one rule for all addresses, and none for missing scripts', async () => {
    const rules = readFileSync(join(await builtClient(), '_redirects'), 'utf8')
    expect(rules).toMatch(/\n\/assets\/\* \/404\.html 404\n\/\* \/index\.html 200\n$/)
  })

  test('the headers have the policy of the page', async () => {
    const lines = readFileSync(join(await builtClient(), '_headers'), 'utf8').split('\n')
    expect(lines.slice(0, 2)).toEqual(['/*', `  Content-Security-Policy: ${policy}; frame-ancestors 'none'`])
    expect(lines.slice(-3)).toEqual(['/assets/*', `  Cache-Control: ${FOREVER}`, ''])
  })

  test('a page without a policy is an error', () => {
    expect(() => policyOf('<!doctype html>')).toThrow(/no Content-Security-Policy/)
  })

  test('scripts have a brotli copy; pages and small files have none', async () => {
    const folder = await builtClient()
    expect(brotliDecompressSync(readFileSync(join(folder, 'assets/abc.js.br'))).toString()).toBe(SCRIPT)
    expect(existsSync(join(folder, 'index.html.br'))).toBe(false)
    expect(existsSync(join(folder, 'manifest.webmanifest.br'))).toBe(false)
  })
})

describe.each([
  ['nginx.conf', (name: string, value: string) => `add_header ${name} "${value}" always;`],
  ['Caddyfile', (name: string, value: string) => `\t\t${name} "${value}"\n`],
])('%s', (file, lineOf) => {
  test('has the headers of the build', () => {
    for (const [name, value] of Object.entries(headersFor(policy)))
      expect(sample(file)).toContain(lineOf(name, value))
    expect(sample(file)).toContain(FOREVER)
  })
})

describe('Dockerfile', () => {
  const lines = sample('Dockerfile').split('\n')
  const argumentsOf = (step: string): string[] =>
    lines.flatMap((line) => (line.startsWith(`${step} `) ? [line.slice(step.length + 1)] : []))

  test('builds as the README says, with a version of Node that the package allows', () => {
    expect(argumentsOf('RUN')).toEqual(['npm ci && npm run build'])
    expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toContain('\nnpm ci && npm run build\n')
    const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      engines: { node: string }
    }
    const node = /^node:(\d+)-/.exec(argumentsOf('FROM')[0] ?? '')?.[1]
    expect(engines.node).toMatch(new RegExp(`>=${node}\\.`))
  })

  test('copies the build to the folder that the sample of Caddy serves, and the sample to that of its image', () => {
    const served = /\{\$SKEIN_ROOT:(.+)\}/.exec(sample('Caddyfile'))?.[1]
    const workFolder = argumentsOf('WORKDIR')[0]
    expect(argumentsOf('COPY')).toEqual([
      '. .',
      'e2e/deploy/Caddyfile /etc/caddy/Caddyfile',
      `--from=build ${workFolder}/dist ${served}`,
    ])
  })

  test('takes no packages and builds of the machine into the image', () => {
    const left = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n')
    expect(left).toEqual(expect.arrayContaining(['node_modules', 'dist*', '.git']))
  })

  test('says how to keep the certificates that Caddy gets', () => {
    expect(sample('Dockerfile')).toMatch(/docker run .*--volume \S+:\/data/)
  })
})

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Requests a path as browsers do, with brotli allowed. */
const request = (port: number, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = { port, path, headers: { 'accept-encoding': 'gzip, br' } }
    get(options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      )
    }).once('error', reject)
  })

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

function startNginx(root: string, port: number): ChildProcess {
  const hasBrotli = existsSync(BROTLI_MODULE)
  const site = sample('nginx.conf')
    .replace('listen 80;', `listen ${port};`)
    .replace('/srv/skein', root)
    .replaceAll(/brotli_static (on|off);/g, hasBrotli ? '$&' : '')
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const config = [
    ...(hasBrotli ? [`load_module ${BROTLI_MODULE};`] : []),
    'daemon off; error_log stderr;',
    `pid ${folder}/pid;`,
    'events {}',
    'http { include /etc/nginx/mime.types; access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    `${site} }`,
  ]
  writeFileSync(join(folder, 'nginx.conf'), config.join('\n'))
  return spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')])
}

function startCaddy(root: string, port: number): ChildProcess {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // Its administration would take a port of its own.
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n\n${sample('Caddyfile')}`)
  const env = { ...process.env, HOME: folder, SKEIN_ADDRESS: `:${port}`, SKEIN_ROOT: root }
  return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], { env })
}

/** Runs a server until the test ends. Returns its port once it answers. */
async function serve(start: (root: string, port: number) => ChildProcess): Promise<number> {
  const port = await freePort()
  const child = start(await builtClient(), port)
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => said.push(part.toString()))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  onTestFinished(async () => {
    child.kill()
    await ended
  })
  await vi.waitFor(async () => {
    if (child.exitCode !== null) throw new Error(said.join(''))
    await request(port, '/')
  })
  return port
}

const isInstalled = (program: string, args: string[]): boolean => spawnSync(program, args).status === 0

describe.each([
  {
    name: 'nginx',
    start: startNginx,
    isThere: isInstalled('nginx', ['-v']),
    hasBrotli: existsSync(BROTLI_MODULE),
  },
  { name: 'caddy', start: startCaddy, isThere: isInstalled('caddy', ['version']), hasBrotli: true },
])('$name', ({ name, start, isThere, hasBrotli }) => {
  if (!isThere) console.log(`${name}: skipped, because it is not installed`)

  test.skipIf(!isThere)('serves pages, files and headers by the sample', async () => {
    const port = await serve(start)
    const wanted = Object.fromEntries(
      Object.entries(headersFor(policy)).map(([header, value]) => [header.toLowerCase(), value]),
    )
    const page = await request(port, '/@ada@example.social/1')
    expect(page.status).toBe(200)
    expect(page.headers['content-type']).toMatch(/^text\/html/)
    expect(page.headers).toMatchObject({ ...wanted, 'cache-control': 'no-cache', 'content-encoding': 'gzip' })

    const script = await request(port, '/assets/abc.js')
    expect(script.headers['content-type']).toMatch(/javascript/)
    expect(script.headers).toMatchObject({ ...wanted, 'cache-control': FOREVER })
    expect(script.headers['content-encoding']).toBe(hasBrotli ? 'br' : 'gzip')
    if (hasBrotli) expect(brotliDecompressSync(script.body).toString()).toBe(SCRIPT)

    const missing = await request(port, '/assets/missing.js')
    expect(missing.status).toBe(404)
    expect(missing.headers['cache-control'] ?? '').not.toContain('immutable')
    expect(missing.headers).toMatchObject(wanted)

    const manifest = await request(port, '/manifest.webmanifest')
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/)
    expect(manifest.headers).toMatchObject({ ...wanted, 'cache-control': 'no-cache' })

    // Stored for long, it would keep browsers at an old version.
    const worker = await request(port, '/sw.js')
    expect(worker.headers['content-type']).toMatch(/javascript/)
    expect(worker.headers).toMatchObject({ ...wanted, 'cache-control': 'no-cache' })
  })
})
