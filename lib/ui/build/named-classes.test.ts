import { expect, test } from 'vitest'
import { namedImports } from './named-classes'

test('the classes of a module become named imports; other imports stay', () => {
  const code = [
    `import './base.css'`,
    `import { useId } from 'react'`,
    `import styles from './a.module.css'`,
    `import nav from '../nav.module.css'`,
  ]
  expect(namedImports(code.join('\n')).split('\n')).toEqual([
    code[0],
    code[1],
    `import * as styles from './a.module.css'`,
    `import * as nav from '../nav.module.css'`,
  ])
})
