import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { serveSite } from '../../../server/site/serveSite.ts'

const directory = await mkdtemp(join(tmpdir(), 'cairn-films-'))
await writeFile(join(directory, 'index.html'), '<!doctype html><head></head><div id="root"></div>')
afterAll(() => rm(directory, { recursive: true }))

const policyOf = async (filmsFrom: readonly string[]) => {
  const site = new Hono().use(await serveSite(directory, { debug: true, reportsTo: null, filmsFrom }))
  const policy = (await site.request('/en-us')).headers.get('content-security-policy') ?? ''
  return ['media', 'connect'].map((kind) => new RegExp(`${kind}-src ([^;]+);`).exec(policy)?.[1])
}

test('CMS-48 pages play films of their own', async () => {
  expect(await policyOf([])).toEqual(["'self' blob:", "'self'"])
})

test('CMS-48 pages play films of the origins that a deployment names', async () => {
  const cloud = 'https://res.cloudinary.com'
  expect(await policyOf([cloud])).toEqual([`'self' blob: ${cloud}`, `'self' ${cloud}`])
})
