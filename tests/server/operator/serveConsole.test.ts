import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { serveConsole } from '../../../server/operator/serveConsole.ts'

const folder = mkdtempSync(join(tmpdir(), 'cairn-built-console-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<style nonce="__CSP_NONCE__"></style>')
writeFileSync(join(folder, 'assets', 'index-abcdefg.js'), 'export {}')

const openConsole = async (publicUrl: string) => {
  const app = new Hono()
  app.use('/operator/*', await serveConsole(folder, publicUrl))
  app.all('*', (c) => c.text('something else'))
  return app
}
const app = await openConsole('https://shop.example')

test('OPR-09 every path below the console is its page, with a nonce of its own and a narrow policy', async () => {
  const pages = [
    await app.request('https://shop.example/operator'),
    await app.request('https://shop.example/operator/operators/1'),
  ]
  const nonces = await Promise.all(pages.map(async (page) => /nonce="([^"]{24})"/.exec(await page.text())?.[1] ?? ''))
  expect(new Set(nonces).size).toBe(2)
  for (const [at, { status, headers }] of pages.entries()) {
    expect(status).toBe(200)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonces[at]}'`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ])
    expect([headers.get('cache-control'), headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual([
      'no-store',
      'noindex',
      'no-referrer',
    ])
  }
})

test('OPR-09 its files never change, a file that is not there is 404, and its calls are not its pages', async () => {
  const file = await app.request('https://shop.example/operator/assets/index-abcdefg.js')
  expect([await file.text(), file.headers.get('cache-control')]).toEqual([
    'export {}',
    'public, max-age=31536000, immutable',
  ])
  expect((await app.request('https://shop.example/operator/assets/none-abcdefg.js')).status).toBe(404)
  expect(await (await app.request('https://shop.example/operator/api/session')).text()).toBe('something else')
  expect((await app.request('https://shop.example/operator', { method: 'POST' })).status).toBe(405)
})

test('OPR-03 OPR-09 on this machine the console is at localhost, since a passkey belongs to a name', async () => {
  const local = await openConsole('http://127.0.0.1:4173')
  const answer = await local.request('http://127.0.0.1:4173/operator/invitation')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://localhost:4173/operator/invitation'])
  expect((await local.request('http://localhost:4173/operator/invitation')).status).toBe(200)
})
