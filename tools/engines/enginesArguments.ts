import { parseArgs } from 'node:util'
import { engineNames } from './findEngines.ts'
import type { EngineName } from './findEngines.ts'

export const enginesUsage = `usage: npm run engines -- [--only ${engineNames.join('|')}] …
  --only  walk this engine; may be given more than once
Builds and starts the product, and walks it in Chromium, Firefox and WebKitGTK.
What is missing is installed as root on Debian.
Pictures: reports/engines/*/*.png
Exit code: 0 every step held in every engine walked, 1 one did not, 2 wrong arguments.`

export type EnginesArguments =
  | { readonly _tag: 'Walk'; readonly engines: readonly EngineName[] }
  | { readonly _tag: 'Wrong'; readonly reason: string }

/** What stands behind `npm run engines --`. */
export const enginesArguments = (args: readonly string[]): EnginesArguments => {
  const only = onlyOrReason(args)
  if (typeof only === 'string') return { _tag: 'Wrong', reason: only }
  const unknown = only.find((name) => !engineNames.some((known) => known === name))
  if (unknown !== undefined)
    return { _tag: 'Wrong', reason: `There is no engine “${unknown}”; there are ${engineNames.join(', ')}.` }
  return { _tag: 'Walk', engines: engineNames.filter((name) => only.length === 0 || only.includes(name)) }
}

const onlyOrReason = (args: readonly string[]): readonly string[] | string => {
  try {
    return parseArgs({ args: [...args], options: { only: { type: 'string', multiple: true } } }).values.only ?? []
  } catch (reason) {
    return String(reason instanceof Error ? reason.message : reason)
  }
}
