import { signIn } from '../../contracts/api/account/authApi.ts'
import { scryptPasswords } from '../../server/consumer/password.ts'
import { demonstrationPassword } from '../../server/demonstration/demonstrationAccounts.ts'
import { importAccounts } from '../../server/demonstration/importAccounts.ts'
import type { BenchRow } from './BenchRow.ts'
import { benchShop } from './benchShop.ts'
import type { BenchShop } from './benchShop.ts'
import { median } from './BenchRow.ts'

/** Attempts of each kind. */
const tries = 200
/** The largest ratio between the two medians that still counts as equal. */
const mostApart = 1.05

type Cost = { readonly clock: number; readonly processor: number }

/**
 * AUTH-25: a wrong password for an address with an account and for one without, alternately, at the full cost of a
 * password; in elapsed time, and in processor time, which other load does not lengthen.
 */
export const signInBenches = async (): Promise<readonly BenchRow[]> => {
  const shop = await benchShop(process.env['DATABASE_URL'])
  try {
    await importAccounts(shop.db, scryptPasswords(), 0)
    const [known, unknown]: [Cost[], Cost[]] = [[], []]
    for (let n = 0; n < tries; n++) {
      // Which is measured first alternates.
      const turns = [
        () => wrong(shop, 'consumer@example.com').then((cost) => known.push(cost)),
        () => wrong(shop, 'nobody@example.com').then((cost) => unknown.push(cost)),
      ]
      for (const turn of n % 2 === 0 ? turns : turns.toReversed()) await turn()
    }
    return (['clock', 'processor'] as const).map((by) =>
      rowOf(by, median(known.map((cost) => cost[by])), median(unknown.map((cost) => cost[by]))),
    )
  } finally {
    await shop.close()
  }
}

const rowOf = (by: keyof Cost, somebody: number, nobody: number): BenchRow => ({
  what: `a wrong password, ${tries} times, by the ${by}: with and without an account`,
  measured: `${somebody.toFixed(1)} ms`,
  bare: `${nobody.toFixed(1)} ms`,
  ratio: somebody / nobody,
  budget: `< ${((mostApart - 1) * 100).toFixed(0)} % apart`,
  kept: Math.max(somebody / nobody, nobody / somebody) < mostApart,
})

/** One attempt after another, none of them locked out; ms. */
const wrong = async (shop: BenchShop, username: string): Promise<Cost> => {
  await shop.db.deleteFrom('limit_count').execute()
  const [began, before] = [performance.now(), process.cpuUsage()]
  const answer = await shop
    .ask(signIn, null, {}, { username, password: `not ${demonstrationPassword}`, codeChallenge: 'x'.repeat(43) })
    .then(JSON.stringify, String)
  const clock = performance.now() - began
  const { user, system } = process.cpuUsage(before)
  if (!answer.includes('AUT401')) throw new Error(`a wrong password came to ${answer}`)
  return { clock, processor: (user + system) / 1_000 }
}
