import { describe, expect, test } from 'vitest'
import {
  addUserMedia,
  createGalleryUser,
  createStash,
  readStreamMedia,
} from '../../../contracts/api/content/galleryApi.ts'
import { judgeMedium } from '../../../server/gallery/judgeMedia.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { place, sampleJpeg, samplePng, script } from '../support/samplePictures.ts'
import { useGuestShop } from '../support/useGuestShop.ts'

const { shop, guest } = await useGuestShop()
const { db } = shop.storage
const productId = 'HARROWMID1'

const stash = async (file = sampleJpeg()) =>
  (await guest.done(createStash, { body: { picture: file.toString('base64') } })).id
const user = async (name = 'Wren') => (await guest.done(createGalleryUser, { body: { name } })).id
const sent = async ({ file = sampleJpeg(), caption = 'My boots on Longs Peak' } = {}) => {
  const body = { stashId: await stash(file), caption, productId, streamId: 'open-bench' }
  return (await guest.done(addUserMedia, { params: { userId: await user() }, body })).id
}
const listed = async (streamId = productId) =>
  (await guest.done(readStreamMedia, { params: { streamId }, query: {} })).data
const picture = (id: string) => shop.app.request(`/social-gallery/pictures/${id}`)

describe('a picture that a shopper sends', () => {
  test('API-150 API-151 API-152 is shown nowhere before the shop has looked at it', async () => {
    const id = await sent()
    expect((await listed()).map((medium) => medium.id)).not.toContain(id)
    expect((await picture(id)).status).toBe(404)
    await judgeMedium(db, id, 'shown', shop.clock.now)
    const shown = (await listed()).find((medium) => medium.id === id)
    expect(shown).toMatchObject({ caption: 'My boots on Longs Peak', user: 'Wren', language: 'en', width: 640 })
    expect((await listed('open-bench')).map((medium) => medium.id)).toContain(id)
    await judgeMedium(db, id, 'hidden', shop.clock.now)
    expect((await listed()).map((medium) => medium.id)).not.toContain(id)
    expect((await picture(id)).status).toBe(404)
  })

  test('API-151 is published without its place, and as nothing but a picture', async () => {
    const id = await sent({ file: sampleJpeg({ turn: 6 }) })
    await judgeMedium(db, id, 'shown', shop.clock.now)
    const answer = await picture(id)
    const bytes = Buffer.from(await answer.arrayBuffer())
    for (const secret of [place, script]) expect(bytes.includes(secret), secret).toBe(false)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('API-151 is used once', async () => {
    const stashId = await stash(samplePng())
    const input = { params: { userId: await user() }, body: { stashId, caption: 'Twice' } }
    await guest.done(addUserMedia, input)
    const again = await guest.ask(addUserMedia, input)
    expectRefusal(again, 404, 'API404', {
      field: 'stashId',
      message: 'This picture has been used, or it was not sent within a day. Please choose it again.',
    })
  })
})

/** Sends a picture that does not end before `end` is called; `begun`: its first bytes have been read. */
const slowly = () => {
  let end = () => {}
  let tell = () => {}
  const begun = new Promise<void>((resolve) => (tell = resolve))
  const body = new ReadableStream({
    start: (to) => {
      to.enqueue(Buffer.from('{"picture":"'))
      end = () => to.close()
    },
    pull: () => tell(),
  })
  const request = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } }
  return { begun, end, answered: Promise.resolve(shop.app.request(createStash.path, request)) }
}

test('API-150 eight pictures are read at once, and who sends another one is told to come again', async () => {
  const slow = Array.from({ length: 8 }, slowly)
  await Promise.all(slow.map(({ begun }) => begun))
  const refused = await guest.ask(createStash, { body: { picture: sampleJpeg().toString('base64') } })
  expectRefusal(refused, 503, 'BSY503')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await user()
  for (const { end } of slow) end()
  const answers = await Promise.all(slow.map(({ answered }) => answered))
  expect(answers.map(({ status }) => status)).toEqual(slow.map(() => 400))
  await stash()
})

describe('a picture is refused in words', () => {
  test.each([
    ['a drawing', Buffer.from(`<svg>${script}</svg>`)],
    ['too small a picture', sampleJpeg({ width: 20, height: 20 })],
  ])('API-150 when the file is %s', async (_what, file) => {
    const refused = await guest.ask(createStash, { body: { picture: file.toString('base64') } })
    expectRefusal(refused, 415, 'PIC415', { field: 'picture' })
    expect(refused.error?.message).toContain('JPEG, PNG or WebP')
  })

  test('API-150 when it is larger than a photograph need be', async () => {
    const body = { picture: Buffer.alloc(4 * 1024 * 1024 + 2_000).toString('base64') }
    const answer = await shop.call('POST', createStash.path, { body, key: 'too-large' })
    expect(answer.status).toBe(413)
    expect(answer.error?.message).toMatch(/^The body is larger than 5,?\d+ kB\.$/)
  })

  test('API-151 when nobody knows the name, the picture or the product', async () => {
    const body = { stashId: await stash(), caption: 'On the way' }
    const userId = await user()
    const ask = (input: Parameters<typeof guest.ask<typeof addUserMedia>>[1]) => guest.ask(addUserMedia, input)
    expectRefusal(await ask({ params: { userId: 'nobody' }, body }), 404, 'API404', { field: 'userId' })
    expectRefusal(await ask({ params: { userId }, body: { ...body, stashId: 'none' } }), 404, 'API404')
    expectRefusal(await ask({ params: { userId }, body: { ...body, productId: 'NOSUCH99' } }), 404, 'PLP400')
  })

  test('API-151 API-152 when it says nothing, or has no name', async () => {
    const named = await shop.call('POST', createGalleryUser.path, { body: { name: 'x' }, key: 'short-name' })
    const unnamed = 'The field name of the body is missing or not of the expected form.'
    expectRefusal(named, 400, 'API400', { field: 'name', message: unnamed })
    const path = addUserMedia.path.replace('{userId}', await user())
    const sentence = await shop.call('POST', path, { body: { stashId: await stash(), caption: '' }, key: 'mute' })
    expect(sentence.error?.message).toBe('The field caption of the body is missing or not of the expected form.')
  })
})
