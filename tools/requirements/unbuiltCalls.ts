import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '../start/installDependencies.mjs'

type Call = { readonly id: string; readonly method: string; readonly path: string }

/** Calls of the contract that the server answers with 501, or why that cannot be told. */
export const unbuiltCalls = async (): Promise<readonly string[] | { readonly reason: string }> => {
  try {
    const built = await builtIds()
    if (built === undefined) return { reason: 'server/http/builtEndpoints.ts does not name them' }
    const { table }: { readonly table: readonly Call[] } = await import('../../contracts/api/table.ts')
    return table.filter((call) => !built.has(call.id)).map((call) => `${call.id} ${call.method} ${call.path}`)
  } catch (cause) {
    return { reason: cause instanceof Error ? cause.message : String(cause) }
  }
}

/** The server names what it built in `server/http/builtEndpoints.ts`, as endpoints or as their ids. */
const builtIds = async (): Promise<ReadonlySet<string> | undefined> => {
  const file = join(projectRoot, 'server', 'http', 'builtEndpoints.ts')
  if (!existsSync(file)) return undefined
  const { builtEndpoints }: { readonly builtEndpoints?: Iterable<string | Call> } = await import(
    pathToFileURL(file).href
  )
  return builtEndpoints && new Set([...builtEndpoints].map((entry) => (typeof entry === 'string' ? entry : entry.id)))
}
