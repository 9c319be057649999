import { attackRegistry } from '../attack/attackRegistry.ts'
import { playAttacks } from '../attack/playAttacks.ts'
import type { Tally } from './runSteps.ts'

/** The short form of `npm run attack`, one check an attack; on the PostgreSQL of `databaseUrl` where there is one. */
export const checkAttacks = async (databaseUrl: string | null): Promise<Tally> => {
  // Only Linux lets a process use every address of 127.0.0.0/8, and each attacker has one of its own.
  if (process.platform !== 'linux') return { passed: 0, failed: 0 }
  const ids = attackRegistry.filter(({ short }) => short !== null).map(({ id }) => id)
  const results = await playAttacks({ ids, isShort: true, target: null }, databaseUrl)
  const count = (wanted: string): number => results.filter(({ outcome }) => outcome === wanted).length
  return { passed: count('held'), failed: count('BROKEN') }
}
