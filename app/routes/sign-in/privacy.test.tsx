import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { NavigationProvider, type Navigation } from '@/lib/navigation'
import { PrivacyRoute } from './privacy'

function show() {
  const back = vi.fn()
  const navigation: Navigation = {
    hrefOf: (path) => path,
    go: () => {},
    goAs: () => {},
    back,
    backTo: () => {},
    onLeave: () => () => {},
    askBeforeLeaving: () => () => {},
  }
  render(
    <NavigationProvider value={navigation}>
      <PrivacyRoute />
    </NavigationProvider>,
  )
  return { back, user: userEvent.setup() }
}

const listUnder = (name: string) => {
  const heading = screen.getByRole('heading', { name })
  return within(heading.parentElement ?? document.body).getAllByRole('listitem')
}

test('says what is stored and who is contacted, with the host of the app', () => {
  show()
  expect(listUnder('What this browser stores')).toHaveLength(8)
  expect(listUnder('Who is contacted').at(-1)?.textContent).toContain(location.host)
})

test('says what is stored for reading offline, how much of it, and what the push service learns', () => {
  show()
  const offline = screen.getByText(/^To let you read without a connection/).textContent
  expect(offline).toMatch(
    /including private mentions, .* at most 50 MB per account\. Signing out deletes them/,
  )
  expect(screen.getByText(/^The push service of your browser/).textContent).toContain('learns when')
})

test('has a title of its own, and takes the focus that the page before it lost', () => {
  show()
  const title = screen.getByRole('heading', { level: 1 })
  expect(document.title).toBe(`${title.textContent} – Skein`)
  expect(document.activeElement).toBe(title)
})

test('a button leads back', async () => {
  const { back, user } = show()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(back).toHaveBeenCalledOnce()
})
