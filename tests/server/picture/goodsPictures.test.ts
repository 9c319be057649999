import { describe, expect, test } from 'vitest'
import { readCatalog, readProduct } from '../../../contracts/api/catalogue/catalogueApi.ts'
import type { OperatorGoods } from '../../../contracts/api/operator/operatorGoods.ts'
import type { ShopPicture } from '../../../contracts/api/operator/operatorPicturesApi.ts'
import { importCatalogue } from '../../../server/catalog/file/importCatalogue.ts'
import { headTags } from '../../../server/site/head/headTags.ts'
import { goodsShop } from '../operator/goodsShop.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { testServer } from '../support/testServer.ts'
import { halves } from './samplePhotos.ts'

const { db, storage, clock, mara, read, act, undo, trail, process, shop } = await goodsShop()
const productId = 'HARROWMID1'
const unknownId = 'f'.repeat(32)

let width = 100
const upload = async (): Promise<ShopPicture> => {
  width += 10
  const file = (await halves(width, 200).jpeg().toBuffer()).toString('base64')
  return (await mara.ask('POST', 'pictures', { body: { name: `Photo ${width}`, file } })).json as ShopPicture
}
const remove = ({ id }: ShopPicture) => mara.ask('DELETE', `pictures/${id}`)
const colours = async () => (await read(productId)).colours
const idsOf = async (colour: string) =>
  (await colours()).find(({ code }) => code === colour)?.pictures.map(({ id }) => id)
const give = async (colour: string, ...pictures: readonly string[]) =>
  act(productId, 'PUT', 'pictures', { colours: [{ colour, seen: (await idsOf(colour)) ?? [], pictures }] })
const [{ code: first } = { code: '' }, { code: second } = { code: '' }] = await colours()
const shopNow = async () => {
  await process.look()
  return testServer({ storage, catalogue: process.now() })
}
const shown = async (locale = 'en-us') =>
  (await shopNow()).read(readProduct, `/products/v2/products/${productId}/details`, { headers: { locale } })
const importing = async (...lines: readonly string[]) => {
  clock.now += 1_000
  const files = [{ name: 'goods.csv', bytes: new TextEncoder().encode(lines.join('\n')) }]
  return importCatalogue(db, files, { replaces: false, now: clock.now })
}

describe('the pictures of a colour', () => {
  test('OPR-49 OPR-50 OPR-07 API-220 are what shoppers see, in their order, and are recorded', async () => {
    const [one, two] = [await upload(), await upload()]
    const answer = await give(first, one.id, two.id)
    expect(answer.status).toBe(200)
    const [colour] = (answer.json as OperatorGoods).colours
    expect(colour).toMatchObject({ picture: one.path, pictures: [one, two].map(({ id, name }) => ({ id, name })) })
    const { colourways, name } = await shown()
    const [way, other] = colourways
    expect(way.pictures).toEqual(
      [one, two].map(({ path }, place) => ({ url: path, alt: `${name}, ${way.name}, view ${place + 1}` })),
    )
    expect(other?.pictures[0]?.url).toBe(`/media/${productId}-${second}-1.svg`)
    expect((await shop.call('GET', `/media/w_600,h_750,e_sharpen:60,f_auto,dpr_2.0/${one.id}`)).status).toBe(200)
    expect((await trail(productId)).at(-1)).toEqual({
      made_by: 'mara@example.com',
      before: { [`pictures ${first}`]: '' },
      after: { [`pictures ${first}`]: `${one.id} ${two.id}` },
    })
  })

  test('OPR-49 are on cards, two at most, and named in the words of each language', async () => {
    const ids = [(await upload()).id, (await upload()).id, (await upload()).id]
    await give(first, ...ids)
    const now = await shopNow()
    const { products } = await now.read(readCatalog, `/products/v2/catalog?categoryId=1010&count=96`)
    const card = products.find((each) => each.productId === productId)
    expect(card?.colourways[0].pictures.map(({ url }) => url)).toEqual(ids.slice(0, 2).map((id) => `/media/${id}`))
    const { colourways, name } = await shown('de-de')
    expect(colourways[0].pictures[2]?.alt).toBe(`${name}, ${colourways[0].name}, Ansicht 3`)
  })

  test('OPR-49 SEO-05 the first one stands for the product where its page is shared', async () => {
    const tags = () =>
      headTags(
        { path: `/en-us/p/harrow-${productId}`, search: '', drawing: null },
        {
          publicUrl: 'https://shop.example',
          goods: process.now(),
          published: { has: () => true, keys: () => [] },
          hasFile: () => true,
        },
      )
    const { id } = await upload()
    await give(first, id)
    await process.look()
    expect(tags()).toContain(`<meta property="og:image" content="https://shop.example/media/w_1200/${id}" />`)
    expect(tags()).not.toContain('og:image:width')
    await give(first)
    await process.look()
    expect(tags()).toContain(`content="https://shop.example/share/${productId}.jpg"`)
    expect(tags()).toContain('og:image:width')
  })

  test('OPR-50 are kept in another order, and undone by one press', async () => {
    const before = [(await upload()).id, (await upload()).id, (await upload()).id]
    await give(first, ...before)
    await give(first, ...before.toReversed())
    expect(await idsOf(first)).toEqual(before.toReversed())
    expect((await undo(productId)).json).toMatchObject({ canUndo: false })
    expect(await idsOf(first)).toEqual(before)
    expect((await trail(productId)).at(-1)?.after).toMatchObject({ undone: true })
    await give(first)
    expect((await shown()).colourways[0].pictures[0].url).toBe(`/media/${productId}-${first}-1.svg`)
  })

  test('OPR-50 whoever has seen others is refused, and nothing of any colour is saved', async () => {
    const [one, two] = [await upload(), await upload()]
    await give(second, one.id)
    const before = await read(productId)
    const late = { colours: [first, second].map((colour) => ({ colour, seen: [], pictures: [two.id] })) }
    expectRefusal(await act(productId, 'PUT', 'pictures', late), 409, 'OPR409')
    expect(await read(productId)).toEqual(before)
    await give(second)
  })

  test('OPR-50 of two who choose at once, one is told that somebody else was first', async () => {
    const ids = [(await upload()).id, (await upload()).id]
    const answers = await Promise.all(
      ids.map((id) => act(productId, 'PUT', 'pictures', { colours: [{ colour: first, seen: [], pictures: [id] }] })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    await give(first)
  })

  test('OPR-50 OPR-51 what the shop does not have, names twice or in too great a number is refused in words', async () => {
    const { id } = await upload()
    const gone = await upload()
    await remove(gone)
    const before = await read(productId)
    for (const missing of [unknownId, gone.id]) {
      const refused = await give(first, id, missing)
      expectRefusal(refused, 400, 'OPR400')
      expect(refused.error?.message).toBe(`The shop does not have the picture ${missing} any more. Choose another one.`)
    }
    expect((await give(first, id, id)).error?.message).toBe(`The colour ${first} names the same picture twice.`)
    const one = { colour: first, seen: [], pictures: [id] }
    expectRefusal(await act(productId, 'PUT', 'pictures', { colours: [one, one] }), 400, 'OPR400')
    expectRefusal(await give('NOSUCH', id), 404, 'OPR404')
    expectRefusal(await give(first, ...Array.from({ length: 13 }, (_, n) => String(n))), 400, 'API400')
    expect(await read(productId)).toEqual(before)
  })
})

describe('a picture of goods', () => {
  test('OPR-51 OPR-45 is not removed, and the refusal and its own screen name the product', async () => {
    const picture = await upload()
    await give(first, picture.id)
    const refused = await remove(picture)
    expectRefusal(refused, 409, 'OPR409')
    expect(refused.error?.message).toBe(
      'This picture is used by “Harrow Mid” (HARROWMID1). Take it out there first. Nothing was changed.',
    )
    const goods = [{ productId, name: 'Harrow Mid', isSold: true }]
    expect((await mara.ask('GET', `pictures/${picture.id}`)).json).toMatchObject({ goods, uses: [] })
    await act(productId, 'PUT', 'sale', { isSold: false })
    expectRefusal(await remove(picture), 409, 'OPR409')
    const { pictures } = (await mara.ask('GET', 'pictures')).json as { readonly pictures: readonly ShopPicture[] }
    expect(pictures.find(({ id }) => id === picture.id)?.goods).toEqual([{ ...goods[0], isSold: false }])
    await act(productId, 'PUT', 'sale', { isSold: true })
    await give(first)
    expect((await remove(picture)).status).toBe(204)
  })

  test('OPR-51 OPR-50 a choice is not undone that would show a removed picture', async () => {
    const picture = await upload()
    await give(first, picture.id)
    await give(first)
    await remove(picture)
    const refused = await undo(productId)
    expectRefusal(refused, 412, 'OPR412')
    expect(refused.error?.message).toContain(picture.id)
    expect(await idsOf(first)).toEqual([])
  })

  test('OPR-51 of a removal and a choice at the same time one is refused', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const picture = await upload()
      const choose = () => {
        const colour = { colour: second, seen: [], pictures: [picture.id] }
        return act(productId, 'PUT', 'pictures', { colours: [colour] })
      }
      const both = turn % 2 === 0 ? [remove(picture), choose()] : [choose(), remove(picture)]
      const done = (await Promise.all(both)).filter(({ status }) => status < 300)
      expect(done).toHaveLength(1)
      await give(second)
    }
  })
})

describe('a file', () => {
  const skuOf = async (colour: string) => (await read(productId)).variants.find((each) => each.colour === colour)?.sku

  test('OPR-50 OPS-23 gives a colour pictures, which stay without the column and go with a blank cell', async () => {
    const [one, two] = [await upload(), await upload()]
    const [sku, other] = [await skuOf(first), await skuOf(second)]
    expect(await importing('sku,pictures', `${sku},${two.id} ${one.id}`, `${other},${one.id}`)).toMatchObject({
      _tag: 'Accepted',
      counts: { changed: 1 },
    })
    expect([await idsOf(first), await idsOf(second)]).toEqual([[two.id, one.id], [one.id]])
    expect((await shown()).colourways[0].pictures.map(({ url }) => url)).toEqual([two.path, one.path])
    await importing('sku,price_EUR', `${sku},120`)
    expect(await idsOf(first)).toEqual([two.id, one.id])
    await importing('sku,pictures', `${sku},`)
    expect([await idsOf(first), await idsOf(second)]).toEqual([[], [one.id]])
  })

  test('OPR-50 OPR-51 OPS-21 that names a picture which is not there is refused with row and column', async () => {
    const gone = await upload()
    await remove(gone)
    const [sku, other] = [await skuOf(first), await skuOf(second)]
    const before = await read(productId)
    const many = Array.from({ length: 13 }, (_, n) => n.toString(16).padStart(32, '0')).join(' ')
    const column = 'pictures'
    expect(await importing('sku,pictures', `${other},${unknownId} ${gone.id}`, `${sku},boot.jpg`)).toEqual({
      _tag: 'Refused',
      complaints: [
        { file: 'goods.csv', place: 'row 2', column, says: `there is no uploaded picture "${unknownId}"` },
        { file: 'goods.csv', place: 'row 2', column, says: `there is no uploaded picture "${gone.id}"` },
        {
          file: 'goods.csv',
          place: 'row 3',
          column,
          says: '"boot.jpg" is no list of uploaded pictures’ ids with spaces between them',
        },
      ],
    })
    expect(await importing('sku,pictures', `${sku},${many}`)).toMatchObject({
      complaints: [{ says: expect.stringContaining('names more than 12') }],
    })
    expect(await read(productId)).toEqual(before)
  })

  test('OPR-51 of a removal and an import at the same time one is refused', async () => {
    const sku = await skuOf(first)
    for (let turn = 0; turn < 5; turn += 1) {
      const picture = await upload()
      const [removal, outcome] = await Promise.all([remove(picture), importing('sku,pictures', `${sku},${picture.id}`)])
      expect([removal.status === 204, outcome._tag === 'Accepted'].filter(Boolean)).toHaveLength(1)
      await importing('sku,pictures', `${sku},`)
    }
  })
})
