import type { Plugin } from 'vite'
import { withoutKinds } from './without-kinds.ts'

/** The version whose text the lists below were read from. */
const VERSION = '19.3.1'

const CLIENT = /\/react-dom-client\.production\.js$/
const SHARED = /\/react-dom\.production\.js$/

/**
 * What never is so in this client, with the text that asks and what stands for the answer. Nothing is hydrated, no
 * <ViewTransition> and no ref on a <Fragment> exists, no element is lifted into the head of the page, none is one of the
 * page's own making, and no form has a function for its action.
 */
const ANSWERS: readonly (readonly [asked: RegExp, answer: string])[] = [
  [/\n {2}isHydrating = !1,/g, ''],
  [/\bisHydrating = ![01]/g, '0'],
  [/\bisHydrating\b(?!\$)/g, '!1'],
  [/[\w$.]+\.isDehydrated\b/g, '!1'],
  [/\bpopHydrationState\(workInProgress\)/g, '!1'],
  [/\bupgradeHydrationErrorsToRecoverable\(\)(?! \{)/g, 'null'],
  [/\nexports\.hydrateRoot = function[\s\S]*?\n\};/g, ''],
  [/\n {2}shouldStartViewTransition\n {4}\?/g, '\n  !1\n    ?'],
  [
    /\bisViewTransitionEligible =\n {4}\(committedLanes & 335544064\) === committedLanes;/g,
    'isViewTransitionEligible = !1;',
  ],
  [/\bcommittedLanes = \(committedLanes & 335544064\) === committedLanes;/g, 'committedLanes = !1;'],
  [/\bcase 7:\n {10}if \(null === current\.stateNode\) \{[\s\S]*?\n {10}\}/g, 'case 7:'],
  [/\nfunction FragmentInstance\([\s\S]*?\n\}/g, ''],
  [/\nFragmentInstance\.prototype\.\w+ = function[\s\S]*?\n\};/g, ''],
  [/\bisCustomElement\((?!tagName)[\w.]+\)/g, '!1'],
  [/\bisFragmentInstanceParent\(parent\)/g, '!1'],
  [/\n {6}extractEvents\$1\([^)]*\);/g, ''],
  [/\bif \(null === blockedOn\)(?=\n {6}dispatchEventForPluginEventSystem)/g, 'if (!0)'],
  [/\nReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = function[\s\S]*?\n\};/g, ''],
  [/\n {2}r: requestFormReset,/g, ''],
  // Which parts a fault came through is told by their names; the place in a file of one line says nothing more.
  [
    /\nfunction describeNativeComponentFrame\(fn, construct\) \{[\s\S]*?\n\}/g,
    '\nfunction describeNativeComponentFrame(fn) {\n  return describeBuiltInComponentFrame(fn.displayName || fn.name);\n}',
  ],
  [/\nReactDOMSharedInternals\.findDOMNode = function[\s\S]*?\n\};/g, ''],
  [/\bisHostHoistableType\((?!type, props)[^)]*\)/g, '!1'],
  [/"html" === type \|\| "head" === type \|\| "body" === type(?=\n {8}\? 27)/g, '!1'],
  [
    /\bif \(null !== prevState\)(?= \{\n {4}var dehydrated = prevState\.dehydrated;\n {4}pushDehydratedActivity)/g,
    'if (!1)',
  ],
  // Only view transitions and what is lifted into the head hold back a paint.
  [/\b0 !== \(workInProgress\.mode & 32\)/g, '!1'],
  [
    /\bisViewTransitionEligible \|\|\n {4}subtreeFlags & 8192 \|\|\n {4}16785408 === \(subtreeFlags & 16785408\)/g,
    '!1',
  ],
]

/** Functions that only those things lead to. Should one be reached all the same, it says so. */
const UNREACHED = [
  'updateDehydratedSuspenseComponent',
  'updateSuspenseListComponent',
  'clearHydrationBoundary',
  'hideOrUnhideDehydratedBoundary',
  'retryIfBlockedOn',
  'applyViewTransitionToHostInstances',
  'restoreViewTransitionOnHostInstances',
  'createViewTransitionInstance',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  'mountActionState',
  'updateActionState',
  'rerenderActionState',
  'createHoistableInstance',
  'getResource',
  'acquireResource',
  'getHydratableHoistableCache',
  'suspendResource',
  'prefetchDNS',
  'preconnect',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
]

/** Functions that look for those things and, without any, do nothing. */
const IDLE = [
  'attemptContinuousHydration',
  'commitActivityHydrationCallbacks',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'commitSuspenseHydrationCallbacks',
  'markRetryLaneIfNotHydrated',
  'measureNestedViewTransitions',
  'registerSuspenseInstanceRetry',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'scheduleViewTransitionEvent',
  'trackEnterViewTransitions',
]

const END = '\nexports.version = "'

/** The parameter of this one has the name of the variable. */
const APART = /\nfunction initInput\([\s\S]*?\n\}/

function replaced(code: string, asked: RegExp, answer: string): string {
  asked.lastIndex = 0
  if (!asked.test(code)) throw new Error(`React DOM no longer has ${asked}`)
  return code.replace(asked, answer)
}

const ALIASES = /\bvar aliases = new Map\((\[[\s\S]*?\])\),/
const hyphened = (name: string) => name.replace(/[A-Z\d]/g, (letter) => `-${letter.toLowerCase()}`)

/** Most attributes that React names otherwise are its own name with hyphens: said once and not of each. */
function shortNames(code: string): string {
  return code.replace(ALIASES, (_, list: string) => {
    const pairs = [...list.matchAll(/\["(\w+)", "([\w:-]+)"\]/g)].map(([, name = '', real = '']) => [
      name,
      real,
    ])
    const plain = pairs.filter(([name = '', real]) => hyphened(name) === real).map(([name]) => name)
    const others = pairs.filter(([name = '', real]) => hyphened(name) !== real)
    return `var aliases = new Map("${plain.join(' ')}".split(" ").map(function (name) {
  return [name, name.replace(/[A-Z\\d]/g, function (letter) { return "-" + letter.toLowerCase(); })];
}).concat(${JSON.stringify(others)})),`
  })
}

/** The text of React DOM without what this client never reaches. Throws where it is another than expected. */
export function withoutUnreached(code: string): string {
  if (!code.includes(`${END}${VERSION}"`))
    throw new Error(`lib/ui/build/trim-react.ts was read from React ${VERSION}: read it again`)
  const apart = APART.exec(code)?.[0] ?? ''
  let left = code.replace(apart, '\n/* apart */')
  for (const [asked, answer] of ANSWERS) left = replaced(left, asked, answer)
  for (const name of UNREACHED)
    left = replaced(
      left,
      new RegExp(`\\nfunction ${name}\\([\\s\\S]*?\\n\\}`, 'g'),
      `\nfunction ${name}() {\n  unreached();\n}`,
    )
  for (const name of IDLE)
    left = replaced(
      left,
      new RegExp(`\\nfunction ${name}\\([\\s\\S]*?\\n\\}`, 'g'),
      `\nfunction ${name}() {}`,
    )
  left = left
    .replace('\n/* apart */', apart)
    .replace(END, `\nfunction unreached() {\n  throw Error("This part of React is left out");\n}${END}`)
  return shortNames(withoutKinds(left))
}

/** What nobody asks of the package itself: hints for the browser, and forms with functions for their action. */
const UNASKED =
  'preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset useFormState useFormStatus'

/** The text of react-dom without what nobody asks of it. Throws where it is another than expected. */
export function withoutUnasked(code: string): string {
  return UNASKED.split(' ').reduce(
    (left, name) => replaced(left, new RegExp(`\\nexports\\.${name} = function[\\s\\S]*?\\n\\};`, 'g'), ''),
    code,
  )
}

/** Takes out of React DOM, in the build of the client, what nothing here can reach: a sixteenth of what the first screen loads. */
export function trimReact(): Plugin {
  return {
    name: 'skein:trim-react',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
    enforce: 'pre',
    transform: {
      filter: { id: [CLIENT, SHARED] },
      handler: (code, id) => ({
        code: CLIENT.test(id) ? withoutUnreached(code) : withoutUnasked(code),
        map: null,
      }),
    },
  }
}
