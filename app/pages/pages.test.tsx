import { memo } from 'react'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defineMessages, IntlProvider, preloadLocale, useIntl } from '@/lib/i18n'
import { renderWith } from '@/lib/testing/render'
import type { Page } from './page'
import { Pages } from './pages'
import { addScreen } from './screens'

const messages = defineMessages({
  row: { id: 'test.row', defaultMessage: 'Row', description: 'Test' },
})

const Row = memo(function Row() {
  const intl = useIntl()
  return <li lang={intl.locale}>{intl.formatMessage(messages.row)}</li>
})
const Rows = memo(function Rows() {
  return (
    <ul>
      <Row />
    </ul>
  )
})

addScreen('/test-rows', () => <Rows />)
addScreen('/test-post', () => <h1>Post</h1>)

const pageAt = (at: number, route: string): Page => ({
  entry: `entry ${at}`,
  at,
  path: route,
  identityKey: null,
  searchStr: '',
  deck: false,
  origin: null,
  route,
  params: {},
  search: {},
  kept: true,
})
const ROWS = pageAt(0, '/test-rows')
const POST = pageAt(1, '/test-post')

test('a page that was hidden when the language changed has the new language', async () => {
  await preloadLocale('ar-XB')
  const at = (page: Page, locale: string) => (
    <IntlProvider locale={locale}>
      <Pages page={page} isUnknown={false} />
    </IntlProvider>
  )
  const { rerender } = renderWith(at(ROWS, 'en'))
  const row = await screen.findByText('Row')
  rerender(at(POST, 'en'))
  await screen.findByRole('heading', { name: 'Post' })
  expect(row.isConnected).toBe(true)
  rerender(at(POST, 'ar-XB'))
  // Mounted again later: a hidden row would keep its old texts.
  await waitFor(() => expect(row.isConnected).toBe(false))
  rerender(at(ROWS, 'ar-XB'))
  expect((await screen.findByRole('listitem')).lang).toBe('ar-XB')
})
