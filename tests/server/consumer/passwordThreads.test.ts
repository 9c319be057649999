import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { passwordThreads, scryptPasswords } from '../../../server/consumer/password.ts'
import { signIn } from '../../../contracts/api/account/authApi.ts'
import { isServiceFault } from '../../../server/kit/serviceFault.ts'
import { testServer } from '../support/testServer.ts'

/** Expensive enough to be in progress while something else is done. */
const cost = { logN: 14, r: 8, p: 1 } as const
const refused = (error: unknown): string => (isServiceFault(error) ? error.errorId : String(error))

test('AUTH-25 a derivation that fails does not make others fail', async () => {
  const derive = passwordThreads({ threads: 1, mostWaiting: 8, longestWaitMs: 3_600_000 })
  const job = {
    password: 'p',
    salt: new Uint8Array(16),
    keyBytes: 32,
    options: { N: 1024, r: 8, p: 1, maxmem: 1 << 26 },
  }
  const answers = await Promise.allSettled([derive({ ...job, options: { ...job.options, N: 3 } }), derive(job)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})

test('AUTH-25 files are read while passwords are looked at: they have threads of their own', async () => {
  const passwords = scryptPasswords(cost, passwordThreads({ threads: 1, mostWaiting: 100, longestWaitMs: 3_600_000 }))
  const order: string[] = []
  const guesses = Array.from({ length: 16 }, () =>
    passwords.isRight('guess', undefined).then(() => order.push('password')),
  )
  await readFile(new URL(import.meta.url)).then(() => order.push('file'))
  await Promise.all(guesses)
  expect(order.indexOf('file')).toBeLessThan(15)
})

describe('a queue of passwords', () => {
  test('AUTH-25 is worked off one after the other, and a caller who finds it full is sent away', async () => {
    const passwords = scryptPasswords(cost, passwordThreads({ threads: 1, mostWaiting: 2, longestWaitMs: 3_600_000 }))
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => passwords.isRight(`guess-${n}`, undefined).catch(refused)),
    )
    expect(answers).toEqual([false, false, false, 'BSY503', 'BSY503'])
    expect(await passwords.isRight('again', undefined)).toBe(false)
  })

  test('AUTH-25 refuses a call that has waited too long when its turn comes', async () => {
    const passwords = scryptPasswords(cost, passwordThreads({ threads: 1, mostWaiting: 8, longestWaitMs: -1 }))
    expect(await Promise.all([1, 2].map((n) => passwords.isRight(`guess-${n}`, undefined).catch(refused)))).toEqual([
      'BSY503',
      'BSY503',
    ])
  })

  test('AUTH-25 ERR-02 without room for fifty sign-ins answers BSY503, after which the key may be used again', async () => {
    const passwords = scryptPasswords(
      { ...cost, logN: 10 },
      passwordThreads({ threads: 1, mostWaiting: 8, longestWaitMs: 3_600_000 }),
    )
    const server = await testServer({ passwords })
    const ask = (n: number) =>
      server.call('POST', signIn.path, {
        key: `sign-in-${n}`,
        body: { username: `nobody-${n}@example.com`, password: 'wrong', codeChallenge: 'x'.repeat(43) },
      })
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => ask(n)))
    const away = answers.flatMap((one, n) => (one.status === 503 ? [n] : []))
    expect(answers.filter(({ status }) => status === 401).length + away.length).toBe(50)
    expect(away.length).toBeGreaterThan(0)
    for (const n of away) {
      expect(answers[n]?.error).toMatchObject({
        errorId: 'BSY503',
        message: 'We are very busy at the moment. Wait a few seconds and try again.',
      })
      expect(answers[n]?.headers.get('retry-after')).toBe('5')
    }
    expect((await ask(away[0]!)).status).toBe(401)
    await server.close()
  })
})
