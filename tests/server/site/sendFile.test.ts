import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveSite } from '../../../server/site/serveSite.ts'

let directory: string
let app: Hono

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cairn-files-'))
  await mkdir(join(directory, 'assets'))
  const write = (name: string, text: string) => writeFile(join(directory, name), text)
  await write('assets/main-Ab3dEf9h.js', 'plain')
  await write('assets/main-Ab3dEf9h.js.br', 'brotli')
  await write('assets/main-Ab3dEf9h.js.gz', 'gzip')
  await write('assets/once-Zz9yXw8v.js', 'first')
  await write('sw.js', 'worker')
  await write('trail.mp4', '0123456789')
  await write('manifest.webmanifest', '{}')
  app = new Hono()
  app.use(await serveSite(directory))
})

afterAll(() => rm(directory, { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

describe('a film', () => {
  test.each([
    ['bytes=0-1', 206, '01', 'bytes 0-1/10'],
    ['bytes=8-', 206, '89', 'bytes 8-9/10'],
    ['bytes=4-400', 206, '456789', 'bytes 4-9/10'],
    ['bytes=10-', 200, '0123456789', null],
    ['bytes=5-2', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ])('CMS-45 answers %s with %i', async (range, status, text, contentRange) => {
    const answer = await get('/trail.mp4', { range })
    expect(answer.status).toBe(status)
    expect(await answer.text()).toBe(text)
    expect(answer.headers.get('content-range')).toBe(contentRange)
    expect(answer.headers.get('content-type')).toBe('video/mp4')
  })
})

describe('a file', () => {
  test('hashed files are cached for ever and sent in the smallest form the browser takes', async () => {
    const path = '/assets/main-Ab3dEf9h.js'
    const answer = await get(path, { 'accept-encoding': 'gzip, deflate, br' })
    expect(await answer.text()).toBe('brotli')
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toContain('text/javascript')
    expect(await (await get(path, { 'accept-encoding': 'gzip' })).text()).toBe('gzip')
    expect(await (await get(path)).text()).toBe('plain')
  })

  test('a hashed file is in memory once, however many clients read it slowly', async () => {
    const read = async () => (await get('/assets/once-Zz9yXw8v.js')).text()
    expect(await Promise.all([read(), read()])).toEqual(['first', 'first'])
    await rm(join(directory, 'assets/once-Zz9yXw8v.js'))
    expect(await read()).toBe('first')
  })

  test('the service worker and the manifest are fetched again each time', async () => {
    for (const path of ['/sw.js', '/manifest.webmanifest'])
      expect((await get(path)).headers.get('cache-control')).toBe('no-cache')
  })

  test('an unknown file is 404 and no path leaves the directory', async () => {
    for (const path of [
      '/assets/other.js',
      '/favicon.ico',
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
    ]) {
      expect((await get(path)).status, path).toBe(404)
    }
  })
})
