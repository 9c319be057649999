import { expect, test } from 'vitest'
import type { Query, QueryMessage } from '../../contracts/queries.ts'
import { askQuery } from '../../core/adapters/queries/askQuery.ts'
import { memoryQueryCache } from '../../core/adapters/queries/QueryCache.memory.ts'
import { virtualClock } from '../../core/adapters/clock/Clock.virtual.ts'
import { fetchQuery } from '../../worker/requests/queryCalls.ts'
import { requestSettings } from './requestSettings.ts'

const refused = {
  _tag: 'Refused',
  status: 404,
  errorId: 'API404',
  message: 'No such page.',
  details: { errorId: 'API404', message: '' },
  appId: null,
  correlationId: null,
}
const answerOf = async (query: Query, answer: object = refused): Promise<readonly QueryMessage<unknown>[]> => {
  const messages: QueryMessage<unknown>[] = []
  const clock = virtualClock()
  const asking = {
    cache: memoryQueryCache(clock),
    clock,
    fetchAnswer: (asked: Query) => fetchQuery(requestSettings(() => answer).session, 'en-us', asked),
    isOnline: () => true,
    scope: 'en-us',
  }
  await askQuery(asking, query, (message) => messages.push(message))
  return messages
}

test('ERR-32 CMS-04 a page the content service does not have raises an error with status and path', async () => {
  expect(await answerOf({ name: 'locationSelector', ask: {} })).toEqual([
    { _tag: 'ContentPageError', status: 404, path: '/fapi/pages/location-selector' },
  ])
  expect(
    await answerOf(
      { name: 'locationSelector', ask: {} },
      { _tag: 'Unknown', reason: 'status', status: 503, retryAfterMs: null },
    ),
  ).toEqual([{ _tag: 'Unreachable', reason: 'status' }])
})

test('ERR-32 an unknown page of the content service is refused with its code', async () => {
  expect(await answerOf({ name: 'product', ask: { productId: 'gone' } })).toEqual([
    { _tag: 'Refused', errorId: 'API404', status: 404, message: 'No such page.' },
  ])
})
