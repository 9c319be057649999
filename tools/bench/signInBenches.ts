import { signIn } from '../../contracts/api/authApi.ts'
import { scryptPasswords } from '../../server/consumer/password.ts'
import { demonstrationPassword } from '../../server/consumer/seed/demonstrationAccounts.ts'
import { importAccounts } from '../../server/consumer/seed/importAccounts.ts'
import type { BenchRow } from './BenchRow.ts'
import { benchShop } from './benchShop.ts'
import type { BenchShop } from './benchShop.ts'
import { median } from './median.ts'

/** Tries of each kind. */
const tries = 200
/** How far apart the medians may be. */
const mostApart = 1.05

/** AUTH-25: a wrong password for an address with an account, and for one without, in turns; by the clock, at the full cost of a password. */
export const signInBenches = async (): Promise<readonly BenchRow[]> => {
  const shop = await benchShop(process.env['DATABASE_URL'])
  try {
    await importAccounts(shop.db, scryptPasswords(), 0)
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let n = 0; n < tries; n++) {
      // Who is measured first changes with every turn.
      const turns = [() => wrong(shop, 'consumer@example.com').then((ms) => known.push(ms)), () => wrong(shop, 'nobody@example.com').then((ms) => unknown.push(ms))]
      for (const turn of n % 2 === 0 ? turns : turns.toReversed()) await turn()
    }
    const [somebody, nobody] = [median(known), median(unknown)]
    const apart = Math.max(somebody / nobody, nobody / somebody)
    return [{ what: `a wrong password, ${tries} times: somebody's, and nobody's`, measured: `${somebody.toFixed(1)} ms`, bare: `${nobody.toFixed(1)} ms`, ratio: somebody / nobody, budget: `< ${((mostApart - 1) * 100).toFixed(0)} % apart`, kept: apart < mostApart }]
  } finally {
    await shop.close()
  }
}

/** One try after another, none of them locked out. */
const wrong = async (shop: BenchShop, username: string): Promise<number> => {
  await shop.db.deleteFrom('sign_in_attempt').execute()
  const began = performance.now()
  const told = await shop.ask(signIn, null, {}, { username, password: `not ${demonstrationPassword}`, codeChallenge: 'x'.repeat(43) }).then(JSON.stringify, String)
  const ms = performance.now() - began
  if (!told.includes('AUT401')) throw new Error(`a wrong password came to ${told}`)
  return ms
}
