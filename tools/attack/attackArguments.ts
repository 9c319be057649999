import { parseArgs } from 'node:util'
import { attackRegistry } from './attackRegistry.ts'
import { loopbackTarget } from './loopbackTarget.ts'
import type { LoopbackTarget } from './loopbackTarget.ts'

export const attackUsage = `usage: npm run attack -- [--only ID,…] [--short] [--list] [--url http://127.0.0.1:PORT]
  --only   these attacks, or all of a part: ${[...new Set(attackRegistry.map(({ part }) => part))].join(', ')}
  --short  the form that the suite runs: fewer requests, only outcomes are judged
  --list   what there is, with the bound of each
  --url    a shop that runs already on this machine (its data will be spoilt); without it, a server of its own
DATABASE_URL names a PostgreSQL on this machine: a new database beside it is attacked, and dropped at the end.
Writes reports/attack/attack.json. Exit code: 0 everything held, 1 something is broken, 2 wrong arguments.`

export type AttackAsked = {
  readonly ids: readonly string[]
  readonly isShort: boolean
  /** null = a server of our own. */
  readonly target: LoopbackTarget | null
}

export type AttackRequest =
  | ({ readonly _tag: 'Run' } & AttackAsked)
  | { readonly _tag: 'List' }
  | { readonly _tag: 'Wrong'; readonly reason: string }

export const attackArguments = (args: readonly string[]): AttackRequest => {
  const parsed = parsedOrReason(args)
  if (typeof parsed === 'string') return wrong(parsed)
  if (parsed.list) return { _tag: 'List' }
  const named = parsed.only?.split(',') ?? null
  const unknown = named?.find((name) => !attackRegistry.some(({ id, part }) => id === name || part === name))
  if (unknown !== undefined) return wrong(`There is no attack "${unknown}".`)
  const chosen = attackRegistry.filter(({ id, part }) => named === null || named.includes(id) || named.includes(part))
  const target = parsed.url === undefined ? null : loopbackTarget(parsed.url)
  if (typeof target === 'string') return wrong(target)
  const ids = chosen.filter(({ short }) => !parsed.short || short !== null).map(({ id }) => id)
  if (ids.length === 0) return wrong(`${named?.join(', ')} has no short form.`)
  return { _tag: 'Run', ids, isShort: parsed.short, target }
}

const wrong = (reason: string): AttackRequest => ({ _tag: 'Wrong', reason })

const parsedOrReason = (args: readonly string[]) => {
  try {
    const flag = { type: 'boolean', default: false } as const
    return parseArgs({
      args: [...args],
      options: { only: { type: 'string' }, short: flag, list: flag, url: { type: 'string' } },
    }).values
  } catch (reason) {
    return reason instanceof Error ? reason.message : String(reason)
  }
}
