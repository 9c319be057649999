import { describe, expect, test } from 'vitest'
import type { Query } from '../../contracts/queries.ts'
import { contentReader } from '../../worker/requests/contentReader.ts'
import { fetchQuery } from '../../worker/requests/queryCalls.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import type { Session } from '../../worker/session/session.ts'

/** What the session was asked to send: the path, its parameters, and what only some calls say. */
const sentBy = async (query: Query, preview?: string) => {
  const sent: unknown[] = []
  const send = async (
    { path }: { readonly path: string },
    { params, query: asked }: { readonly params?: object; readonly query?: object },
    _key?: string,
    more?: object,
  ) => {
    sent.push([path, params, asked, more])
    return { _tag: 'Confirmed', status: 200, body: {}, correlationId: null }
  }
  await fetchQuery({ send } as unknown as Session, 'fr-fr', query, preview)
  return sent
}

const page = { name: 'content', ask: { family: 'page', key: 'journal' } } as const

describe('a page below /pre', () => {
  test('CMS-03 a page reads what is published, and a preview of it the draft, with its token in a header', async () => {
    const path = '/{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}'
    const params = { siteId: 'EMEA', page: 'journal' }
    expect(await sentBy(page)).toEqual([[path, { ...params, mode: 'publish' }, undefined, {}]])
    expect(await sentBy(page, 'a.b')).toEqual([
      [`/pre${path}`, { ...params, mode: 'preview' }, undefined, { previewToken: 'a.b' }],
    ])
    expect(await sentBy(page, '')).toEqual([[`/pre${path}`, { ...params, mode: 'preview' }, undefined, {}]])
  })

  test('OPR-31 what an operator has in hand is shown without a call, a menu in the form of a document', async () => {
    const inHand = { id: 'menu', name: 'Departments', slots: { main: [] } }
    const query = { name: 'content', ask: { family: 'menu', key: 'menu', inHand } } as const
    expect(await sentBy(query, 'a.b')).toEqual([])
    const answers: unknown[] = []
    const receive = contentReader(
      { ask: query.ask, locale: 'en-us', state: initialState(), now: 1_000, note: async () => undefined, preview: '' },
      (message) => answers.push('answer' in message && message.answer),
    )
    receive({ _tag: 'Answered', answer: inHand, from: 'server', at: 1_000, last: true })
    expect(answers).toEqual([inHand])
  })

  test('CMS-14 the preview screen reads the showcase of its site with variant, limit, offset and environment', async () => {
    const query = { layoutVariant: 'wide', limit: 10, offset: 20, cmsEnv: 'preview' } as const
    expect(await sentBy({ name: 'showcase', ask: { docType: 'page', ...query } }, '')).toEqual([
      [
        '/pre/{mode}/caas/v1/canvas/showcase/{siteId}/{docType}',
        { mode: 'preview', siteId: 'EMEA', docType: 'page' },
        query,
        {},
      ],
    ])
  })

  test('AUTH-31 a call that is not about content stays as it is in a preview', async () => {
    expect(await sentBy({ name: 'locationSelector', ask: {} }, '')).toEqual([
      ['/fapi/pages/location-selector', undefined, undefined, {}],
    ])
  })

  test('CMS-03 a preview shows a document before its first instant and after its last one', () => {
    const read = (preview?: string) => {
      const tags: string[] = []
      const receive = contentReader(
        { ask: page.ask, locale: 'en-us', state: initialState(), now: 1_000, note: async () => undefined, preview },
        ({ _tag }) => tags.push(_tag),
      )
      for (const validity of [{ validFrom: 2_000 }, { validUntil: 500 }]) {
        const answer = { id: 'a', name: 'A', slots: {}, asOf: 1_000, ...validity }
        receive({ _tag: 'Answered', answer, from: 'server', at: 1_000, last: true })
      }
      return tags
    }
    expect(read()).toEqual(['ContentPageError', 'ContentPageError'])
    expect(read('')).toEqual(['Answered', 'Answered'])
  })
})
