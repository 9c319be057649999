import type { Attack, Bound, Ground, Verdict } from './Attack.ts'
import { openRawClient } from './rawClient.ts'
import type { Budget, RawClient } from './rawClient.ts'
import { startVictim } from './victim.ts'
import type { Victim } from './victim.ts'

/** `not tried`: the attack needs something that is missing; `figures` says what. */
export type Outcome = 'held' | 'BROKEN' | 'not tried'

export type AttackResult = { readonly attack: Attack; readonly outcome: Outcome; readonly seconds: number } & Verdict

type TellResult = (result: AttackResult) => void

/** Runs one attack after the other against one server; those that mostly wait run at the same time. */
export const runAttacks = async (
  attacks: readonly Attack[],
  victim: Victim,
  isShort: boolean,
  tell: TellResult,
): Promise<readonly AttackResult[]> => {
  const patient = attacks.filter((attack) => attack.isPatient)
  const addresses = newAddresses()
  const run = async (attack: Attack): Promise<AttackResult> => {
    const result = await runAttack(attack, victim, isShort, addresses)
    tell(result)
    return result
  }
  const waiting = Promise.all(patient.map(run))
  const results: AttackResult[] = []
  for (const attack of attacks.filter((each) => !each.isPatient)) results.push(await run(attack))
  return [...results, ...(await waiting)]
}

const runAttack = async (
  attack: Attack,
  victim: Victim,
  isShort: boolean,
  addresses: () => string,
): Promise<AttackResult> => {
  const missing = missingFor(attack, victim)
  if (missing !== null) return { attack, outcome: 'not tried', seconds: 0, figures: missing, weaknesses: [] }
  const started = performance.now()
  const bound = isShort && attack.short !== null ? attack.short : attack.bound
  const closing: (() => Promise<void> | void)[] = []
  const verdict = await within(bound, (signal) =>
    attack.run(groundOf({ victim, isShort, addresses, bound, signal, closing })),
  )
  for (const close of closing.toReversed()) await close()
  const dead =
    victim.process?.isAlive() === false
      ? [{ what: 'the server process ended', request: victim.process.log().slice(-600) }]
      : []
  const weaknesses = [...verdict.weaknesses, ...dead]
  return {
    attack,
    outcome: weaknesses.length === 0 ? 'held' : 'BROKEN',
    seconds: (performance.now() - started) / 1000,
    figures: verdict.figures,
    weaknesses,
  }
}

const missingFor = ({ needs }: Attack, victim: Victim): string | null => {
  if (needs === 'own server' && victim.process === null) return 'needs its own server: leave out --url'
  return needs === 'postgres' && victim.databaseUrl === null ? 'needs a PostgreSQL: set DATABASE_URL' : null
}

type GroundPlan = Pick<Ground, 'victim' | 'isShort' | 'signal'> & {
  readonly addresses: () => string
  readonly bound: Bound
  readonly closing: (() => Promise<void> | void)[]
}

const groundOf = ({ victim, isShort, addresses, bound, signal, closing }: GroundPlan): Ground => {
  const budget: Budget = { left: bound.requests }
  closing.push(() => void (budget.left = 0))
  const clientOf =
    ({ target }: Victim) =>
    (): RawClient => {
      const client = openRawClient(target, addresses(), budget)
      closing.push(client.close)
      return client
    }
  return {
    victim,
    isShort,
    signal,
    client: clientOf(victim),
    anotherVictim: async (env) => {
      const another = await startVictim({ databaseUrl: null, env })
      closing.push(another.close)
      return { victim: another, client: clientOf(another) }
    },
  }
}

/** Whatever happens inside, an attack ends within its bound, and one that could not be carried out counts as broken. */
const within = async ({ seconds }: Bound, run: (signal: AbortSignal) => Promise<Verdict>): Promise<Verdict> => {
  const over = new AbortController()
  const inTime = new Promise<Verdict>((resolve) => {
    over.signal.addEventListener('abort', () => resolve(notDone(`it was not done within ${seconds} s`)))
  })
  const timer = setTimeout(() => over.abort(), seconds * 1000)
  try {
    return await Promise.race([
      run(over.signal).catch((cause: unknown) => notDone(cause instanceof Error ? cause.message : String(cause))),
      inTime,
    ])
  } finally {
    clearTimeout(timer)
  }
}

const notDone = (reason: string): Verdict => ({
  figures: 'not carried out',
  weaknesses: [{ what: `the attack could not be judged: ${reason}`, request: '' }],
})

/** 127.1.0.1, 127.1.0.2 …: all of 127.0.0.0/8 is this machine, and each address is a different client to the server. */
const newAddresses = (): (() => string) => {
  let count = 0
  return () => {
    count += 1
    return `127.1.${Math.floor(count / 250)}.${(count % 250) + 1}`
  }
}
