import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PublicAudience } from '../../../core/domain/content/audienceCookie.ts'
import { openDrawing } from '../../../server/site/openDrawing.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-drawing-'))
  // Records how it was called: how often, with whose views, and the API's answers.
  await writeFile(
    join(folder, 'drawPage.mjs'),
    `let calls = 0
     export const drawPage = async (path, { answer, views }) => {
       calls += 1
       if (path === '/broken') throw new Error('cannot draw')
       const asked = await answer({ name: path.startsWith('/own') ? 'profile' : 'departments', ask: {} }, 'fr-ca')
       return { calls, lines: views.cart?.lines ?? null, consent: views.consent, asked }
     }`,
  )
})
afterAll(() => rm(folder, { recursive: true }))

const opened = async ({ status = 200, module = 'drawPage.mjs' } = {}) => {
  let now = 1_000
  const failures: unknown[] = []
  const requests: (readonly [string, string | null])[] = []
  const draw = await openDrawing({
    module: join(folder, module),
    now: () => now,
    newId: () => 'id',
    onFailure: (error) => failures.push(error),
    fetch: async (path, init) => {
      requests.push([path, new Headers(init?.headers).get('locale')])
      return Response.json([], { status })
    },
  })
  const drawn = async (
    path: string,
    isStranger = true,
    audience: PublicAudience = { dismissed: [] },
    hasPrivacyControl = false,
  ) =>
    (await draw(path, { isStranger, audience, hasPrivacyControl, decisions: [] })) as unknown as {
      readonly calls: number
      readonly consent: unknown
      readonly lines: unknown
      readonly asked: unknown
    } | null
  return { drawn, failures, requests, pass: (ms: number) => void (now += ms) }
}

describe('which visitor’s picture it is', () => {
  test('TRK-03 it asks those who have not answered, and knows their answer and their signal', async () => {
    const { drawn } = await opened()
    expect(await drawn('/en-us')).toMatchObject({ consent: { answer: null, hasPrivacyControl: false } })
    const consent = { policyVersion: 1, categories: ['C0001' as const, 'C0002' as const] }
    expect(await drawn('/en-us', true, { dismissed: [], consent }, true)).toMatchObject({
      calls: 2,
      consent: { answer: consent, hasPrivacyControl: true },
    })
  })

  test('a picture is shown again for ten seconds, to strangers and to others each their own', async () => {
    const { drawn, pass } = await opened()
    const first = await drawn('/en-us')
    pass(9_999)
    expect(await drawn('/en-us')).toBe(first)
    expect((await drawn('/en-us', false))?.calls).toBe((first?.calls ?? 0) + 1)
    pass(1)
    expect((await drawn('/en-us'))?.calls).toBe((first?.calls ?? 0) + 2)
  })

  test('SEG-04 each audience has its own', async () => {
    const { drawn } = await opened()
    const member = { on: { site: 'us', segments: ['loggedIn', 'loyalty'] }, dismissed: [] } as const
    const first = await drawn('/en-us', false, member)
    expect((await drawn('/en-us', false))?.calls).toBe((first?.calls ?? 0) + 1)
    expect((await drawn('/en-us', false, { ...member, dismissed: ['bar'] }))?.calls).toBe((first?.calls ?? 0) + 2)
    expect(await drawn('/en-us', false, member)).toBe(first)
  })

  test('only where there is no session the cart is known, and empty', async () => {
    const { drawn } = await opened()
    expect((await drawn('/cart'))?.lines).toEqual([])
    expect((await drawn('/cart', false))?.lines).toBeNull()
  })

  test('the API is asked as the shop of that locale would ask it, and what it refuses is no answer', async () => {
    const { drawn, requests } = await opened({ status: 500 })
    expect((await drawn('/fr-ca'))?.asked).toBeNull()
    expect(requests).toEqual([['/products/v1/departments', 'fr-ca']])
  })

  test('calls about an account are never made', async () => {
    const { drawn, requests } = await opened()
    expect((await drawn('/own'))?.asked).toBeNull()
    expect(requests).toEqual([])
  })
})

describe('when no picture is made or kept', () => {
  test('a page that cannot be drawn is logged and left to the browser', async () => {
    const { drawn, failures } = await opened()
    expect(await drawn('/broken')).toBeNull()
    expect(failures).toEqual([new Error('cannot draw')])
  })

  test('a shop that was built without drawings leaves every page to the browser', async () => {
    const { drawn } = await opened({ module: 'none.mjs' })
    expect(await drawn('/en-us')).toBeNull()
  })

  test('at most two hundred pages at freely chosen addresses are kept', async () => {
    const { drawn } = await opened()
    const first = await drawn('/search?q=0')
    for (let word = 1; word <= 200; word += 1) await drawn(`/search?q=${word}`)
    expect((await drawn('/search?q=200'))?.calls).toBe((first?.calls ?? 0) + 200)
    expect((await drawn('/search?q=0'))?.calls).toBe((first?.calls ?? 0) + 201)
  })
})
