import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import Original from 'lucide-react/icons/history'
import makeIcon from './make-icon'

/** As lucide-react writes it down. */
const Ours = makeIcon({
  name: 'rotate-ccw-clock',
  node: [
    ['path', { d: 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8' }],
    ['path', { d: 'M3 3v5h5' }],
    ['path', { d: 'M12 7v5l4 2' }],
  ],
  aliases: ['history'],
})

function attributesOf(markup: string): Record<string, string> {
  const svg = new DOMParser().parseFromString(markup, 'text/html').querySelector('svg')
  if (!svg) throw new Error('no picture')
  return Object.fromEntries([...svg.attributes].map(({ name, value }) => [name, value]))
}

test.each([
  {},
  { size: 16, 'aria-hidden': true },
  { size: '1.125rem' },
  { className: 'mark' },
  { 'aria-label': 'Earlier' },
] as const)('an icon with %o is that of lucide', (props) => {
  const [ours, theirs] = [<Ours key="" {...props} />, <Original key="" {...props} />].map((icon) =>
    renderToStaticMarkup(icon),
  )
  expect(attributesOf(ours ?? '')).toEqual(attributesOf(theirs ?? ''))
  expect(ours?.replace(/^<svg[^>]*>/, '')).toBe(theirs?.replace(/^<svg[^>]*>/, ''))
})
