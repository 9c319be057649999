import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { buildProduct } from '../start/buildProduct.ts'
import { isBuilt } from '../start/buildStamp.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import type { AttackAsked } from './attackArguments.ts'
import { attackLines, attackReport } from './attackPage.ts'
import { attackRegistry } from './attackRegistry.ts'
import { databaseObjection } from './loopbackTarget.ts'
import { runAttacks } from './runAttacks.ts'
import type { AttackResult } from './runAttacks.ts'
import { knownVictim, startVictim } from './victim.ts'

/** Carries the attacks out, prints each as it ends and writes the report. Throws a sentence when it cannot begin. */
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

/** Each attacker has an address of its own, which not every system gives its processes without being asked. */
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
