import { describe, expect, test } from 'vitest'
import { augmentedPages } from '../../../contracts/api/content/augmentedPageApi.ts'
import type { Endpoint } from '../../../contracts/api/endpoint.ts'
import type { Query } from '../../../contracts/queries.ts'
import { loadOnDemand } from '../../../worker/requests/loadOnDemand.ts'
import { fetchQuery } from '../../../worker/requests/queryCalls.ts'
import type { Session } from '../../../worker/session/session.ts'
import { lineOf } from '../../support/simulatedShop.ts'

// Compiling it is not part of any test's time.
await loadOnDemand()

/** What the worker asks the shop for a query of the screen: `[line, body]`. */
const callsFor = async (query: Query): Promise<readonly (readonly [string, unknown])[]> => {
  const calls: (readonly [string, unknown])[] = []
  const send = async (endpoint: Endpoint, input: Parameters<typeof lineOf>[1]) => {
    calls.push([lineOf(endpoint, input), input.body])
    return { _tag: 'Unknown', reason: 'offline', status: null, retryAfterMs: null }
  }
  await fetchQuery({ send } as unknown as Session, 'fr-fr', query)
  return calls
}

const account = '/consumers-v3/consumer'
const canvas = '/publish/caas/v1/canvas'
const products = '/products/v1/products/BOOT'

test.each<readonly [rows: string, query: Query, line: string, body?: unknown]>([
  [
    'API-043 ACC-06',
    { name: 'profile', ask: { includeLoyaltySummary: true } },
    `GET ${account}?includeLoyaltySummary=true`,
  ],
  ['API-046 LOY-06', { name: 'welcomePromotion', ask: {} }, `GET ${account}/loyalty/promo/welcome`],
  ['API-047 LOY-04', { name: 'vouchers', ask: {} }, `GET ${account}/loyalty/vouchers`],
  ['API-048 ACC-13', { name: 'customer', ask: { email: 'a@b.cd' } }, `GET ${account}/lookup?email=a%40b.cd`],
  ['API-052 ACC-30', { name: 'cards', ask: {} }, `GET ${account}/payment_instruments`],
  ['API-056 ORD-05', { name: 'orderDetails', ask: { orderId: 'CN-2' } }, `GET ${account}/purchase/CN-2`],
  ['API-058 ORD-04', { name: 'orders', ask: { page: 2 } }, `POST ${account}/purchasehistory`, { page: 2 }],
  [
    'API-060 ORD-08',
    { name: 'trackedOrder', ask: { orderNumber: 'CN-2', email: 'a@b.cd' } },
    `POST ${account}/TrackOrder`,
    { orderNumber: 'CN-2', email: 'a@b.cd' },
  ],
  [
    'API-066 ACC-14',
    { name: 'knownConsumer', ask: { consumerId: 'C-1', email: 'a@b.cd' } },
    `POST ${account}/retrieveUserData`,
    { consumerId: 'C-1', email: 'a@b.cd' },
  ],
  ['API-071', { name: 'contactSubjects', ask: {} }, 'GET /consumers-v3/contactus/categorySubject'],
  ['API-075 FAV-06', { name: 'sharedFavorites', ask: { favoriteId: 'L-1' } }, 'GET /wishlists/v2/favorites/L-1/share'],
  ['API-078 I18N-04', { name: 'countries', ask: {} }, 'GET /consumers-v3/utilities/countryList'],
  [
    'API-079 VAL-36',
    { name: 'addressFields', ask: { countryCode: 'FR' } },
    'GET /consumers-v3/utilities/addressFields/FR',
  ],
  ['API-080 BIS-04', { name: 'stores', ask: { country: 'FR' } }, 'GET /consumers-v3/utilities/stores?country=FR'],
  [
    'API-081 BIS-04',
    { name: 'storeEmployees', ask: { storeId: 'US002' } },
    'GET /consumers-v3/utilities/stores/US002/employees',
  ],
  ['API-084 TIME-01', { name: 'serverTime', ask: {} }, 'GET /fapi/server/time'],
  [
    'API-087 CMS-02',
    { name: 'content', ask: { family: 'page', key: 'journal' } },
    `GET ${canvas}/augmentedpage/EMEA/journal`,
  ],
  ['API-105', { name: 'content', ask: { family: 'category', key: '1000' } }, `GET ${canvas}/category/EMEA/1000`],
  [
    'API-106 CAT-55',
    { name: 'articles', ask: { siteId: 'EMEA', limit: 6 } },
    `GET ${canvas}/search/EMEA/article?limit=6`,
  ],
  ['API-107', { name: 'content', ask: { family: 'footer', key: 'footer' } }, `GET ${canvas}/footer/EMEA`],
  ['API-108', { name: 'content', ask: { family: 'fragment', key: 'hello' } }, `GET ${canvas}/fragment/hello`],
  ['API-109', { name: 'content', ask: { family: 'menu', key: 'menu' } }, `GET ${canvas}/menu/EMEA`],
  ['API-112', { name: 'content', ask: { family: 'popups', key: 'popups' } }, `GET ${canvas}/popups/EMEA`],
  ['API-113', { name: 'content', ask: { family: 'product', key: 'BOOT' } }, `GET ${canvas}/product/EMEA/BOOT`],
  [
    'API-114',
    { name: 'showcase', ask: { docType: 'article', limit: 3, offset: 6, cmsEnv: 'publish' } },
    `GET ${canvas}/showcase/EMEA/article?limit=3&offset=6&cmsEnv=publish`,
  ],
  [
    'API-120',
    { name: 'content', ask: { family: 'fragment', key: 'size-chart-boots' } },
    'GET /fapi/components/size-chart/boots',
  ],
  [
    'API-140',
    { name: 'recommendations', ask: { productId: 'BOOT', count: 4 } },
    'GET /products/v1/widgetRecommendations?productId=BOOT&count=4',
  ],
  ['API-122', { name: 'locationSelector', ask: {} }, 'GET /fapi/pages/location-selector'],
  ['API-124', { name: 'product', ask: { productId: 'BOOT' } }, 'GET /products/v2/products/BOOT/details'],
  [
    'API-125 CAT-06',
    { name: 'shopStock', ask: { productId: 'BOOT', sku: 'A-1', storeIds: ['US002'] } },
    `POST ${products}/availability`,
    { sku: 'A-1', storeIds: ['US002'] },
  ],
  ['API-126 CAT-07', { name: 'inventory', ask: { productId: 'BOOT' } }, `GET ${products}/inventory`],
  ['API-127', { name: 'reviews', ask: { productId: 'BOOT', page: 2 } }, `GET ${products}/reviews?page=2`],
  ['API-130', { name: 'productSets', ask: { productId: 'BOOT' } }, `GET ${products}/productSets`],
  ['API-131', { name: 'productSet', ask: { productSetId: 'SET' } }, 'GET /products/v2/products/SET/productSet'],
  [
    'API-133',
    { name: 'catalog', ask: { categoryId: '1000', start: 24 } },
    'GET /products/v2/catalog?categoryId=1000&start=24',
  ],
  ['API-135', { name: 'search', ask: { q: 'boot' } }, 'GET /products/v2/search/productSearch?q=boot'],
  ['API-136', { name: 'suggest', ask: { q: 'boo' } }, 'GET /products/v2/search/autoSuggest?q=boo'],
  ['API-137', { name: 'questions', ask: { productId: 'BOOT', page: 2 } }, `GET ${products}/reviews/questions?page=2`],
  [
    'API-141 STORE-02',
    { name: 'collectionPoints', ask: { country: 'FR', postalCode: '74400' } },
    'POST /stores/v1/collectionPoints',
    { country: 'FR', postalCode: '74400', method: 'pudo' },
  ],
  [
    'API-142 STORE-01',
    { name: 'nearbyStores', ask: { country: 'FR', query: 'Annecy' } },
    'POST /stores/v1/search',
    { country: 'FR', query: 'Annecy' },
  ],
  ['API-154', { name: 'departments', ask: {} }, 'GET /products/v1/departments'],
  ['API-157', { name: 'searchHelp', ask: { q: 'returns' } }, 'GET /products/v2/search/helpSearch?q=returns'],
  ['API-158 CAT-70', { name: 'delivery', ask: { productId: 'BOOT' } }, `GET ${products}/delivery`],
])('%s is asked for with one call', async (_rows, query, line, body) => {
  expect(await callsFor(query as Query)).toEqual([[line, body]])
})

describe('what the shop answers', () => {
  const answerOf = (query: Query, answer: object) =>
    fetchQuery({ send: async () => answer } as unknown as Session, 'fr-fr', query)
  const confirmed = (body: object) => ({ _tag: 'Confirmed', body, replayed: false })
  const refused = { _tag: 'Refused', status: 404, errorId: 'API404', message: 'said', details: {}, appId: null }

  test('API-079 VAL-36 the rules of a country reach the form, and so does the refusal of one that the shop does not ship to', async () => {
    const query = { name: 'addressFields', ask: { countryCode: 'FR' } } as const
    const rules = confirmed({ fields: { postalCode: { required: true } }, provinces: [] })
    expect(await answerOf(query, rules)).toEqual(rules)
    expect(await answerOf(query, refused)).toEqual(refused)
  })

  test('API-114 CMS-11 a showcase reaches the page, and a missing one as an error with status and path', async () => {
    const ask = { docType: 'article', limit: 3, offset: 6, cmsEnv: 'publish' } as const
    const query = { name: 'showcase', ask } as const
    const listed = confirmed({ items: [{ id: 'page/hut', name: 'The hut' }], total: 1 })
    expect(await answerOf(query, listed)).toEqual(listed)
    expect(await answerOf(query, refused)).toEqual({
      _tag: 'ContentPageError',
      status: 404,
      path: `${canvas}/showcase/EMEA/article`,
    })
  })
})

describe('API-088…104 a page with a slot of its own', () => {
  test.each(Object.values(augmentedPages))('$id $path is what the worker asks for its content', async ({ path }) => {
    const key = path.split('/').at(-1) ?? ''
    expect(await callsFor({ name: 'content', ask: { family: 'page', key } })).toEqual([
      [`GET ${path.replace('{mode}', 'publish').replace('{siteId}', 'EMEA')}`, undefined],
    ])
  })

  test('API-088…104 there are seventeen', () => {
    expect(Object.values(augmentedPages).map(({ id }) => id)).toEqual(
      Array.from({ length: 17 }, (_, place) => `API-${String(88 + place).padStart(3, '0')}`),
    )
  })
})
