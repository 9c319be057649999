import type { Endpoint } from '../../contracts/api/endpoint.ts'

/** `/cart/{basketId}` as Hono writes it. */
export const honoPath = (path: Endpoint['path']): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** Literal segments before parameters, so that `/cart/prepareOrder` is not read as a basket's id. */
export const bySpecificity = (a: Endpoint, b: Endpoint): number => (sortKey(a.path) < sortKey(b.path) ? -1 : 1)

/** What all paths of the API begin with, two literal segments each: an unknown path below is an API error, not a page. */
export const apiPrefixes = (table: readonly Endpoint[]): readonly string[] => [
  ...new Set(table.flatMap(({ path }) => path.match(/^\/[^/{}]+\/[^/{}]+/)?.[0] ?? [])),
]

/** Whether a concrete path is an instance of the pattern. */
export function matchesPath(pattern: Endpoint['path'], path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, n) => (part.includes('{') ? given[n] !== '' : part === given[n]))
  )
}

/** `{` sorts after every letter. */
const sortKey = (path: string): string => path
