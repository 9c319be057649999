import { endpoints } from '../../contracts/api/table.ts'
import type { Endpoint } from '../../contracts/api/endpoint.ts'
import { limitTable } from '../../server/limits/limitTable.ts'
import type { Limit } from '../../server/limits/limitTable.ts'

/** `docs/limits.md` as it has to read: every limit of the server, what it counts, and what is said. */
export const limitsPage = (): string => [intro, head, ...limitTable.map(row), '', end].join('\n')

const intro = `# What is limited

Made by \`npm run limits\` from \`server/limits/limitTable.ts\`; a test says when it is stale, and \`tests/server/limits\` comes to every
row over HTTP, at two servers on one database. The counters are rows of the database: all processes share them, and a restart forgets
none. A call with limits costs one statement more, and where only failures count one more after a success; all others cost nothing.

A client is a network address: a whole IPv4 address, or the /64 of an IPv6 one. Behind a proxy the server has to be told whose
\`X-Forwarded-For\` to believe (\`CAIRN_TRUSTED_PROXIES\`), or everybody is one client. A window begins with the first call that counts.
Whoever is refused is answered \`429\` with \`Retry-After\` and a sentence in English or French that says how long to wait, unless the last
column says something else. Calls that are refused count nowhere: a client at its own limit takes nothing from the whole shop's.
`

const head = `| limit | what | calls | counted by | which | most | within | refusal |
|---|---|---|---|---|---|---|---|`

const end = `The limits of the whole shop are the second factor against guessing: with an address for every guess an attacker still gets no further
than these, and meanwhile nobody without a known device may guess either. Their windows are short, so that the shop recovers by itself.
Which device is known, and why a lock binds to a name and a client: [decision 35](decisions/0035-who-is-locked-out.md).
`

const row = ({ name, what, calls, per, counts, most, windowMs, ...rest }: Limit): string =>
  `| \`${name}\` | ${what} | ${calls.map(callName).join('<br>')} | ${per.join(' and ')} | ${counts === 'calls' ? 'all' : 'failures'} | ${most.toLocaleString('en')} | ${inWords(windowMs)} | ${refusalOf(rest)} |`

const callName = (call: string): string => {
  const found = (endpoints as Readonly<Record<string, Endpoint | undefined>>)[call]
  return found ? `\`${found.method} ${found.path}\`` : call
}

const inWords = (ms: number): string => {
  const minutes = ms / 60_000
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`
}

const refusalOf = ({ answer, locks }: Pick<Limit, 'answer' | 'locks'>): string =>
  answer === 'silent'
    ? 'none; the letter is not written'
    : `\`${answer ?? 'LIM429'}\`${locks ? ', for a whole window from the last one' : ''}`
