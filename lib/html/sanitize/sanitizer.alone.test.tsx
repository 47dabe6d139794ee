import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

afterEach(cleanup)
// Every test starts before the full sanitiser is loaded.
beforeEach(() => vi.resetModules())

const ODD = '<p>Odd <details>but <b onclick="alert(1)">bold</b></details> words</p>'

test('malformed markup shows its bare text until the full sanitiser is loaded', async () => {
  const { Html } = await import('../html')
  render(<Html content={ODD} />)
  expect(screen.getByText('Odd but bold words').innerHTML).toBe('Odd but bold words')
  expect((await screen.findByText('bold')).outerHTML).toBe('<b>bold</b>')
})

test('a coded host is shown readable as soon as the code for that is loaded', async () => {
  const { Html } = await import('../html')
  const host = 'xn--bcherwurm-q9a.example'
  render(<Html content={`<p><a href="https://${host}/">${host}</a></p>`} />)
  expect(screen.getByRole('link').textContent).toBe(host)
  expect(await screen.findByText('[bücherwurm.example]')).toBeTruthy()
})

test('well-formed markup needs no full sanitiser', async () => {
  const { Html } = await import('../html')
  const { loadedSanitizer } = await import('./sanitizer')
  render(<Html content="<p>Plain <b>bold</b></p>" />)
  expect(screen.getByText('bold').outerHTML).toBe('<b>bold</b>')
  expect(loadedSanitizer()).toBeNull()
})

test('text read before the full sanitiser is read again afterwards', async () => {
  const { toText } = await import('../to-text')
  const { loadSanitizer } = await import('./sanitizer')
  const markup = '<p>One</p><details>Two</details><p>Three</p>'
  expect(toText(markup)).toBe('One Two Three')
  await loadSanitizer()
  expect(toText(markup)).toBe('One\n\nTwoThree')
})
