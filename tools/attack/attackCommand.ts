import { defineCommand } from '../command/defineCommand.ts'
import { flag, option, refuse } from '../command/options.ts'
import { attackRegistry } from './attackRegistry.ts'
import { loopbackTarget } from './loopbackTarget.ts'
import type { LoopbackTarget } from './loopbackTarget.ts'
import { attackList, playAttacks } from './playAttacks.ts'

export type AttackAsked = {
  readonly ids: readonly string[]
  readonly isShort: boolean
  /** null = start a server. */
  readonly target: LoopbackTarget | null
}

/** Ids of attacks, and of parts, which stand for all of their attacks. */
const attackNames = (text: string): readonly string[] => {
  const named = text.split(',')
  const unknown = named.find((name) => !attackRegistry.some(({ id, part }) => id === name || part === name))
  return unknown === undefined ? named : refuse(`There is no attack "${unknown}".`)
}

const ownMachine = (text: string): LoopbackTarget => {
  const target = loopbackTarget(text)
  return typeof target === 'string' ? refuse(target) : target
}

export const attackArguments = defineCommand({
  name: 'attack',
  options: {
    only: option(
      'ID,…',
      `these attacks, or all of a part: ${[...new Set(attackRegistry.map(({ part }) => part))].join(', ')}`,
      attackNames,
      null,
    ),
    short: flag('the short form of the suite: fewer requests, and only outcomes are checked'),
    list: flag('lists every attack with its bounds'),
    url: option(
      'http://127.0.0.1:PORT',
      'a shop that already runs on this machine (its data will be spoilt); by default, a server is started',
      ownMachine,
      null,
    ),
  },
  notes: `DATABASE_URL names a PostgreSQL on this machine: a new database on that server is attacked, and dropped at the end.
Writes reports/attack/attack.json. Exit code: 0 every promise held, 1 a promise is broken, 2 wrong arguments.`,
  request: ({ values: { only, short, list, url } }): ({ readonly _tag: 'Run' } & AttackAsked) | { _tag: 'List' } => {
    if (list) return { _tag: 'List' }
    const chosen = attackRegistry.filter(({ id, part }) => only === null || only.includes(id) || only.includes(part))
    const ids = chosen.filter((attack) => !short || attack.short !== null).map(({ id }) => id)
    if (ids.length === 0) return refuse(`${only?.join(', ')} has no short form.`)
    return { _tag: 'Run', ids, isShort: short, target: url }
  },
})

/** `npm run attack`: runs the attacks of the security review against a server that it starts on this machine. */
const attack = async (asked: AttackAsked): Promise<number> => {
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

export const main = async (): Promise<void> => {
  const request = attackArguments.readOrExit()
  if (request._tag === 'List') for (const line of attackList(attackRegistry)) console.log(line)
  else process.exitCode = await attack(request)
}
