import { attacksOf, weakIf } from '../Attack.ts'
import type { Attack, Ground, Verdict, Weakness } from '../Attack.ts'
import type { RawClient } from '../rawClient.ts'

/** One answer of every kind. */
const kinds: readonly (readonly [what: string, path: string])[] = [
  ['a page', '/en-us'],
  ['a drawn product list', '/en-us/c/footwear-1000'],
  ['a page that is not there', '/en-us/nothing/here'],
  ['a redirect', '/cart'],
  ['an answer of the API', '/products/v2/catalog?categoryId=1000'],
  ['a refusal of the API', '/consumers-v3/consumer'],
  ['an unknown path of the API', '/cart/v1/nothing'],
  ['the service worker', '/sw.js'],
  ['a file that is not there', '/assets/nothing.js'],
  ['/openapi.json', '/openapi.json'],
  ['a page of the payment provider', '/payment-provider/nothing'],
]

const wanted: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /default-src 'none'.*frame-ancestors '(none|self)'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /./,
  'cross-origin-opener-policy': /^same-origin$/,
  'strict-transport-security': /^max-age=\d{7,}/,
}

const headers = async ({ client }: Ground): Promise<Verdict> => {
  const from = client()
  const weaknesses: Weakness[] = []
  for (const [what, path] of kinds) {
    const reply = await from.ask('GET', path, { headers: { 'x-access-key': 'cairn-web' } })
    for (const [name, pattern] of Object.entries(wanted))
      weaknesses.push(
        ...weakIf(
          !pattern.test(reply.headers[name] ?? ''),
          `${what} has no good ${name}: ${reply.headers[name] ?? 'missing'}`,
          `GET ${path}`,
        ),
      )
    const policy = /script-src[^;]*/.exec(reply.headers['content-security-policy'] ?? '')?.[0] ?? ''
    weaknesses.push(
      ...weakIf(
        /unsafe-(inline|eval)|\*/.test(policy),
        `${what} allows scripts from anywhere: ${policy}`,
        `GET ${path}`,
      ),
    )
    for (const name of ['x-powered-by', 'server', 'access-control-allow-origin', 'set-cookie'])
      weaknesses.push(
        ...weakIf(reply.headers[name] !== undefined, `${what} has ${name}: ${reply.headers[name]}`, `GET ${path}`),
      )
    weaknesses.push(
      ...weakIf(
        /API/.test(what) &&
          reply.headers['cache-control']?.includes('no-store') !== true &&
          !reply.headers['cache-control']?.includes('max-age'),
        `${what} has cache-control ${reply.headers['cache-control'] ?? 'missing'}`,
        `GET ${path}`,
      ),
    )
  }
  return { figures: `${kinds.length} kinds of answers, ${weaknesses.length} wrong headers`, weaknesses }
}

/** Every script that can be reached from the home page, in any number of steps. */
const scriptsOf = async (from: RawClient): Promise<readonly string[]> => {
  const found = new Set<string>(['/sw.js'])
  const home = await from.ask('GET', '/en-us')
  for (const [, path = ''] of home.text.matchAll(/"(\/assets\/[\w.-]+\.(?:js|css))/g)) found.add(path)
  for (const path of [...found].slice(0, 12)) {
    const { text } = await from.ask('GET', path)
    for (const [, name = ''] of text.matchAll(/["'`/](?:\.\/|assets\/)?([\w-]+-[\w-]{6,7}\.(?:js|css))["'`]/g))
      found.add(`/assets/${name}`)
  }
  return [...found]
}

const sourceMaps = async ({ client }: Ground): Promise<Verdict> => {
  const from = client()
  const scripts = (await scriptsOf(from)).slice(0, 60)
  const served: string[] = []
  for (const path of scripts) if ((await from.ask('GET', `${path}.map`)).status === 200) served.push(`${path}.map`)
  return {
    figures: `${served.length} of ${scripts.length} source maps served`,
    weaknesses: weakIf(served.length > 0, `${served.length} source maps are served in production`, `GET ${served[0]}`),
  }
}

/** Paths that do not exist, or not in production, answer 404. */
const gone: readonly (readonly [what: string, paths: readonly string[]])[] = [
  ['debug', ['/en-us/debug', '/debug', '/fr-fr/debug']],
  ['development pages', ['/dev/mailbox', '/dev/outages', '/dev/warehouse', '/en-us/dev/mailbox']],
  [
    'unknown pages',
    [
      '/en-us/nothing/here',
      '/nothing',
      '/en-us/%zz%c0%ae%ff',
      '/en-us/c/nothing-999999',
      '/en-us/p/nothing-999999',
      '/PRODUCTS/v2/catalog',
      '/en-us/account/nothing',
      '/wp-admin',
      '/.env',
      '/.git/config',
    ],
  ],
]

const notThere =
  (what: string) =>
  async ({ client }: Ground): Promise<Verdict> => {
    const paths = gone.find(([name]) => name === what)?.[1] ?? []
    const from = client()
    const weaknesses: Weakness[] = []
    for (const path of paths) {
      const first = await from.ask('GET', path, { headers: { accept: 'text/html' } })
      const reply =
        first.status === 301 || first.status === 302
          ? await from.ask('GET', first.headers['location'] ?? '/', { headers: { accept: 'text/html' } })
          : first
      weaknesses.push(...weakIf(reply.status !== 404, `${path} is answered ${reply.status}`, `GET ${path}`))
    }
    return { figures: `${paths.length - weaknesses.length} of ${paths.length} are answered 404`, weaknesses }
  }

const attack = attacksOf('hygiene', { requests: 120, seconds: 90 })

export const siteAttacks: readonly Attack[] = [
  attack(
    'headers',
    'One answer of every kind is checked.',
    'Content-Security-Policy, HSTS, nosniff and their like on each; nothing that names the server or opens it to other origins.',
    headers,
  ),
  attack('source-maps', 'The source map of every script.', 'None is served in production.', sourceMaps),
  {
    ...attack('debug-page', '/debug in production.', 'It is off unless switched on.', notThere('debug')),
    needs: 'own server',
  },
  {
    ...attack(
      'development-pages',
      '/dev/mailbox, /dev/outages, /dev/warehouse in production.',
      'They are not there.',
      notThere('development pages'),
    ),
    needs: 'own server',
  },
  attack('unknown-pages', 'Pages that are not there.', 'They are answered 404.', notThere('unknown pages')),
]
