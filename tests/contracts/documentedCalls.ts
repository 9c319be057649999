import { readFileSync } from 'node:fs'
import type { CallerKind, Endpoint, HeaderGroup } from '../../contracts/api/endpoint.ts'

/** A row of the API tables of docs/requirements.md. */
export type DocumentedCall = {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly who: string
  readonly own: boolean
  readonly headers: HeaderGroup
}

/** Reads the rows `| API-001 | \`POST /path\` | query | body | response | who | headers | src |`. */
export const documentedCalls = (): readonly DocumentedCall[] =>
  requirements
    .split('\n')
    .filter((line) => /^\| API-\d{3} \| `/.test(line))
    .map((line) =>
      line
        .replaceAll('\\|', '/')
        .split('|')
        .map((cell) => cell.trim()),
    )
    .map(([, id = '', call = '', , , , who = '', headers = '']) => ({
      id,
      ...methodAndPath(id, call),
      ...caller(who),
      headers: headerGroup(headers),
    }))

/** How many calls the sentence below the table of counts names. */
export const countedCalls = (): number => Number(/API = (\d+) calls/.exec(requirements)?.[1])

/** Ids of the two rows that are remarks, not calls. */
export const noteRows = (): readonly string[] =>
  [...requirements.matchAll(/^\| (API-\d{3}) \| \*\(note\)\*/gm)].map(([, id = '']) => id)

export const pathParams = (entry: Endpoint): readonly string[] =>
  [...entry.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const requirements = readFileSync(new URL('../../docs/requirements.md', import.meta.url), 'utf8')

/** Two rows name a place outside the shop; the OPEN text of their rows says where the reference server mounts them. */
const mounted: Readonly<Record<string, string>> = {
  'API-079': '/consumers-v3/utilities/addressFields/{countryCode}',
  'API-085': '/datafiles/{sdkKey}.json',
}

const methodAndPath = (id: string, call: string) => {
  const [, method = '', rest = ''] = /^`(\S+) ([^`]+)`/.exec(call) ?? []
  const [path = ''] = rest.split(' ')
  return { method, path: mounted[id] ?? (rest.endsWith('(gallery)') ? `/social-gallery${path}` : path) }
}

/** The letters of the column `who`, see the head of its tables. */
const kindByLetter: Readonly<Record<string, CallerKind>> = {
  P: 'public',
  S: 'beacon',
  G: 'session',
  F: 'lists',
  R: 'account',
  L: 'member',
  V: 'reward',
  A: 'agent',
  O: 'operator',
  M: 'operatorAdmin',
  D: 'operatorOrders',
  K: 'operatorPictures',
  N: 'operatorMerchandise',
  W: 'operatorContent',
}

const caller = (cell: string) => ({
  who: kindByLetter[cell.charAt(0)] ?? `unknown ${cell}`,
  own: cell.includes('(own)'),
})

const headerGroup = (cell: string): HeaderGroup => {
  if (cell.startsWith('H+C+S')) return 'common+channel+source'
  if (cell === 'H+C') return 'common+channel'
  if (cell === 'H') return 'common'
  if (cell === 'locale, ids') return 'ids'
  return cell === 'locale only' ? 'locale' : 'none'
}
