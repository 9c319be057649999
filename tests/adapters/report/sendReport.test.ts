import { expect, test } from 'vitest'
import { reportUpload } from '../../../contracts/reportUpload.ts'
import { virtualClock } from '../../../core/adapters/clock/Clock.virtual.ts'
import { reportPatienceMs, sendReport } from '../../../core/adapters/report/sendReport.ts'

const to = 'https://reports.test/in'
const clock = virtualClock(0)

const sendTo = (fetch: (address: string, init: RequestInit) => Promise<Response>, text = 'the log\n') =>
  sendReport({ fetch: fetch as typeof globalThis.fetch, clock }, to, text)

const answering = (status: number, body = '{}') => sendTo(() => Promise.resolve(new Response(body, { status })))

test('what is sent is the text to the letter, to this address, without anything of the session', async () => {
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

test.each([
  [413, 'tooLarge'],
  [429, 'tooMany'],
  [400, 'refused'],
  [422, 'refused'],
  [404, 'refused'],
  [500, 'notNow'],
  [507, 'notNow'],
] as const)('%i is told as %s', async (status, why) => {
  expect(await answering(status)).toEqual({ _tag: 'NotReceived', why })
})

test('an answer that cannot be read, and none at all, leave it open', async () => {
  const open = { _tag: 'NotReceived', why: 'noAnswer' }
  for (const body of ['', '{}', '{"reference":""}', `{"reference":"${'x'.repeat(65)}"}`, '<html>'])
    expect(await answering(200, body)).toEqual(open)
  expect(await sendTo(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual(open)
})

test('nobody is waited for for ever', async () => {
  const outcome = sendTo(
    (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  await clock.advance(reportPatienceMs, async () => undefined)
  expect(await outcome).toEqual({ _tag: 'NotReceived', why: 'noAnswer' })
})

test('what is larger than anybody takes is not sent, counted in bytes', async () => {
  let calls = 0
  const count = () => {
    calls += 1
    return Promise.resolve(new Response('{"reference":"R"}'))
  }
  expect(await sendTo(count, 'é'.repeat(reportUpload.mostBytes / 2 + 1))).toEqual({
    _tag: 'NotReceived',
    why: 'tooLarge',
  })
  expect([await sendTo(count, 'e'.repeat(reportUpload.mostBytes)), calls]).toEqual([
    { _tag: 'Received', reference: 'R' },
    1,
  ])
})
