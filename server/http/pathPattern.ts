import type { Endpoint } from '../../contracts/api/endpoint.ts'

/** `/cart/{basketId}` as Hono writes it; content has two (CMS-03). */
export const honoPaths = (path: Endpoint['path']): string[] =>
  prefixesOf(path).map(
    (prefix) =>
      prefix +
      path
        .slice(modeOf(path).length)
        .replaceAll(parameter, (_all, name: string, suffix?: string) =>
          suffix === undefined ? `:${name}` : `:${name}{[^/]+\\${suffix}}`,
        ),
  )

/** The parameters as Hono reads them by such a path: a suffix (`{sdkKey}.json`) is not part of the parameter. */
export const withoutSuffixes = (
  path: Endpoint['path'],
  params: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  const suffixes = Object.fromEntries([...path.matchAll(parameter)].map(([, name = '', suffix = '']) => [name, suffix]))
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, value.slice(0, value.length - (suffixes[name] ?? '').length)]),
  )
}

/** With the rest of its segment, if there is one. */
const parameter = /\{(\w+)\}(\.\w+)?/g

/** Literal segments before parameters, so that `/cart/prepareOrder` is not taken for a basket's id. */
export const bySpecificity = (a: Endpoint, b: Endpoint): number => (sortKey(a.path) < sortKey(b.path) ? -1 : 1)

/** The prefixes of all API paths, two literal segments each: an unknown path below one is an API error, not a page. */
export const apiPrefixes = (table: readonly Endpoint[]): readonly string[] => [
  ...new Set(
    table.flatMap(({ path }) => concrete(path).flatMap((each) => each.match(/^\/[^/{}]+\/[^/{}]+/)?.[0] ?? [])),
  ),
]

/**
 * Finds the calls of a table at a concrete path, whatever their method. Every request for a page or a file asks, so the
 * patterns are taken apart once.
 */
export const callsAt = (table: readonly Endpoint[]): ((path: string) => readonly Endpoint[]) => {
  const patterns = table.flatMap((endpoint) =>
    concrete(endpoint.path).map((each) => ({ endpoint, wanted: each.split('/') })),
  )
  return (path) => {
    const given = path.split('/')
    return patterns
      .filter(({ wanted }) => wanted.length === given.length)
      .filter(({ wanted }) => wanted.every((part, n) => (part.includes('{') ? given[n] !== '' : part === given[n])))
      .map(({ endpoint }) => endpoint)
  }
}

/** CMS-03: the mode in front of a content path also decides the prefix: preview stands below `/pre`, publish does not. */
const modePrefixes = ['/:mode{publish}', '/pre/:mode{preview}']
const modeOf = (path: string): string => (path.startsWith('/{mode}/') ? '/{mode}' : '')
const prefixesOf = (path: string): readonly string[] => (modeOf(path) === '' ? [''] : modePrefixes)

/** The pattern with the mode written out. */
const concrete = (path: string): readonly string[] =>
  prefixesOf(path).map((prefix) => prefix.replace(/:mode\{(\w+)\}/, '$1') + path.slice(modeOf(path).length))

/** `{` sorts after every letter. */
const sortKey = (path: string): string => path
