import { attackArguments } from './attackArguments.ts'
import type { AttackAsked } from './attackArguments.ts'
import { attackList } from './attackPage.ts'
import { attackRegistry } from './attackRegistry.ts'
import { playAttacks } from './playAttacks.ts'

/** `npm run attack`: the attacks of the security review against a server of its own on this machine. */
const main = async (asked: AttackAsked): Promise<number> => {
  try {
    const results = await playAttacks(asked, process.env['DATABASE_URL'] || null)
    const failed = results.filter(({ outcome }) => outcome === 'BROKEN').length
    const passed = results.filter(({ outcome }) => outcome === 'held').length
    console.log(`${passed} passed, ${failed} failed`)
    return failed === 0 ? 0 : 1
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause)
    return 1
  }
}

const request = attackArguments.readOrExit()
if (request._tag === 'List') for (const line of attackList(attackRegistry)) console.log(line)
else process.exitCode = await main(request)
