import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../support/expectRefusal.ts'
import { redirectShop } from './redirectShop.ts'

const shop = await redirectShop()
const { add, added, change, cora, list, read, undo, visit, storage } = shop
const boots = '/p/harrow-mid-boot-HARROWMID1'

const trail = (key: string) =>
  storage.db
    .selectFrom('operator_change')
    .select(['made_by', 'before', 'after'])
    .where('noun', '=', 'redirect')
    .where('key', '=', key)
    .orderBy('id')
    .execute()

describe('a visitor of an old path', () => {
  test('OPR-52 OPR-53 API-226 is sent to the new one for good, in their own shop, with what stands behind “?”', async () => {
    await added('/old/boots', boots)
    expect(await visit('/fr-fr/old/boots?utm=a&x=1')).toEqual([301, `/fr-fr${boots}?utm=a&x=1`])
    expect(await visit('/DE-de/old/boots/')).toEqual([301, `/de-de${boots}`])
    expect(await visit('/old/boots')).toEqual([302, `/en-us${boots}`])
    expect(await visit('/old/boots', { cookie: 'locale=it-it' })).toEqual([302, `/it-it${boots}`])
    expect(await visit('/old/boots/laces')).toEqual([404, null])
    expect(await visit('/pre/en-us/old/boots')).toEqual([404, null])
  })

  test('OPR-53 for now is a 302, and no browser keeps either, so that a change holds at once', async () => {
    const { id } = await added('/en-us/summer', '/journal', false)
    expect(await visit('/en-us/summer')).toEqual([302, '/en-us/journal'])
    expect(await visit('/en-gb/summer')).toEqual([404, null])
    await change(id, { target: '/fr-ca/journal', isForever: true })
    const answer = await shop.app.request('/en-us/summer', { method: 'HEAD' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/fr-ca/journal'])
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect((await shop.app.request('/old/boots')).headers.get('cache-control')).toBe('no-store')
  })

  test('OPR-53 a path with a locale comes before the one for all, and a target with a locale is the same for all', async () => {
    await added('/old/stores', '/stores')
    await added('/de-de/old/stores', '/de-de/journal')
    await added('/old/letter', '/en-gb/journal')
    expect(await visit('/de-de/old/stores')).toEqual([301, '/de-de/journal'])
    expect(await visit('/en-gb/old/stores')).toEqual([301, '/en-gb/stores'])
    expect(await visit('/old/letter')).toEqual([301, '/en-gb/journal'])
    expect(await visit('/it-it/old/letter')).toEqual([301, '/en-gb/journal'])
  })

  test('OPR-53 an old shop’s files, other languages and letters of other scripts are paths, too', async () => {
    await added('/shop/boots.html', boots)
    await added('/pt-br/botas', '/stores', true)
    await added('/magasin/été%20100%25', '/stores')
    expect(await visit('/shop/boots.html')).toEqual([302, `/en-us${boots}`])
    expect(await visit('/en-ca/shop/boots.html')).toEqual([301, `/en-ca${boots}`])
    expect(await visit('/pt-br/botas')).toEqual([302, '/en-us/stores'])
    expect(await visit('/fr-fr/magasin/%C3%A9t%C3%A9%20100%25')).toEqual([301, '/fr-fr/stores'])
  })

  test('OPR-53 finds a missing page where the target is none any more, and the page that has come to be at the path', async () => {
    const { id } = await added('/gone', boots)
    const row = storage.db.updateTable('redirect').where('id', '=', id)
    await row.set({ target: '/p/no-such-NOSUCHBOOT' }).execute()
    expect(await visit('/en-us/gone')).toEqual([404, null])
    expect((await read(id)).state).toBe('nowhere')
    await row.set({ path: '/journal', target: '/stores' }).execute()
    expect(await visit('/en-us/journal')).toEqual([200, null])
    expect((await read(id)).state).toBe('covered')
    await storage.db.deleteFrom('redirect').where('id', '=', id).execute()
  })
})

describe('what an operator asks for', () => {
  test.each([
    ['old', '/stores', 'path', /^Old path: begin with one “\/”/],
    ['//elsewhere.example/old', '/stores', 'path', /^Old path: begin with one “\/”/],
    ['/old-2', 'https://elsewhere.example/', 'target', /^New path: begin with one “\/”.*stay in this shop/],
    ['/journal', '/stores', 'path', 'Old path: /en-us/journal is a page of the shop.'],
    ['/en-gb/journal', '/stores', 'path', 'Old path: /en-gb/journal is a page of the shop.'],
    ['/fr-fr/', '/stores', 'path', 'Old path: /fr-fr is a page of the shop.'],
    [boots, '/stores', 'path', `Old path: /en-us${boots} is a page of the shop.`],
    ['/operator/old', '/stores', 'path', 'Old path: the shop itself uses what is at /operator/old.'],
    ['/fapi/v1/x', '/stores', 'path', 'Old path: the shop itself uses what is at /fapi/v1/x.'],
    ['/cart/v1/x', '/stores', 'path', 'Old path: the shop itself uses what is at /cart/v1/x.'],
    ['/old-3', '/no/such', 'target', 'New path: there is no page at /no/such.'],
    ['/old-3', '/p/none-NOSUCHBOOT', 'target', 'New path: there is no page at /p/none-NOSUCHBOOT.'],
    ['/fr-fr/old-3', '/ridge', 'target', 'New path: there is no page at /ridge.'],
    ['/old-3', '/fr-fr/ridge', 'target', 'New path: there is no page at /fr-fr/ridge.'],
    ['/old-3', '/old-3', 'target', 'New path: a path cannot lead to itself.'],
  ])('OPR-52 API-226 %s to %s is refused in words, and nothing is kept', async (path, target, field, message) => {
    const before = await list()
    const answer = await add(path, target)
    expectRefusal(answer, 400, 'OPR400')
    expect(answer.error?.field).toBe(field)
    expect(answer.error?.message).toMatch(message)
    expect(await list()).toEqual(before)
  })

  test('OPR-52 neither leads to a redirected path nor from the target of another one', async () => {
    await added('/chain/a', '/stores')
    expect((await add('/chain/b', '/de-de/chain/a')).error?.message).toBe(
      'New path: /chain/a is redirected itself, to /stores. Lead straight there.',
    )
    const { id } = await added('/chain/c', '/track-order')
    await storage.db.updateTable('redirect').set({ target: '/it-it/chain/d' }).where('id', '=', id).execute()
    expect((await add('/chain/d', '/stores')).error?.message).toBe(
      'Old path: /chain/c leads here. Change or remove that one first.',
    )
    expect((await add('/en-us/chain/d', '/stores')).status).toBe(200)
  })

  test('OPR-52 a path that is redirected already is refused with where it leads, and of two at once one is', async () => {
    await added('/twice', '/stores')
    const answer = await add('/twice/', '/journal')
    expectRefusal(answer, 409, 'OPR409')
    expect(answer.error?.message).toBe('/twice is redirected already, to /stores. Nothing was changed.')
    const both = await Promise.all([add('/at-once', '/stores'), add('/at-once', '/journal')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('OPR-52 API-225 is found by part of either path, what was changed last first, fifty to a page', async () => {
    const row = { target: '/stores', is_forever: true, made_by: 'cora@example.com', removed_at: null }
    const rows = Array.from({ length: 51 }, (_, n) => ({ ...row, id: `many-${n}`, path: `/many_${n}/x`, at: n }))
    await storage.db.insertInto('redirect').values(rows).execute()
    const { redirects, next = '' } = await list('?search=MANY_')
    expect(redirects.length).toBe(50)
    expect(redirects[0]).toMatchObject({ path: '/many_50/x', state: 'leading', by: 'cora@example.com' })
    expect((await list(`?search=many_&before=${next}`)).redirects.map(({ path }) => path)).toEqual(['/many_0/x'])
    expect((await list('?search=manyX')).redirects).toEqual([])
    expect((await list('?search=harrow')).redirects.every(({ target }) => target === boots)).toBe(true)
    const merchant = await shop.operator('mara@example.com', ['merchandise'])
    expectRefusal(await merchant.ask('GET', 'redirects'), 403, 'OPR403')
  })
})

describe('a redirect that is changed', () => {
  test('OPR-54 API-228 API-229 API-227 leads elsewhere, is removed and brought back, each recorded with what was before', async () => {
    const { id } = await added('/moving', '/stores')
    expect((await change(id, { target: '/journal/', isForever: false })).json).toMatchObject({ target: '/journal' })
    expect(await visit('/en-us/moving')).toEqual([302, '/en-us/journal'])
    expect((await change(id, null)).json).toMatchObject({ state: 'removed', canUndo: true })
    expect(await visit('/en-us/moving')).toEqual([404, null])
    expect((await list('?list=removed')).redirects.map((each) => each.id)).toEqual([id])
    expect((await list('?search=moving')).redirects).toEqual([])
    expect((await undo(id)).json).toMatchObject({ state: 'leading', target: '/journal', canUndo: false })
    expect(await visit('/en-us/moving')).toEqual([302, '/en-us/journal'])
    expect(await trail('/moving')).toEqual([
      { made_by: 'cora@example.com', before: null, after: { target: '/stores', isForever: true } },
      {
        made_by: 'cora@example.com',
        before: { target: '/stores', isForever: true },
        after: { target: '/journal', isForever: false },
      },
      { made_by: 'cora@example.com', before: { target: '/journal', isForever: false }, after: null },
      { made_by: 'cora@example.com', before: null, after: { target: '/journal', isForever: false, undone: true } },
    ])
    expectRefusal(await cora.ask('GET', 'redirects/none'), 404, 'OPR404')
  })

  test('OPR-54 undoing what was added removes it, and what was removed can be added again', async () => {
    const { id } = await added('/slip', '/stores')
    expect((await undo(id)).json).toMatchObject({ state: 'removed', canUndo: false })
    expectRefusal(await undo(id), 412, 'OPR412')
    expect(await added('/slip', '/journal')).toMatchObject({ id, target: '/journal', state: 'leading' })
    expect((await read(id)).changes.length).toBe(3)
  })

  test('OPR-54 whoever has seen something else is refused, as is one who undoes an older change', async () => {
    const { id, changes } = await added('/contested', '/stores')
    await change(id, { target: '/journal', isForever: true })
    const seen = { target: '/stores', isForever: true }
    expectRefusal(await cora.ask('PUT', `redirects/${id}`, { body: { seen, wanted: null } }), 409, 'OPR409')
    expectRefusal(
      await cora.ask('POST', `redirects/${id}/undoing`, { body: { changeId: changes[0]?.id } }),
      409,
      'OPR409',
    )
    expectRefusal(await cora.ask('PUT', 'redirects/none', { body: { seen, wanted: null } }), 404, 'OPR404')
    expectRefusal(await change(id, { target: '/nowhere/at/all', isForever: true }), 400, 'OPR400')
    expect(await visit('/en-us/contested')).toEqual([301, '/en-us/journal'])
  })

  test('OPR-54 what the rules do not allow any more is not brought back, in words', async () => {
    const { id } = await added('/chain/e', '/stores')
    await change(id, null)
    await storage.db.updateTable('redirect').set({ target: '/chain/e' }).where('path', '=', '/slip').execute()
    const answer = await undo(id)
    expectRefusal(answer, 412, 'OPR412')
    expect(answer.error?.message).toBe(
      'This cannot be undone any more. Old path: /slip leads here. Change or remove that one first.',
    )
  })
})

test('OPR-53 a page of one site only is led to there alone, and while the database is away a path is just missing', async () => {
  await added('/old/ridge', '/ridge')
  expect(await visit('/fr-ca/old/ridge')).toEqual([301, '/fr-ca/ridge'])
  expect(await visit('/fr-fr/old/ridge')).toEqual([404, null])
  const away = await shop.visitWhileAway('/en-us/old/ridge')
  expect(away.status).toBe(404)
})
