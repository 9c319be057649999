import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { confirmForgotPassword } from '../../../contracts/api/account/authApi.ts'
import { limitNamed } from '../../../server/limits/limitTable.ts'
import { openServer } from '../../../server/openServer.ts'
import type { OpenServer } from '../../../server/openServer.ts'
import { serverConfig } from '../../../server/serverConfig.ts'
import { defined } from '../../../core/domain/fields/fields.ts'

const folder = await mkdtemp(join(tmpdir(), 'cairn-proxy-'))
afterAll(() => rm(folder, { recursive: true }))
for (const part of ['client', 'drawing']) await mkdir(join(folder, part))
await writeFile(join(folder, 'client', 'index.html'), '<html><head></head><body></body></html>')
await writeFile(join(folder, 'drawing', 'drawPage.mjs'), 'export const drawPage = async () => null')

const opened = (trusted: string | undefined): Promise<OpenServer> => {
  const config = serverConfig({
    CAIRN_DATA: join(folder, 'data'),
    CAIRN_MODE: 'production',
    ...defined({ CAIRN_TRUSTED_PROXIES: trusted }),
  })
  return openServer({ ...config, port: 0, site: join(folder, 'client') }, () => undefined)
}

/** A wrong code of a password letter, as a visitor whom a proxy on this machine names. */
const guess = async ({ port }: OpenServer, visitor: string, nth: number): Promise<number> => {
  const { status } = await fetch(`http://127.0.0.1:${port}${confirmForgotPassword.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-access-key': 'cairn-web',
      'x-forwarded-for': visitor,
      'idempotency-key': `guess-${visitor}-${nth}-${port}`,
    },
    body: JSON.stringify({ email: 'a@example.com', confirmationCode: `code-${nth}`, newPassword: 'Boulder-2027' }),
  })
  return status
}

const { most } = limitNamed('password-code-client')
const exhaust = async (server: OpenServer, visitor: string): Promise<void> => {
  for (let nth = 0; nth < most; nth += 1) expect(await guess(server, visitor, nth)).not.toBe(429)
}

test('LIM429 the visitors of a trusted proxy are counted separately, and a restart forgets no count', async () => {
  const before = await opened('127.0.0.1')
  await exhaust(before, '203.0.113.7')
  await before.stop()
  const after = await opened('127.0.0.1')
  try {
    expect(await guess(after, '203.0.113.7', most)).toBe(429)
    expect(await guess(after, '203.0.113.8', most)).not.toBe(429)
  } finally {
    await after.stop()
  }
})

test('LIM429 a visitor who is no trusted proxy cannot name another address', async () => {
  const server = await opened(undefined)
  try {
    await exhaust(server, '203.0.113.9')
    expect(await guess(server, '203.0.113.10', most)).toBe(429)
  } finally {
    await server.stop()
  }
})
