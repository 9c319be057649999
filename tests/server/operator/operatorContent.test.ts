import { describe, expect, test } from 'vitest'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { richText, samplePage } from '../content/sampleContent.ts'
import { contentShop } from './contentShop.ts'

const shop = await contentShop()
await closeAfterAll(Promise.resolve(shop.house))
const { act, clock, editor, path, publishText, readDocument, save, shown, trail } = shop

const listed = async (query: string) => {
  const { json } = await editor.ask('GET', `content?${query}`)
  return (json as { documents: { documentKey: string }[] }).documents.map(({ documentKey }) => documentKey)
}

describe('a draft', () => {
  test('OPR-26 API-201 is saved as the next revision, which nobody sees, and recorded field by field', async () => {
    expect((await save('huts', samplePage('huts', 'Huts'), 0)).json).toMatchObject({ revision: 1, isDraft: true })
    expect(await shown('huts')).toBeNull()
    const changed = samplePage('huts', 'Huts in winter')
    expect((await save('huts', changed, 1)).json).toMatchObject({ revision: 2, shown: null, isHidden: false })
    expect((await save('huts', changed, 2)).json).toMatchObject({ revision: 2 })
    expect((await trail('huts'))[1]).toEqual({
      by: 'ana@example.com',
      before: {
        revision: 1,
        'en name': 'Huts (en)',
        'en main text richText': '<p>Huts in English</p>',
        'fr name': 'Huts (fr)',
        'fr main text richText': '<p>Huts en français</p>',
      },
      after: {
        revision: 2,
        'en name': 'Huts in winter (en)',
        'en main text richText': '<p>Huts in winter in English</p>',
        'fr name': 'Huts in winter (fr)',
        'fr main text richText': '<p>Huts in winter en français</p>',
      },
    })
  })

  test('OPR-26 made from an earlier revision is refused, and so is another address, and nothing is saved', async () => {
    await save('twice', samplePage('twice', 'One'), 0)
    await save('twice', samplePage('twice', 'Two'), 1)
    expectRefusal(await save('twice', samplePage('twice', 'Mine'), 1), 409, 'OPR409')
    expectRefusal(await save('twice', samplePage('twice', 'Mine'), 0), 409, 'OPR409')
    expectRefusal(await save('twice', samplePage('other', 'Mine'), 2), 412, 'OPR412')
    expect(await readDocument('twice')).toMatchObject({ revision: 2, document: samplePage('twice', 'Two') })
  })

  test('OPR-26 API-199 is read with its revision and its languages, and an unknown one is refused', async () => {
    await save('read', samplePage('read', 'One'), 0)
    const { json } = await editor.ask('GET', path('read'))
    expect(json).toMatchObject({ revision: 1, document: samplePage('read', 'One'), languages: ['en', 'fr', 'en-us'] })
    expectRefusal(await editor.ask('GET', path('none')), 404, 'OPR404')
  })

  test('OPR-26 API-200 is read as it was in an earlier revision, and an unknown revision is refused', async () => {
    await save('earlier', samplePage('earlier', 'One'), 0)
    await save('earlier', samplePage('earlier', 'Two'), 1)
    const { json } = await editor.ask('GET', path('earlier', '/revisions/1'))
    expect(json).toEqual({ document: samplePage('earlier', 'One') })
    expectRefusal(await editor.ask('GET', path('earlier', '/revisions/9')), 404, 'OPR404')
  })

  test('OPR-27 API-202 has the complaints of the command, each with its field, and is not saved with one', async () => {
    const slots = {
      main: [{ id: 'head', type: 'hero', title: 'No variant' }, richText('A', 'same'), richText('B', 'same')],
    }
    const document = samplePage('wrong', 'Wrong', { bodies: { en: { name: 'Wrong', slots } } })
    const { json } = await editor.ask('POST', 'content-checks', { body: { document } })
    expect(json).toEqual({
      complaints: [
        {
          path: 'bodies.en.slots.main.0.variant',
          message: expect.stringMatching(/^The field variant of the block hero in .* is missing/),
        },
        { path: 'bodies.en.slots', message: expect.stringMatching(/^The id same is used by more than one block/) },
      ],
    })
    const refused = await save('wrong', document, 0)
    expectRefusal(refused, 412, 'OPR412')
    expect(refused.error?.message).toContain('The field variant of the block hero')
    expectRefusal(await editor.ask('GET', path('wrong')), 404, 'OPR404')
    const right = await editor.ask('POST', 'content-checks', { body: { document: samplePage('wrong', 'Right') } })
    expect(right.json).toEqual({ complaints: [] })
  })

  test('OPR-31 API-202 is read as readers of a language would, with the trees of its rich texts, though not saved', async () => {
    const document = samplePage('in-hand', 'In hand')
    const readIn = async (language: string, checked: unknown = document) => {
      const { json } = await editor.ask('POST', 'content-checks', { body: { document: checked, language } })
      return (json as { localized?: { name: string; slots: Record<string, unknown[]> } }).localized
    }
    expect(await readIn('fr')).toMatchObject({
      name: 'In hand (fr)',
      language: 'fr',
      slots: {
        main: [
          { richText: '<p>In hand en français</p>', richTextTree: [{ tag: 'p', children: ['In hand en français'] }] },
        ],
      },
    })
    expect(await readIn('en-us')).toMatchObject({ name: 'In hand (en)', language: 'en' })
    expect(await readIn('en', { ...document, bodies: 'none' })).toBeUndefined()
    expectRefusal(await editor.ask('GET', path('in-hand')), 404, 'OPR404')
  })

  test('OPR-31 API-206 is seen by its link alone, in the language asked for, and until it ends', async () => {
    await save('walks', samplePage('walks', 'Walks'), 0)
    const open = (language: string) => editor.ask('POST', path('walks', '/previews'), { body: { language } })
    const { address } = (await open('fr')).json as { address: string }
    const [at, token = ''] = address.split('#')
    expect(at).toBe('/pre/fr-ca/walks')
    const draft = (headers: Record<string, string> = {}) =>
      shop.call('GET', '/pre/preview/caas/v1/canvas/page/NA/walks', { headers })
    expect((await draft({ 'x-preview-token': token })).status).toBe(200)
    expect((await draft()).status).toBe(404)
    clock.now += 3_600_000
    expect((await draft({ 'x-preview-token': token })).status).toBe(404)
    const again = await shop.house.operator('later@example.com', ['content'])
    const missing = await again.ask('POST', path('error-4xx', '/previews'), { body: { language: 'en' } })
    expectRefusal(missing, 404, 'OPR404')
    await again.ask('PUT', path('error-4xx'), { body: { revision: 0, document: samplePage('error-4xx', 'Lost') } })
    const pageless = await again.ask('POST', path('error-4xx', '/previews'), { body: { language: 'en' } })
    expectRefusal(pageless, 412, 'OPR412')
    clock.now -= 3_600_000
  })
})

describe('an American text', () => {
  test('I18N-08 OPR-31 is shown and previewed in the United States, and the English one in Canada', async () => {
    const page = samplePage('color', 'Colour')
    await save('color', page, 0)
    const seenAt = async (language: string) => {
      const { json } = await editor.ask('POST', path('color', '/previews'), { body: { language } })
      return (json as { address: string }).address.split('#')[0]
    }
    expect(await seenAt('en')).toBe('/pre/en-us/color')
    const american = { name: 'Color', slots: { main: [richText('<p>Color</p>')] } }
    const both = { ...page, bodies: { ...page.bodies, 'en-us': american } }
    expect((await save('color', both, 1)).json).toMatchObject({ missing: [], languages: ['en', 'fr', 'en-us'] })
    expect([await seenAt('en-us'), await seenAt('en')]).toEqual(['/pre/en-us/color', '/pre/en-ca/color'])
    await act('POST', 'color', 'publication')
    const read = async (locale: string) =>
      (await shop.call('GET', '/publish/caas/v1/canvas/page/NA/color', { headers: { locale } })).json
    expect(await read('en-us')).toMatchObject({ name: 'Color', language: 'en-us' })
    expect(await read('en-ca')).toMatchObject({ name: 'Colour (en)', language: 'en' })
    expect(await read('fr-ca')).toMatchObject({ name: 'Colour (fr)', language: 'fr' })
  })

  test('I18N-08 cannot stand alone, nor in a language that is none', async () => {
    const american = { name: 'Color', slots: { main: [] } }
    const alone = await save('alone', samplePage('alone', '', { bodies: { 'en-us': american } }), 0)
    expectRefusal(alone, 412, 'OPR412')
    const other = await save('other', samplePage('other', '', { bodies: { en: american, 'en-gb': american } }), 0)
    expectRefusal(other, 412, 'OPR412')
    expect(JSON.stringify(other.json)).toContain('There is no language en-gb.')
  })
})

describe('a publication', () => {
  test('OPR-28 API-203 shows the latest revision from now on, once, and is recorded with what was before', async () => {
    await publishText('boots', 'Boots')
    expect(await shown('boots')).toBe('Boots')
    expect((await publishText('boots', 'New boots')).json).toMatchObject({ shown: 2, isDraft: false, canUndo: true })
    expect(await shown('boots')).toBe('New boots')
    expectRefusal(await act('POST', 'boots', 'publication'), 412, 'OPR412')
    expect((await trail('boots')).slice(-1)).toEqual([
      { by: 'ana@example.com', before: { published: [1] }, after: { published: [2] } },
    ])
    expect((await readDocument('boots')).history.slice(0, 2)).toMatchObject([
      { act: 'published', revision: 2, by: 'ana@example.com' },
      { act: 'published', revision: 1 },
    ])
  })

  test('OPR-28 is seen between its instants, the one before it until then and after it', async () => {
    await publishText('sale', 'Always')
    const [from, until] = [clock.now + 10_000, clock.now + 20_000]
    const { json } = await publishText('sale', 'Sale', { from, until })
    expect(json).toMatchObject({ shown: 1, revision: 3, isDraft: false, scheduled: [{ revision: 3, from, until }] })
    const start = clock.now
    const seen = []
    for (const ms of [0, 9_999, 10_000, 19_999, 20_000]) {
      clock.now = start + ms
      seen.push(await shown('sale'))
    }
    clock.now = start
    expect(seen).toEqual(['Always', 'Always', 'Sale', 'Sale', 'Always'])
    const past = { from: start - 20_000, until: start - 10_000 }
    for (const wrong of [{ from: until, until: from }, past])
      expectRefusal(await act('POST', 'sale', 'publication', wrong), 412, 'OPR412')
  })

  test('OPR-28 OPR-29 OPR-30 of what somebody has changed meanwhile is refused, and so are hiding and undoing', async () => {
    await publishText('race', 'One')
    const { version } = await readDocument('race')
    await save('race', samplePage('race', 'Two'), 1)
    expectRefusal(await act('POST', 'race', 'publication', { version }), 409, 'OPR409')
    expectRefusal(await act('DELETE', 'race', 'publication', { version }), 409, 'OPR409')
    expectRefusal(await act('POST', 'race', 'undoing', { version }), 409, 'OPR409')
    expect(await shown('race')).toBe('One')
    expectRefusal(await editor.ask('POST', path('none', '/publication'), { body: { version } }), 404, 'OPR404')
  })

  test('OPR-30 API-205 is undone with what was scheduled, once, and the one before is shown again', async () => {
    await publishText('undo', 'One')
    await publishText('undo', 'Later', { from: clock.now + 60_000 })
    await publishText('undo', 'Two')
    expect([await shown('undo'), (await readDocument('undo')).scheduled]).toEqual(['Two', []])
    const { json } = await act('POST', 'undo', 'undoing')
    expect(json).toMatchObject({ shown: 1, scheduled: [{ revision: 3 }], isDraft: true, canUndo: false })
    expect(await shown('undo')).toBe('One')
    expectRefusal(await act('POST', 'undo', 'undoing'), 412, 'OPR412')
    clock.now += 60_000
    expect(await shown('undo')).toBe('Later')
    clock.now -= 60_000
    expect((await trail('undo')).at(-1)?.after).toEqual({ published: [3, 1], undone: true })
  })

  test('OPR-29 OPR-30 API-204 is hidden from everybody, and shown again by undoing', async () => {
    await publishText('gone', 'Here')
    expect((await act('DELETE', 'gone', 'publication')).json).toMatchObject({ shown: null, isHidden: true })
    expect(await shown('gone')).toBeNull()
    expectRefusal(await act('DELETE', 'gone', 'publication'), 412, 'OPR412')
    expect(await listed('state=hidden')).toEqual(['gone'])
    expect((await act('POST', 'gone', 'undoing')).json).toMatchObject({ shown: 1, isHidden: false })
    expect(await shown('gone')).toBe('Here')
    await publishText('first', 'First')
    await act('POST', 'first', 'undoing')
    expect(await shown('first')).toBeNull()
  })
})

describe('the list of documents', () => {
  test('OPR-25 API-198 finds by state, family, site, and a part of key, path or name', async () => {
    await publishText('ridge', 'On the ridge')
    await publishText('valley', 'Valley', { from: clock.now + 60_000 })
    await save('cabin', samplePage('cabin', 'Cabin'), 0)
    expect(await listed('state=scheduled&search=VALL')).toEqual(['valley'])
    expect(await listed('state=published&search=the%20RIDGE')).toEqual(['ridge'])
    expect(await listed('state=draft&search=cabin')).toEqual(['cabin'])
    expect(await listed('search=%2Fcabin')).toEqual(['cabin'])
    expect(await listed('site=EMEA')).toEqual([])
    expect(await listed('family=menu')).toEqual([])
    expect(await listed('search=100%25')).toEqual([])
  })

  test('OPR-25 has pages of fifty, the one that was saved last first, and none twice', async () => {
    for (let at = 0; at < 60; at += 1) {
      clock.now += 1
      await save(`many-${at}`, samplePage(`many-${at}`, 'Many'), 0)
    }
    const first = (await editor.ask('GET', 'content?search=many-')).json as { next: string; count: number }
    expect(first.count).toBe(60)
    const pages = [await listed('search=many-'), await listed(`search=many-&after=${encodeURIComponent(first.next)}`)]
    expect(pages.map(({ length }) => length)).toEqual([50, 10])
    expect(pages[0]?.[0]).toBe('many-59')
    expect(new Set(pages.flat()).size).toBe(60)
  })
})

test('OPR-25 OPR-26 OPR-28 nobody without the role content reads or changes a document', async () => {
  await publishText('secret', 'Secret')
  const { version } = await readDocument('secret')
  for (const roles of [['orders'], ['merchandise']] as const) {
    const stranger = await shop.house.operator(`${roles[0]}@example.com`, roles)
    expectRefusal(await stranger.ask('GET', 'content'), 403, 'OPR403')
    expectRefusal(await stranger.ask('GET', path('secret')), 403, 'OPR403')
    const body = { revision: 1, document: samplePage('secret', 'Mine') }
    expectRefusal(await stranger.ask('PUT', path('secret'), { body }), 403, 'OPR403')
    expectRefusal(await stranger.ask('DELETE', path('secret', '/publication'), { body: { version } }), 403, 'OPR403')
  }
  expect(await shown('secret')).toBe('Secret')
})
