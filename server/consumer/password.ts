import type { Passwords } from '../kit/Context.ts'
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { passwordThreads } from './passwordThreads.ts'

/** Stored for an account without a password; no password matches it. */
export const noPassword = ''

/** scrypt (RFC 7914): N = 2^logN, block size r, parallelisation p. */
export type ScryptCost = { readonly logN: number; readonly r: number; readonly p: number }

/** OWASP Password Storage Cheat Sheet: 32 MiB and about 0.3 s of processor time. */
export const usualCost: ScryptCost = { logN: 15, r: 8, p: 3 }

const keyBytes = 32
const saltBytes = 16

/** Stores algorithm, cost, salt and key together, so that the cost can be raised later. */
export const scryptPasswords = (
  cost: ScryptCost = usualCost,
  deriveKey: DeriveKey = (sharedThreads ??= passwordThreads()),
): Passwords => {
  const derive = deriver(deriveKey)
  const written = (salt: Buffer, key: Buffer): string =>
    ['scrypt', cost.logN, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
  const nobodys = written(Buffer.alloc(saltBytes), Buffer.alloc(keyBytes))
  return {
    hash: async (password) => {
      const salt = randomBytes(saltBytes)
      return written(salt, await derive(password, salt, cost))
    },
    isRight: async (password, kept) => {
      const isKept = kept !== undefined && kept !== noPassword
      const [, logN, r, p, salt = '', key = ''] = (isKept ? kept : nobodys).split('$')
      const derived = await derive(password, Buffer.from(salt, 'base64url'), {
        logN: Number(logN),
        r: Number(r),
        p: Number(p),
      })
      return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && isKept
    },
  }
}

type DeriveKey = ReturnType<typeof passwordThreads>

/** One queue for the whole process, created with the first password. */
let sharedThreads: DeriveKey | undefined

/** NFKC: the same password typed on another keyboard is the same. */
const deriver =
  (deriveKey: DeriveKey) =>
  (password: string, salt: Buffer, { logN, r, p }: ScryptCost): Promise<Buffer> => {
    const N = 2 ** logN
    return deriveKey({
      password: password.normalize('NFKC'),
      salt,
      keyBytes,
      options: { N, r, p, maxmem: 256 * N * r },
    })
  }
