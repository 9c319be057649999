import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  addUserMedia,
  createGalleryUser,
  createStash,
  readStreamMedia,
  reportMedia,
} from '../../../contracts/api/content/galleryApi.ts'
import { galleryArguments, runGallery } from '../../../tools/gallery/gallery.ts'
import { sampleJpeg } from '../../server/support/samplePictures.ts'
import { useGuestShop } from '../../server/support/useGuestShop.ts'

const { shop, guest } = await useGuestShop()
const { db } = shop.storage
const productId = 'HARROWMID1'
const folder = mkdtempSync(join(tmpdir(), 'cairn-gallery-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = async (...args: string[]) => {
  const request = galleryArguments(args)
  return request._tag === 'Wrong' ? request : runGallery(db, request, shop.clock.now)
}

const send = async (caption: string) => {
  const { id: userId } = await guest.done(createGalleryUser, { body: { name: 'Wren' } })
  const { id: stashId } = await guest.done(createStash, { body: { picture: sampleJpeg().toString('base64') } })
  return (await guest.done(addUserMedia, { params: { userId }, body: { stashId, caption, productId } })).id
}
const shown = async () =>
  (await guest.done(readStreamMedia, { params: { streamId: productId }, query: {} })).data.map(({ id }) => id)

const nothing = { isDone: true, lines: ['No picture waits, and none is reported.'] }

test('API-151 API-149 npm run gallery lists what waits, shows it, lists it again when it is reported, and hides it', async () => {
  expect(await run('list')).toEqual(nothing)
  const mediaId = await send('My boots on Longs Peak')
  expect(await run('list')).toEqual({
    isDone: true,
    lines: [`${mediaId}  waits  ${productId}  Wren: My boots on Longs Peak`],
  })
  expect(await run('approve', mediaId)).toMatchObject({ isDone: true })
  expect([await shown(), await run('list')]).toEqual([[mediaId], nothing])
  await guest.done(reportMedia, { params: { mediaId }, body: { reason: 'My garden' } })
  expect(await run('list')).toMatchObject({
    lines: [`${mediaId}  1 reports  ${productId}  Wren: My boots on Longs Peak\n    My garden`],
  })
  await run('hide', mediaId)
  expect([await shown(), await run('list')]).toEqual([[], nothing])
})

test('API-151 npm run gallery -- list --save writes the pictures that wait, to be looked at', async () => {
  const mediaId = await send('A picture to look at')
  await run('list', '--save', folder)
  expect(existsSync(join(folder, `${mediaId}.jpeg`))).toBe(true)
  expect(readFileSync(join(folder, `${mediaId}.jpeg`)).readUInt16BE(0)).toBe(0xffd8)
})

test.each([[[]], [['hide']], [['show', 'x']], [['approve', 'none']]])('npm run gallery %j is refused', async (args) => {
  expect(await run(...args)).toMatchObject(args[1] === 'none' ? { isDone: false } : { _tag: 'Wrong' })
})
