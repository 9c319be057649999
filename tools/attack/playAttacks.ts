import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { buildProduct } from '../start/buildProduct.ts'
import { isBuilt } from '../start/buildStamp.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import type { Attack } from './Attack.ts'
import type { AttackAsked } from './attackCommand.ts'
import { attackRegistry } from './attackRegistry.ts'
import { databaseObjection } from './loopbackTarget.ts'
import { runAttacks } from './runAttacks.ts'
import type { AttackResult } from './runAttacks.ts'
import { knownVictim, startVictim } from './victim.ts'

/** Runs the attacks, prints each as it ends and writes the report. Throws a message when it cannot start. */
export const playAttacks = async (
  { ids, isShort, target }: AttackAsked,
  databaseUrl: string | null,
): Promise<readonly AttackResult[]> => {
  const objection = (databaseUrl === null ? null : databaseObjection(databaseUrl)) ?? (await addressObjection())
  if (objection !== null) throw new Error(objection)
  if (target === null && !isBuilt() && !(await buildProduct()))
    throw new Error('There is no server to attack: the build failed.')
  const attacks = attackRegistry.filter(({ id }) => ids.includes(id))
  const victim = target === null ? await startVictim({ databaseUrl }) : await knownVictim(target)
  try {
    const results = await runAttacks(attacks, victim, isShort, (result) =>
      attackLines(result).forEach((line) => console.log(line)),
    )
    const folder = join(projectRoot, 'reports', 'attack')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'attack.json'), `${JSON.stringify(attackReport(results, isShort), null, 1)}\n`)
    return results
  } finally {
    await victim.close()
  }
}

/** Each attacker has its own address, which not every system lets a process use without setup. */
const addressObjection = (): Promise<string | null> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () =>
      resolve(
        'This system does not let its processes use 127.1.0.2: attacks need Linux, where all of 127.0.0.0/8 is loopback.',
      ),
    )
    probe.listen(0, '127.1.0.2', () => probe.close(() => resolve(null)))
  })

/** A line for each attack, and the evidence when something is broken. */
export const attackLines = ({ attack, outcome, seconds, figures, weaknesses }: AttackResult): readonly string[] => [
  `${outcome.padEnd(9)} ${attack.id.padEnd(26)} ${figures} (${seconds.toFixed(1)} s)`,
  ...weaknesses.flatMap(({ what, request }) => [
    `          ${what}`,
    ...(request === '' ? [] : [`            ${request.replaceAll('\n', '\n            ')}`]),
  ]),
]

export const attackList = (attacks: readonly Attack[]): readonly string[] =>
  attacks.map(({ id, part, tries, bound, short, needs }) => {
    const size = `${bound.requests} requests, ${bound.seconds} s${short === null ? '' : `; short ${short.requests}, ${short.seconds} s`}`
    return `${part.padEnd(13)} ${id.padEnd(26)} ${tries} (${size}${needs === undefined ? '' : `; needs ${needs === 'postgres' ? 'PostgreSQL' : 'a server of its own'}`})`
  })

/** What is written to reports/attack/attack.json. */
export const attackReport = (results: readonly AttackResult[], isShort: boolean) => ({
  form: isShort ? 'short' : 'long',
  attacks: results.map(({ attack: { id, part, tries, promise }, outcome, seconds, figures, weaknesses }) => ({
    id,
    part,
    tries,
    promise,
    outcome,
    seconds: Math.round(seconds * 10) / 10,
    figures,
    weaknesses,
  })),
})
