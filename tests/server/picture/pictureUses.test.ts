import { describe, expect, test } from 'vitest'
import type { ShopPicture } from '../../../contracts/api/operator/operatorPicturesApi.ts'
import { picturesNamed } from '../../../server/picture/pictureUses.ts'
import { richText, samplePage } from '../content/sampleContent.ts'
import { contentShop } from '../operator/contentShop.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { halves } from './samplePhotos.ts'

const shop = await contentShop()
await closeAfterAll(Promise.resolve(shop.house))
const { act, clock, editor, readDocument, save } = shop
const { ask } = editor

let height = 100
const upload = async (): Promise<ShopPicture> => {
  height += 10
  const file = (await halves(300, height).jpeg().toBuffer()).toString('base64')
  return (await ask('POST', 'pictures', { body: { name: `Picture ${height}`, file } })).json as ShopPicture
}
/** A page that names the picture in its text. */
const pageWith = (key: string, { id }: Pick<ShopPicture, 'id'>) => {
  const slots = { main: [richText(`<p><a href="/media/w_640/${id}">The hut</a></p>`)] }
  return samplePage(key, 'Huts', { bodies: { en: { name: `Page ${key}`, slots } } })
}
const saved = async (key: string, picture: Pick<ShopPicture, 'id'>) => {
  const { status, json } = await ask('GET', shop.path(key))
  const revision = status === 200 ? (json as { revision: number }).revision : 0
  return save(key, pageWith(key, picture), revision)
}
const publish = (key: string, when: object = {}) => act('POST', key, 'publication', when)
const usesOf = async ({ id }: ShopPicture) => ((await ask('GET', `pictures/${id}`)).json as ShopPicture).uses
const remove = ({ id }: ShopPicture) => ask('DELETE', `pictures/${id}`)
const use = (key: string, state: string) => ({
  site: 'NA',
  family: 'page',
  documentKey: key,
  name: `Page ${key}`,
  state,
})

describe('where a picture is used', () => {
  test('OPR-45 what is published, scheduled and only drafted is told apart, each document once', async () => {
    const picture = await upload()
    await saved('drafted', picture)
    await saved('later', picture)
    await publish('later', { from: clock.now + 10_000 })
    await saved('shown', picture)
    await publish('shown')
    const uses = [use('shown', 'published'), use('later', 'scheduled'), use('drafted', 'draft')]
    expect(await usesOf(picture)).toEqual(uses)
    const { pictures } = (await ask('GET', 'pictures')).json as { pictures: readonly ShopPicture[] }
    expect(pictures.find(({ id }) => id === picture.id)?.uses).toEqual(uses)
    clock.now += 10_000
    expect((await usesOf(picture)).map(({ state }) => state)).toEqual(['published', 'published', 'draft'])
    clock.now -= 10_000
  })

  test('OPR-45 a picture is named by its path, with or without a transform, and by nothing that looks like it', () => {
    const [one, other] = ['0123456789abcdef0123456789abcdef', 'f'.repeat(32)]
    const content = { a: [`/media/${one}`, { b: `x "/media/w_640,h_2/${other}" y` }], c: `https://shop/media/${one}` }
    expect(picturesNamed(content)).toEqual([one, other])
    expect(picturesNamed([`/media/${one}0`, `/media/${one.slice(1)}`, one, '/media/QX-1-1.svg', null])).toEqual([])
    expect(picturesNamed(undefined)).toEqual([])
  })
})

describe('a picture that shoppers see', () => {
  test('OPR-47 is not removed, now or before it is to be seen, and the refusal says where it is used', async () => {
    const picture = await upload()
    await saved('huts', picture)
    await publish('huts')
    await saved('sale', picture)
    await publish('sale', { from: clock.now + 10_000, until: clock.now + 20_000 })
    const refused = await remove(picture)
    expectRefusal(refused, 409, 'OPR409')
    expect(refused.error?.message).toBe(
      'This picture is used by “Page huts” (NA), “Page sale” (NA, scheduled). Take it out there first. Nothing was changed.',
    )
    expect((await shop.call('GET', picture.path)).status).toBe(200)
    await act('DELETE', 'huts', 'publication')
    expectRefusal(await remove(picture), 409, 'OPR409')
    clock.now += 20_000
    expect((await remove(picture)).status).toBe(204)
    clock.now -= 20_000
  })

  test('OPR-47 a long list of uses is cut, and a draft alone holds no picture', async () => {
    const picture = await upload()
    for (const nth of [1, 2, 3, 4, 5, 6, 7]) {
      await saved(`many-${nth}`, picture)
      if (nth > 1) await publish(`many-${nth}`)
    }
    expect((await remove(picture)).error?.message).toMatch(/“Page many-7” .* and 1 more\. Take it out there first\./)
    for (const nth of [2, 3, 4, 5, 6, 7]) await act('DELETE', `many-${nth}`, 'publication')
    expect((await remove(picture)).status).toBe(204)
  })

  test('OPR-47 a document that names a removed picture is not published, nor shown again by undoing', async () => {
    const picture = await upload()
    await saved('gone', picture)
    await publish('gone')
    await save('gone', samplePage('gone', 'Without'), 1)
    await publish('gone')
    expect((await remove(picture)).status).toBe(204)
    const undone = await act('POST', 'gone', 'undoing')
    expectRefusal(undone, 412, 'OPR412')
    expect(undone.error?.message).toContain('names a picture that the shop does not have any more')
    await saved('gone', picture)
    expectRefusal(await publish('gone'), 412, 'OPR412')
    expect((await readDocument('gone')).shown).toBe(2)
    await ask('POST', `pictures/${picture.id}/undoing`)
    expect((await publish('gone')).status).toBe(200)
  })

  test('OPR-47 of a removal and a publication at the same time one is refused', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const picture = await upload()
      const key = `race-${turn}`
      await saved(key, picture)
      const { version } = await readDocument(key)
      const publication = () => ask('POST', shop.path(key, '/publication'), { body: { version } })
      const [removal, published] = await Promise.all([remove(picture), publication()])
      expect([removal.status, published.status].filter((status) => status < 300)).toHaveLength(1)
    }
  })
})
