import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runs } from '../../support/runs.ts'
import { plainHttp } from '../../../tools/simulate/world/plainHttp.ts'

const platform = { Headers, Response }
let undo = (): void => undefined
beforeEach(() => {
  undo = plainHttp()
})
afterEach(() => undo())

const name = fc.constantFrom('Retry-After', 'retry-after', 'x-correlation-id', 'Content-Type')
const given = fc.dictionary(name, fc.constantFrom('3', 'application/json', 'abc'))

test('plain headers and answers say what the platform’s say', async () => {
  await fc.assert(
    fc.asyncProperty(
      given,
      name,
      fc.constantFrom(200, 201, 400, 404, 500, 503),
      fc.string(),
      async (headers, asked, status, body) => {
        const same = {
          'content-type': 'text/html',
          ...Object.fromEntries(Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value])),
        }
        const [plain, real] = [
          new Response(body, { status, headers: same }),
          new platform.Response(body, { status, headers: same }),
        ]
        expect(plain).not.toBeInstanceOf(platform.Response)
        expect(plain.status).toEqual(real.status)
        expect(plain.ok).toEqual(real.ok)
        expect(plain.headers.get(asked)).toEqual(real.headers.get(asked))
        expect(plain.headers.has(asked)).toEqual(real.headers.has(asked))
        expect(await plain.clone().text()).toEqual(await real.clone().text())
        expect(await plain.text()).toEqual(await real.text())
        await expect(plain.text()).rejects.toThrow()
        const [changed, truly] = [new Headers(plain.headers), new platform.Headers(real.headers)]
        for (const each of [changed, truly]) {
          each.set('CONTENT-TYPE', 'text/plain')
          each.delete('Retry-After')
        }
        expect(Object.fromEntries(changed)).toEqual(Object.fromEntries(truly))
      },
    ),
    { numRuns: runs(100) },
  )
})

test('the platform’s own come back', () => {
  undo()
  expect(Headers).toEqual(platform.Headers)
  expect(Response).toEqual(platform.Response)
})
