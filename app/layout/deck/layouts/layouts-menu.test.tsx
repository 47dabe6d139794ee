import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { canCommand, command } from '@/lib/bus'
import { clearToasts, useToasts } from '@/lib/alerts'
import { showApp } from '../../../show-app.testing'
import { prepareDeck } from '../deck-parts.testing'
import { columnOf } from '../deck-columns'
import { changeColumns, getColumns, getLayouts } from '../deck-store'
import { layoutFileOf } from './layout-file'

prepareDeck(async () => {
  await import('./name-dialog')
  await import('./import-layouts')
  await import('../../overlays/floating')
  await import('@/lib/ui/menu/menu-popup')
})
beforeEach(() => {
  localStorage.clear()
  globalThis.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  clearToasts()
})

const paths = () => getColumns().map(({ path }) => path)
const names = () => getLayouts().map(({ name }) => name)
const toasts = () => useToasts.getState().toasts
const undo = () => act(() => toasts().at(-1)?.action?.run())

async function show() {
  const shown = await showApp('/deck')
  await screen.findByRole('region', { name: 'Home' })
  const user = userEvent.setup()
  const choose = async (item: string | RegExp, role = 'menuitem') => {
    await user.click(screen.getByRole('button', { name: 'Layouts' }))
    await user.click(await screen.findByRole(role, { name: item }))
  }
  const save = async (name: string, button = 'Save') => {
    await choose('Save as layout')
    const dialog = await screen.findByRole('dialog', { name: 'Save layout' })
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), name)
    await user.click(within(dialog).getByRole('button', { name: button }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  return { ...shown, user, choose, save }
}

test('columns are saved under a name, chosen again, and come back by undo', async () => {
  const { choose, save, host } = await show()
  await save('Work')
  act(() => changeColumns(() => [columnOf('x', `ann@${host}`, '/bookmarks')]))
  await choose(/^Work/, 'menuitemradio')
  await waitFor(() => expect(paths()).toEqual(['/publish', '/home', '/notifications']))
  expect(await screen.findByRole('region', { name: 'Home' })).toBeDefined()
  undo()
  expect(paths()).toEqual(['/bookmarks'])
})

test('the command for the next layout goes through all layouts', async () => {
  const { save, host } = await show()
  const identity = `ann@${host}`
  await save('Work')
  act(() => changeColumns(() => [columnOf('x', identity, '/bookmarks')]))
  await save('Reading')
  act(() => void command('nextLayout', { identity }))
  expect(paths()).toEqual(['/publish', '/home', '/notifications'])
  act(() => void command('nextLayout', { identity }))
  expect(paths()).toEqual(['/bookmarks'])
})

test('the next layout is available while there is one with other columns', async () => {
  const { save, host } = await show()
  const identity = `ann@${host}`
  expect(canCommand('nextLayout')).toBe(false)
  await save('Work')
  expect(canCommand('nextLayout')).toBe(false)
  act(() => changeColumns(() => [columnOf('x', identity, '/bookmarks')]))
  expect(canCommand('nextLayout')).toBe(true)
  act(() => void command('nextLayout', { identity }))
  expect(paths()).toEqual(['/publish', '/home', '/notifications'])
  expect(canCommand('nextLayout')).toBe(false)
})

test('a layout is renamed, replaced and deleted, with undo', async () => {
  const { choose, save, user, host } = await show()
  await save('Work')
  await choose('Rename layout')
  const dialog = await screen.findByRole('dialog', { name: 'Rename layout' })
  await user.clear(within(dialog).getByRole('textbox'))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(within(dialog).getByText('Enter a name.')).toBeDefined()
  await user.type(within(dialog).getByRole('textbox'), 'Office')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(names()).toEqual(['Office']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  act(() => changeColumns(() => [columnOf('x', `ann@${host}`, '/bookmarks')]))
  await save('office', 'Replace')
  expect(getLayouts().map(({ name, columns }) => [name, columns.length])).toEqual([['office', 1]])
  undo()
  expect(getLayouts().map(({ name, columns }) => [name, columns.length])).toEqual([['Office', 3]])

  await choose('Delete layout')
  expect(names()).toEqual([])
  expect(paths()).toEqual(['/bookmarks'])
  undo()
  expect(names()).toEqual(['Office'])
})

const fileField = () => document.querySelector<HTMLInputElement>('input[accept*=".json"]') as HTMLInputElement

test('a file adds its layout next to those that exist, and says what is left out', async () => {
  const { save, user, host } = await show()
  await save('Work')
  const columns = [
    columnOf('1', `ann@${host}`, '/bookmarks'),
    columnOf('2', `ann@${host}`, '/weather'),
    columnOf('3', 'zoe@elsewhere.example', '/home'),
    columnOf('4', `ann@${host}`, '/sign-in'),
  ]
  await user.upload(fileField(), new File([layoutFileOf({ id: 'x', name: 'Work', columns })], 'work.json'))
  await waitFor(() => expect(names()).toEqual(['Work', 'Work (2)']))
  expect(paths()).toEqual(['/publish', '/home', '/notifications'])
  expect(toasts().at(-1)).toMatchObject({
    title: 'Imported Work (2)',
    text: 'Left out: 1 column of an account that isn’t signed in and 2 columns of unknown types.',
  })
  act(() => toasts().at(-1)?.action?.run())
  expect(paths()).toEqual(['/bookmarks'])
})

test('a file without layouts is an error and changes nothing', async () => {
  const { save, user } = await show()
  await save('Work')
  await user.upload(fileField(), new File(['<html>'], 'page.json'))
  await waitFor(() => expect(toasts().at(-1)).toMatchObject({ kind: 'error' }))
  expect(toasts().at(-1)?.text).toMatch(/^Couldn’t import page\.json\. .* Your layouts weren’t changed\.$/)
  expect(names()).toEqual(['Work'])
})
