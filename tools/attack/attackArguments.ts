import { defineCommand } from '../command/defineCommand.ts'
import { flag, option, refuse } from '../command/options.ts'
import { attackRegistry } from './attackRegistry.ts'
import { loopbackTarget } from './loopbackTarget.ts'
import type { LoopbackTarget } from './loopbackTarget.ts'

export type AttackAsked = {
  readonly ids: readonly string[]
  readonly isShort: boolean
  /** null = a server of our own. */
  readonly target: LoopbackTarget | null
}

/** Ids of attacks, and parts, which stand for all of their attacks. */
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
    short: flag('the form that the suite runs: fewer requests, only outcomes are judged'),
    list: flag('every attack, with its bound'),
    url: option(
      'http://127.0.0.1:PORT',
      'a shop that runs already on this machine (its data will be spoilt); without it, a server of its own',
      ownMachine,
      null,
    ),
  },
  notes: `DATABASE_URL names a PostgreSQL on this machine: a new database beside it is attacked, and dropped at the end.
Writes reports/attack/attack.json. Exit code: 0 everything held, 1 something is broken, 2 wrong arguments.`,
  request: ({ values: { only, short, list, url } }): ({ readonly _tag: 'Run' } & AttackAsked) | { _tag: 'List' } => {
    if (list) return { _tag: 'List' }
    const chosen = attackRegistry.filter(({ id, part }) => only === null || only.includes(id) || only.includes(part))
    const ids = chosen.filter((attack) => !short || attack.short !== null).map(({ id }) => id)
    if (ids.length === 0) return refuse(`${only?.join(', ')} has no short form.`)
    return { _tag: 'Run', ids, isShort: short, target: url }
  },
})
