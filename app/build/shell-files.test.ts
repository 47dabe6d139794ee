import { expect, test } from 'vitest'
import { shellOf } from './shell-files'

const chunk = (fileName: string, modules: string[], more: object = {}) => ({
  fileName,
  isEntry: false,
  moduleIds: modules,
  imports: [],
  styles: [],
  ...more,
})

test('the shell has the entry, the chunks of the modules, and what these need', () => {
  const chunks = [
    chunk('start.js', ['/main'], { isEntry: true, imports: ['shared.js'], styles: ['start.css'] }),
    chunk('shared.js', ['/react']),
    chunk('home.js', ['/home'], { imports: ['row.js', 'start.js'], styles: ['home.css'] }),
    chunk('row.js', ['/row'], { styles: ['row.css'] }),
    chunk('settings.js', ['/settings'], { imports: ['row.js'], styles: ['settings.css'] }),
  ]
  expect([...shellOf(chunks, new Set(['/home']))].toSorted()).toEqual([
    'home.css',
    'home.js',
    'row.css',
    'row.js',
    'shared.js',
    'start.css',
    'start.js',
  ])
})
