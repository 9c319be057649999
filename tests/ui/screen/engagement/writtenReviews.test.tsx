// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { writeReview } from '../../../../contracts/api/catalogue/reviewApi.ts'
import { createStash } from '../../../../contracts/api/content/galleryApi.ts'
import { rememberPlace } from '../../../../ui/src/locale/placeChoice.ts'
import { focusedName, gone, key, named, pressAt, reads } from '../content/onScreen.ts'
import { loses, openScreen, refusal, refuses, says } from '../openScreen.tsx'
import type { FixedAnswer, Screen } from '../openScreen.tsx'
import { fill, valueOf } from '../pressing.ts'
import { piece, sells } from './pieces.ts'

let screen: Screen
afterEach(() => screen.close())

const dialog = '[role=dialog]'
/** What was begun is kept by product, so each test writes about another one. */
let written = 0
const open = async (...answers: readonly FixedAnswer[]) => {
  rememberPlace('US')
  const boot = piece(`WRITTEN${100 + (written += 1)}`, 'A-1')
  screen = await openScreen(boot.path, { answers: [sells(boot), ...answers] })
  await pressAt('main button', 'Write a review')
  await named(`${dialog} button`, 'Send review')
}
const write = async (title: string) => {
  await pressAt(`${dialog} input[type=radio]`, '4 stars')
  await fill('Title', title)
  await fill('Your review', 'Nine days of rain, and dry socks.')
  await fill('Display name', 'Ines')
  await fill('Email', 'ines@example.com')
}
const send = () => pressAt(`${dialog} button`, 'Send review')
const isThanked = () => named(dialog, 'Thank you for your review')

const jpeg = (name: string, size = 64) => {
  const bytes = new Uint8Array(size)
  bytes.set([0xff, 0xd8, 0xff, 0xe0])
  return new File([bytes], name, { type: 'image/jpeg' })
}
const photos = () =>
  [...document.querySelectorAll(`${dialog} .chosen-photos img`)].map((each) => each.getAttribute('alt'))
const choose = async (...files: readonly File[]) => {
  const chooser = await named(`${dialog} input[type=file]`, 'Add photos')
  Object.defineProperty(chooser, 'files', { value: files, configurable: true })
  chooser.dispatchEvent(new Event('change', { bubbles: true }))
}
const chose = async (name: string) => {
  await choose(jpeg(name))
  await expect.poll(photos).toEqual([name])
}

/** What the server is sent, each with its key. */
const noting = ({ to, answer }: FixedAnswer) => {
  const keys: (string | undefined)[] = []
  const inputs: unknown[] = []
  const noted: FixedAnswer = {
    to,
    answer: (input, idempotencyKey) => {
      keys.push(idempotencyKey)
      inputs.push(input)
      return answer(input, idempotencyKey)
    },
  }
  return { keys, inputs, noted }
}
let stashed = 0
const keepsPictures = () => noting(says(createStash, () => ({ id: `picture-${(stashed += 1)}` })))
const accepts = says(writeReview, { reviewId: 'R-1' })

describe('a review', () => {
  test('DLG-20 with photos is thanked for, and names the pictures that were sent before it', async () => {
    const { keys, noted } = keepsPictures()
    const sent = noting(accepts)
    await open(noted, sent.noted)
    await write('Dry to the hut')
    await choose(jpeg('rain.jpg'), jpeg('hut.jpg'))
    await expect.poll(photos).toEqual(['rain.jpg', 'hut.jpg'])
    await send()
    await isThanked()
    expect(keys.length).toBe(2)
    expect(sent.inputs).toMatchObject([
      { body: { rating: 4, title: 'Dry to the hut', photos: [`picture-${stashed - 1}`, `picture-${stashed}`] } },
    ])
  })

  test('DLG-20 whose answer was lost is sent again by a press, under the same key', async () => {
    const lost = noting(loses(writeReview))
    await open(keepsPictures().noted, lost.noted)
    await write('Stored once')
    await chose('rain.jpg')
    await send()
    await reads(dialog, 'We couldn’t send this.')
    expect(valueOf('Title')).toBe('Stored once')
    await pressAt(`${dialog} button`, 'OK')
    await gone(`${dialog} .refusal`)
    const again = noting(accepts)
    screen.hears(again.noted)
    await send()
    await isThanked()
    expect(again.keys).toEqual(lost.keys)
  })

  test('DLG-20 ERR-31 that was closed is as it was when it is opened again', async () => {
    await open()
    await write('Half done')
    await chose('rain.jpg')
    key(await named(dialog, /^Review/), 'Escape')
    await gone(dialog)
    await pressAt('main button', 'Write a review')
    await named(`${dialog} button`, 'Send review')
    expect(valueOf('Title')).toBe('Half done')
    expect((await named(`${dialog} input[type=radio]`, '4 stars')) as HTMLInputElement).toMatchObject({ checked: true })
    await pressAt(`${dialog} button`, 'Remove rain.jpg')
    await expect.poll(photos).toEqual([])
    await expect.poll(focusedName).toBe('Add photos')
  })

  test('DLG-20 CAT-25 that lacks something says what, and goes there', async () => {
    await open()
    await send()
    await reads(dialog, 'Five things need your attention')
    await pressAt(`${dialog} a`, 'Your rating')
    await expect.poll(focusedName).toBe('1 star')
  })

  test('DLG-20 is written in French', async () => {
    const boot = piece('CHAUSSURES', 'A-1')
    screen = await openScreen(boot.path.replace('en-us', 'fr-fr'), { answers: [sells(boot)] })
    await pressAt('main button', 'Rédiger un avis')
    await named(`${dialog} input[type=radio]`, '5 étoiles')
    await named(`${dialog} button`, 'Ajouter des photos')
  })
})

describe('a photo', () => {
  test('DLG-20 is refused in words before anything is sent: by its size, its bytes, and as the fifth', async () => {
    const { keys, noted } = keepsPictures()
    await open(noted)
    await choose(jpeg('huge.jpg', 4 * 1024 * 1024 + 1), new File(['not a picture at all'], 'notes.jpg'))
    await reads(dialog, 'huge.jpg is larger than 4 MB. Please choose a smaller file.')
    await reads(dialog, 'notes.jpg is not a JPEG, PNG or WebP picture.')
    await pressAt(`${dialog} button`, 'OK')
    await choose(...['a', 'b', 'c', 'd', 'e'].map((name) => jpeg(`${name}.jpg`)))
    await reads(dialog, 'A review has at most four photos. e.jpg was not added.')
    expect(photos()).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'])
    expect(keys).toEqual([])
  })

  test('DLG-20 that the shop refuses is named, what was written stays, and no review is sent', async () => {
    const sent = noting(accepts)
    await open(refuses(createStash, 'PIC415'), sent.noted)
    await write('With a bad photo')
    await chose('rain.jpg')
    await send()
    await reads(dialog, /rain\.jpg was not sent\. We cannot read this picture\./)
    expect(valueOf('Title')).toBe('With a bad photo')
    expect(sent.keys).toEqual([])
  })

  test('DLG-20 that the shop no longer keeps is sent again by itself', async () => {
    const { keys, noted } = keepsPictures()
    let asked = 0
    const forgot = refusal('API404', { field: 'photos' })
    await open(noted, { to: writeReview, answer: (input) => ((asked += 1) === 1 ? forgot : accepts.answer(input)) })
    await write('Late')
    await chose('rain.jpg')
    await send()
    await isThanked()
    expect([asked, keys.length, new Set(keys).size]).toEqual([2, 2, 2])
  })
})
