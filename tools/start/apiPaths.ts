import { table } from '../../contracts/api/table.ts'

/** What the API server answers besides the calls of the table. */
const alsoServed = ['api/', 'dev/', 'diagnostics/', 'media/', 'payment-provider/', 'reports/', 'openapi\\.json']

/**
 * Matches every path that belongs to the API server, for the development proxy.
 * A call is known by its first segment; one that starts with a parameter, by its second.
 */
export const apiPaths: string = `^/(${[...new Set([...alsoServed, ...table.map(({ path }) => headOf(path))])].join('|')})`

function headOf(path: string): string {
  const [first = '', second = ''] = path.slice(1).split('/')
  return first.startsWith('{') ? `[\\w-]+/${second}/` : `${first}/`
}
