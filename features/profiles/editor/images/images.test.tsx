import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { instanceQuery } from '@/features/instance'
import { ConfirmModal, ModalHost, useModals } from '@/lib/modals'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { ProfileImageDialog } from '../..'
import { ImagesSection } from './images-section'

const UPDATE = 'PATCH /api/v1/accounts/update_credentials'
const GIF = [...new TextEncoder().encode('GIF89a'), 1, 0, 1, 0, 0, 0, 0]
const FRAME = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]

const photo = () => new File(['raw photo'], 'me.jpg', { type: 'image/jpeg' })
const animation = () =>
  new File([Uint8Array.from([...GIF, ...FRAME, ...FRAME, 0x3b])], 'wave.gif', { type: 'image/gif' })

const drawn = vi.fn()

beforeEach(() => {
  drawn.mockReset()
  // This browser decodes and draws no images.
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name === 'broken.png') throw new DOMException('Broken', 'InvalidStateError')
    return { width: 1200, height: 600, close: () => {} }
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: drawn } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['cropped'], { type: type ?? 'image/png' })),
  )
})
afterEach(() => {
  act(() => useModals.setState({ stack: [] }))
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function setup(apiVersion = 11) {
  const stage = createStage()
  const { runtime, simulator } = stage
  // Before the capabilities, which it overwrites.
  await runtime.client.fetchQuery(instanceQuery(runtime))
  runtime.http.capabilities.know({
    version: apiVersion < 8 ? '4.3.9' : '4.6.0',
    apiVersion,
    instanceV2: true,
    streamingUrl: null,
    translation: false,
  })
  const id = stage.accountId('ann')
  await runtime.loader.refresh({ kind: 'account', id })
  const rendered = renderWith(
    <>
      <ImagesSection />
      <ModalHost registry={{ CONFIRM: ConfirmModal, PROFILE_IMAGE: ProfileImageDialog }} />
    </>,
    { stage },
  )
  const account = () => simulator.server.world.accounts.get(id)
  const sent = () => simulator.recorded.filter(({ method }) => method === 'PATCH')
  const upload = (kind: 'avatar' | 'header image', file: File) =>
    rendered.user.upload(
      // The button has the same name.
      screen.getByLabelText<HTMLInputElement>(`Choose ${kind}`, { selector: 'input' }),
      file,
    )
  const uploaded = (path: string) =>
    simulator.server.world.uploads.get(new URL(path, simulator.origin).pathname)
  return { ...rendered, stage, account, sent, upload, uploaded }
}

test('a chosen avatar is cropped in the centre, described and uploaded', async () => {
  const { user, account, upload, uploaded, stage } = await setup()
  await upload('avatar', photo())
  const dialog = within(await screen.findByRole('dialog', { name: 'Crop avatar' }))
  await user.type(dialog.getByRole('textbox', { name: 'Alt text' }), 'Me at the sea')
  await user.click(dialog.getByRole('button', { name: 'Save image' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(drawn).toHaveBeenCalledWith(expect.anything(), 300, 0, 600, 600, 0, 0, 600, 600)
  expect(account()?.avatarDescription).toBe('Me at the sea')
  expect(new TextDecoder().decode(uploaded(account()?.avatar ?? '')?.bytes)).toBe('cropped')
  const shown = stage.runtime.cache.read('account', stage.accountId('ann'))?.avatar
  expect(shown).toContain(account()?.avatar)
})

test('a refused upload keeps the image and its alt text, and can be sent again', async () => {
  const { stage, user, account, upload } = await setup()
  stage.simulator.script.refuse(UPDATE, 422, { error: 'Avatar is too large' }, { times: 1 })
  const before = account()?.avatar
  await upload('avatar', photo())
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'Me')
  await user.click(dialog.getByRole('button', { name: 'Save image' }))
  await dialog.findByText('Avatar is too large')
  expect(account()?.avatar).toBe(before)
  expect(dialog.getByRole('textbox')).toHaveProperty('value', 'Me')
  await user.click(dialog.getByRole('button', { name: 'Save image' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(account()?.avatar).not.toBe(before)
})

test('closing the dialog stops the upload', async () => {
  const { stage, user, account, upload } = await setup()
  const held = stage.simulator.script.hold(UPDATE)
  await upload('header image', photo())
  const dialog = within(await screen.findByRole('dialog', { name: 'Crop header image' }))
  await user.click(dialog.getByRole('button', { name: 'Save image' }))
  await screen.findByRole('progressbar')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(stage.runtime.client.isMutating()).toBe(0))
  held.release()
  expect(screen.queryByText(/Couldn’t save/)).toBeNull()
  expect(account()).toBeDefined()
})

test('an animated image is uploaded as it is, unless the user crops it', async () => {
  const { user, account, upload, uploaded } = await setup()
  await upload('avatar', animation())
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('switch', { name: 'Crop this animated image' })).toHaveProperty('checked', false)
  await user.click(dialog.getByRole('button', { name: 'Save image' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(uploaded(account()?.avatar ?? '')?.type).toBe('image/gif')
  expect(drawn).not.toHaveBeenCalled()
  await upload('avatar', animation())
  await user.click(await screen.findByRole('switch'))
  await user.click(screen.getByRole('button', { name: 'Save image' }))
  await waitFor(() => expect(drawn).toHaveBeenCalled())
})

test.each([
  ['a text', new File(['x'], 'x.txt', { type: 'text/plain' }), /^This file can’t be used/],
  ['an empty file', new File([], 'x.png', { type: 'image/png' }), /^This file is empty/],
  ['a broken image', new File(['x'], 'broken.png', { type: 'image/png' }), /^Your browser can’t open/],
])('%s that is dropped is refused with the reason', async (_name, file, text) => {
  await setup()
  fireEvent.drop(screen.getByRole('group', { name: 'Avatar' }), {
    dataTransfer: { types: ['Files'], files: [file] },
  })
  await screen.findByText(text)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a pasted image is cropped for the field it is pasted into', async () => {
  await setup()
  fireEvent.paste(screen.getByRole('group', { name: 'Header image' }), {
    clipboardData: { types: ['Files'], files: [photo()] },
  })
  await screen.findByRole('dialog', { name: 'Crop header image' })
})

test('an image is removed after a question, and a failure restores it', async () => {
  const { stage, user, account, upload } = await setup()
  await upload('avatar', photo())
  await user.click(await screen.findByRole('button', { name: 'Save image' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  stage.simulator.script.refuse('DELETE /api/v1/profile/avatar', 403, { error: 'Not now' }, { times: 1 })
  const remove = screen.getByRole('button', { name: 'Remove avatar' })
  const confirmRemoval = async () => {
    await user.click(remove)
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
  }
  await confirmRemoval()
  await screen.findByText('Not now')
  expect(account()?.avatar).not.toMatch(/missing/)
  await confirmRemoval()
  await waitFor(() => expect(account()?.avatar).toMatch(/missing\.png$/))
  expect(remove.getAttribute('aria-disabled')).toBe('true')
})

test.each([
  [11, '/api/v1/accounts/update_credentials'],
  [9, '/api/v1/profile'],
])('the alt text of the present image is changed (API version %i)', async (apiVersion, path) => {
  const { user, account, sent, upload } = await setup(apiVersion)
  await upload('avatar', photo())
  await user.click(await screen.findByRole('button', { name: 'Save image' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Edit alt text of avatar' }))
  await user.type(await screen.findByRole('textbox', { name: 'Alt text' }), 'Me, waving')
  await user.click(screen.getByRole('button', { name: 'Save alt text' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(account()?.avatarDescription).toBe('Me, waving')
  expect(sent().at(-1)?.path).toBe(path)
})

test('an image whose alt text fails is shown, and only the alt text is sent again', async () => {
  const { stage, user, account, sent, upload } = await setup(9)
  const before = account()?.avatar
  stage.simulator.script.refuse('PATCH /api/v1/profile', 422, { error: 'Text is odd' }, { times: 1 })
  await upload('avatar', photo())
  const dialog = within(await screen.findByRole('dialog', { name: 'Crop avatar' }))
  await user.type(dialog.getByRole('textbox', { name: 'Alt text' }), 'Me')
  await user.click(dialog.getByRole('button', { name: 'Save image' }))
  await dialog.findByText('The image was saved, but not its alt text. Try again.')
  expect(dialog.getByText('Text is odd')).toBeTruthy()
  expect(account()?.avatar).not.toBe(before)
  const shown = stage.runtime.cache.read('account', stage.accountId('ann'))?.avatar
  expect(shown).toContain(account()?.avatar)
  const count = sent().length
  await user.click(screen.getByRole('button', { name: 'Save alt text' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(account()?.avatarDescription).toBe('Me')
  expect(
    sent()
      .slice(count)
      .map(({ path }) => path),
  ).toEqual(['/api/v1/profile'])
})

test('older servers get no alt text', async () => {
  const { upload } = await setup(2)
  await upload('avatar', photo())
  await screen.findByRole('dialog', { name: 'Crop avatar' })
  expect(screen.queryByRole('textbox')).toBeNull()
})
