import { describe, expect, test } from 'vitest'
import { reportUpload } from '../../../contracts/reportUpload.ts'
import { virtualClock } from '../../../core/adapters/clock/Clock.virtual.ts'
import { reportPatienceMs, sendReport } from '../../../core/adapters/report/sendReport.ts'

const to = 'https://reports.test/in'
const clock = virtualClock(0)

const sendTo = (fetch: (address: string, init: RequestInit) => Promise<Response>, text = 'the log\n') =>
  sendReport({ fetch: fetch as typeof globalThis.fetch, clock }, to, text)

const answering = (status: number, body = '{}') => sendTo(() => Promise.resolve(new Response(body, { status })))

test('the text is sent to the letter, to this address, without anything of the session', async () => {
  const seen: [string, RequestInit][] = []
  const outcome = await sendTo((address, init) => {
    seen.push([address, init])
    return Promise.resolve(new Response('{"reference":"K7Q2-9MXD-41TP"}', { status: 201 }))
  })
  expect(outcome).toEqual({ _tag: 'Received', reference: 'K7Q2-9MXD-41TP' })
  expect(seen).toHaveLength(1)
  expect(seen[0]).toMatchObject([
    to,
    { method: 'POST', body: 'the log\n', credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' },
  ])
  expect(seen[0]?.[1].headers).toEqual({ 'content-type': 'application/x-ndjson', accept: 'application/json' })
})

describe('what the server answers', () => {
  test.each([
    [413, 'tooLarge'],
    [429, 'tooMany'],
    [400, 'refused'],
    [422, 'refused'],
    [404, 'refused'],
    [500, 'notNow'],
    [507, 'notNow'],
  ] as const)('%i is reported as %s', async (status, why) => {
    expect(await answering(status)).toEqual({ _tag: 'NotReceived', why })
  })

  test('an answer that cannot be read, and none at all, leave it open', async () => {
    const open = { _tag: 'NotReceived', why: 'noAnswer' }
    for (const body of ['', '{}', '{"reference":""}', `{"reference":"${'x'.repeat(65)}"}`, '<html>'])
      expect(await answering(200, body)).toEqual(open)
    expect(await sendTo(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual(open)
  })

  test('a server that never answers does not keep the shopper waiting', async () => {
    const outcome = sendTo(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    )
    await clock.advance(reportPatienceMs, async () => undefined)
    expect(await outcome).toEqual({ _tag: 'NotReceived', why: 'noAnswer' })
  })
})

test('a text larger than any server takes, counted in bytes, is not sent', async () => {
  let calls = 0
  const count = () => {
    calls += 1
    return Promise.resolve(new Response('{"reference":"R"}'))
  }
  expect(await sendTo(count, 'é'.repeat(reportUpload.mostBytes / 2 + 1))).toEqual({
    _tag: 'NotReceived',
    why: 'tooLarge',
  })
  expect(await sendTo(count, 'e'.repeat(reportUpload.mostBytes))).toEqual({ _tag: 'Received', reference: 'R' })
  expect(calls).toBe(1)
})
