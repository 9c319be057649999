import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '../../contracts/api/endpoint.ts'
import { endpoints } from '../../contracts/api/table.ts'
import type { Limit } from '../../server/limits/Limit.ts'
import { limitTable } from '../../server/limits/limitTable.ts'
import { connectionTimes, usualConnectionLimits } from '../../server/http/listen.ts'
import { databaseTimes } from '../../server/storage/openStorage.ts'
import { projectRoot } from '../start/installDependencies.mjs'

/** `npm run limits`: writes the page. */
export const main = (): void => {
  writeFileSync(join(projectRoot, 'docs/limits.md'), limitsPage())
}

/** The content of `docs/limits.md`: every limit of the server, what it counts, and its refusal. */
export const limitsPage = (): string => [intro, head, ...limitTable.map(row), '', end, times].join('\n')

const intro = `# What is limited

Written by \`npm run limits\` from \`server/limits/limitTable.ts\`; a test fails when it is stale, and \`tests/server/limits\` reaches every row over HTTP, with two servers on one database. The counters are rows of the database: all processes share them, and they survive a restart. A call with limits costs one more statement, and another after a success where only failures count; other calls cost nothing.

A client is a network address: a whole IPv4 address, or the /64 of an IPv6 one. Behind a proxy, \`CAIRN_TRUSTED_PROXIES\` names the proxies whose \`X-Forwarded-For\` is believed; without it all visitors are one client. A window begins with the first call that counts. A refusal is \`429\` with a sentence in English or French that says how long to wait, unless the last column names another code; every refusal carries \`Retry-After\`. Refused calls do not count: a client at its own limit uses up nothing of the whole shop's.
`

const head = `| limit | what | calls | counted by | which | most | within | refusal |
|---|---|---|---|---|---|---|---|`

const end = `The limits of the whole shop stop an attacker who has an address for every guess. While one is reached, other visitors without a known device are refused too; the windows are short, so the shop recovers by itself. Known devices, and why a lock applies to a name and a client: [decision 35](decisions/0035-who-is-locked-out.md).
`

const seconds = (ms: number): string => `${ms / 1_000} s`

const times = `## Limits of a connection

From \`server/http/listen.ts\` and \`server/storage/openStorage.ts\`. A client that exceeds one is disconnected, or refused where a code is given.

| what | limit |
|---|---|
| The headers of a request must arrive within | ${seconds(connectionTimes.headersMs)} |
| A whole request must arrive within | ${seconds(connectionTimes.requestMs)} |
| An answer must be read within | ${seconds(usualConnectionLimits.answerMs)} |
| A connection may be idle for | ${seconds(connectionTimes.idleMs)} |
| Headers of a request | ${connectionTimes.headers}, together ${connectionTimes.headerBytes / 1_024} KiB |
| Requests that one connection may send before the first is answered | ${usualConnectionLimits.mostWaiting}, then \`LIM429\` |
| A server that stops waits for its requests | ${seconds(connectionTimes.stopMs)} |
| A connection to the database must be free within | ${seconds(databaseTimes.connectMs)}, then \`SRV503\` |
| A statement may take | ${seconds(databaseTimes.statementMs)}, then \`SRV503\` |
| A transaction may wait for the server's next statement | ${seconds(databaseTimes.idleMs)} |
`

const row = ({ name, what, calls, per, counts, most, windowMs, ...rest }: Limit): string =>
  `| \`${name}\` | ${what} | ${calls.map(callName).join('<br>')} | ${per.join(' and ')} | ${counts === 'calls' ? 'all' : 'failures'} | ${most.toLocaleString('en')} | ${durationText(windowMs)} | ${refusalOf(rest)} |`

const callName = (call: string): string => {
  const found = (endpoints as Readonly<Record<string, Endpoint | undefined>>)[call]
  return found ? `\`${found.method} ${found.path}\`` : call
}

const durationText = (ms: number): string => {
  const minutes = ms / 60_000
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`
}

const refusalOf = ({ answer, locks }: Pick<Limit, 'answer' | 'locks'>): string =>
  answer === 'silent'
    ? 'none; the letter is not written'
    : `\`${answer ?? 'LIM429'}\`${locks ? ', for a whole window from the last one' : ''}`
