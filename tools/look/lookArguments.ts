import { parseArgs } from 'node:util'

export const lookUsage = `usage: npm run look -- [--url ADDRESS] [--only TEXT]
  --url   a shop that runs already, such as http://localhost:4173; without it one is started on a free port
  --only  the walk whose title contains TEXT, such as "browsing, 390, light"
Writes reports/look/*.png and reports/look/index.html.
Exit code: 0 every state was reached, 1 one was not, 2 wrong arguments.`

export type LookArguments =
  | {
      readonly _tag: 'Look'
      /** Without a slash at its end; null = start one. */ readonly url: string | null
      readonly only: string | null
    }
  | { readonly _tag: 'Wrong'; readonly reason: string }

/** What stands behind `npm run look --`. */
export const lookArguments = (args: readonly string[]): LookArguments => {
  const parsed = parsedOrReason(args)
  if (typeof parsed === 'string') return { _tag: 'Wrong', reason: parsed }
  const { url, only } = parsed
  if (url !== undefined && (!URL.canParse(url) || !/^https?:\/\//.test(url)))
    return { _tag: 'Wrong', reason: `--url takes an address such as http://localhost:4173, not "${url}".` }
  return { _tag: 'Look', url: url?.replace(/\/+$/, '') ?? null, only: only ?? null }
}

const parsedOrReason = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: { url: { type: 'string' }, only: { type: 'string' } } }).values
  } catch (reason) {
    return String(reason instanceof Error ? reason.message : reason)
  }
}
