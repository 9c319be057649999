import { attacksOf, weakIf } from '../Attack.ts'
import type { Attack, Ground, Verdict, Weakness } from '../Attack.ts'
import { betraysItself } from './betrayal.ts'

const environment: readonly string[] = [
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/assets/../../server/main.mjs',
  '/assets/..%2f..%2fserver%2fmain.mjs',
  '/assets/%2e%2e/%2e%2e/server/main.mjs',
  '//etc/passwd',
  '/....//....//etc/passwd',
  '/%5c..%5c..%5cpackage.json',
  '/assets/..\\..\\package.json',
  '/media/../../package.json',
  '/media/%2e%2e%2f%2e%2e%2fpackage.json',
  '/etc/passwd%00.js',
  '/index.html%00',
  '/.data/db/PG_VERSION',
  '/.vite/manifest.json',
  '/proc/self/environ',
]

const traversal = async ({ client }: Ground): Promise<Verdict> => {
  const from = client()
  const weaknesses: Weakness[] = []
  for (const path of environment) {
    const wire = await from.connect()
    wire.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`)
    await wire.until(() => false, 5_000)
    const text = wire.received()
    const status = wire.statuses()[0] ?? 0
    const isServed = /"name": "cairn"|root:x:|import \{|PATH=|"isEntry"/.test(text)
    weaknesses.push(
      ...weakIf(
        isServed || status >= 500,
        isServed ? 'a file outside of the site is served' : `answered ${status}`,
        `GET ${path}`,
      ),
    )
    weaknesses.push(...weakIf(betraysItself(text) === 'a stack', 'the answer holds a stack', `GET ${path}`))
    wire.close()
  }
  return { figures: `${environment.length} paths`, weaknesses }
}

const elsewhere: readonly string[] = [
  '//elsewhere.example',
  '//elsewhere.example/cart',
  '/\\elsewhere.example',
  '/%2f%2felsewhere.example',
  '/https://elsewhere.example',
  '/en-us//elsewhere.example',
  '//elsewhere.example/en-US/',
  '/cart/..//elsewhere.example',
  '/EN-us/%0d%0alocation:%20//elsewhere.example',
]

const redirects = async ({ client }: Ground): Promise<Verdict> => {
  const from = client()
  const weaknesses: Weakness[] = []
  for (const path of elsewhere) {
    const { headers: answer, status } = await from.ask('GET', path)
    const location = answer['location'] ?? ''
    const isAway = location !== '' && new URL(location, 'http://shop.example/').host !== 'shop.example'
    weaknesses.push(...weakIf(isAway || status >= 500, `answered ${status} with location ${location}`, `GET ${path}`))
  }
  return { figures: `${elsewhere.length} paths`, weaknesses }
}

const attack = attacksOf('hygiene', { requests: 120, seconds: 90 })

export const pathAttacks: readonly Attack[] = [
  attack('path-traversal', 'Paths that lead out of the site.', 'No file of the machine is served.', traversal),
  attack('open-redirects', 'Paths that should redirect to another site.', 'No redirect leaves the shop.', redirects),
]
