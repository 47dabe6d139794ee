// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as ReactModule from 'react'
import type * as ReactDomModule from 'react-dom'
import type { createRoot as CreateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { withoutUnasked, withoutUnreached } from './trim-react'

const load = createRequire(import.meta.url)
const folder = (name: string) => load.resolve(name).replace(/index\.js$/, 'cjs/')
const React = load(`${folder('react')}react.production.js`) as typeof ReactModule
const given: Record<string, string> = {
  react: `${folder('react')}react.production.js`,
  'react-dom': `${folder('react-dom')}react-dom.production.js`,
  scheduler: `${folder('scheduler')}scheduler.production.js`,
}

function evaluate(code: string, require: (name: string) => unknown): unknown {
  const module = { exports: {} }
  // oxlint-disable-next-line no-implied-eval, no-new-func -- a file of a package, as the bundler would wrap it
  new Function('module', 'exports', 'require', code)(module, module.exports, require)
  return module.exports
}

const client = readFileSync(`${folder('react-dom')}react-dom-client.production.js`, 'utf8')

/** React DOM of the given text, over a React of its own. */
function makeDom(text: string) {
  const react = evaluate(readFileSync(given['react'] ?? '', 'utf8'), load) as typeof ReactModule
  const shared = readFileSync(given['react-dom'] ?? '', 'utf8')
  const dom = evaluate(
    text === client ? shared : withoutUnasked(shared),
    () => react,
  ) as typeof ReactDomModule
  const { createRoot } = evaluate(text, (name) =>
    name === 'react' ? react : name === 'react-dom' ? dom : load(given[name] ?? name),
  ) as { createRoot: typeof CreateRoot }
  return { react, dom, createRoot }
}

/** What a page does with React, and what is in the page and was told after each step. */
async function live(text: string): Promise<string[]> {
  const { react, dom, createRoot } = makeDom(text)
  const { Activity, createElement: h, Fragment, Suspense, useState } = react
  const told: string[] = []
  const seen: string[] = []
  const set: { next?: (step: number) => void } = {}
  const late: { arrive?: (part: { default: () => ReactModule.ReactNode }) => void } = {}
  const part = new Promise<{ default: () => ReactModule.ReactNode }>((resolve) => (late.arrive = resolve))
  const Late = react.lazy(() => part)
  const Known = react.createContext('nobody')
  const Name = react.memo(() => h('b', null, react.use(Known)))

  class Guard extends react.Component<{ children?: ReactModule.ReactNode }> {
    override state = { failed: false }
    static getDerivedStateFromError = () => ({ failed: true })
    override componentDidCatch = (error: unknown) => void told.push(String(error))
    override render = () => (this.state.failed ? 'failed' : this.props.children)
  }
  const Throws = ({ now }: { now: boolean }) => {
    if (now) throw new Error('on purpose')
    return 'fine'
  }
  const Row = ({ name }: { name: string }) => {
    const id = react.useId()
    react.useLayoutEffect(() => {
      told.push(`+${name}`)
      return () => void told.push(`-${name}`)
    }, [name])
    react.useEffect(() => void told.push(`effect ${name}`), [name])
    return h('li', { id, ref: (element: Element | null) => void told.push(`ref ${element?.tagName}`) }, name)
  }
  const App = () => {
    const [step, setStep] = useState(0)
    const deferred = react.useDeferredValue(step)
    set.next = setStep
    const rows = step === 0 ? ['a', 'b', 'c'] : step === 1 ? ['c', 'a', 'd'] : []
    return h(Fragment, null, [
      h(
        'ul',
        { key: 1 },
        rows.map((name) => h(Row, { key: name, name })),
      ),
      h(Known, { key: 2, value: `step ${step} ${deferred}` }, h(Name)),
      h('form', { key: 3, onSubmit: () => told.push('submit'), onFocus: () => told.push('focus') }, [
        h('input', { key: 1, value: `v${step}`, onChange: () => told.push('change') }),
        h('input', { key: 2, type: 'checkbox', checked: step > 0, readOnly: true }),
        h(
          'select',
          { key: 3, value: 'y', onChange: () => {} },
          ['x', 'y'].map((v) => h('option', { key: v }, v)),
        ),
        h('textarea', { key: 4, defaultValue: 'long' }),
      ]),
      h('svg', { key: 4 }, h('title', null, 'drawn'), h('path', { d: 'M0 0', strokeWidth: 2 })),
      h('div', { key: 5, dangerouslySetInnerHTML: { __html: '<i>html</i>' }, style: { color: 'red' } }),
      h(Suspense, { key: 6, fallback: 'waiting' }, step > 0 ? h(Late) : 'early'),
      h(Activity, {
        key: 9,
        mode: step === 1 ? 'hidden' : 'visible',
        children: h(Row, { name: 'kept' }),
      }),
      h(Guard, { key: 7 }, h(Throws, { now: step > 1 })),
      dom.createPortal(h('p', null, `beside ${step}`), document.body, 'portal'),
      h('button', { key: 8, onClick: () => react.startTransition(() => setStep((old) => old + 1)) }, 'next'),
    ])
  }

  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place, { onCaughtError: () => {} })
  const now = () => {
    const values = [...document.querySelectorAll('input')].map(({ value, checked }) => `${value} ${checked}`)
    return [document.body.innerHTML, ...values, ...told].join(' | ')
  }
  const note = async (there: RegExp) => {
    await vi.waitFor(() => expect(now()).toMatch(there))
    seen.push(now())
    told.length = 0
  }
  root.render(h(react.StrictMode, null, h(App)))
  await note(/step 0 0.*effect c/)
  const field = document.querySelector('input')
  field?.focus()
  field?.setAttribute('value', 'typed')
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  field?.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  await note(/submit/)
  dom.flushSync(() => set.next?.(1))
  await note(/step 1 1.*waiting.*effect d/)
  late.arrive?.({ default: () => h('em', null, 'late') })
  await note(/<em>late/)
  const button = document.querySelector('button')
  button?.focus()
  button?.click()
  await note(/step 2 2.*failed.*on purpose/)
  root.unmount()
  await note(/<main><\/main>/)
  place.remove()
  return seen
}

test('does all that a page does as React itself does it', async () => {
  const [whole, trimmed] = [await live(client), await live(withoutUnreached(client))]
  expect(trimmed).toEqual(whole)
  expect(whole).toHaveLength(6)
})

test('is much smaller', () => {
  expect(withoutUnreached(client).length).toBeLessThan(client.length - 40_000)
})

test('of another version it does not judge', () => {
  expect(() => withoutUnreached(client.replaceAll('19.3.1', '19.9.0'))).toThrow(/read it again/)
  expect(React.version).toBe('19.3.1')
})

/** What the lists say that nothing here does. */
const UNDONE =
  /<(?:meta|link|script|style|html|head|body)[\s>]|<form[^>]* action=\{|\b(?:hydrateRoot|ViewTransition|useActionState|useFormStatus)\b|<Fragment[^>]* ref=/

test('nothing here does what is left out', () => {
  const files = ['app', 'features', 'lib'].flatMap((top) =>
    readdirSync(top, { recursive: true, encoding: 'utf8' }).map((path) => `${top}/${path}`),
  )
  const screens = files.filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
  expect(screens.length).toBeGreaterThan(100)
  expect(screens.filter((path) => UNDONE.test(readFileSync(path, 'utf8')))).toEqual([])
})
