import { defineCommand } from '../command/defineCommand.ts'
import { flag } from '../command/options.ts'
import { browserBenches } from './browserBenches.ts'
import { foldBenches } from './foldBenches.ts'
import { printTable } from './printTable.ts'
import { recorderBenches } from './recorderBenches.ts'
import { serverBenches } from './serverBenches.ts'
import { signInBenches } from './signInBenches.ts'

/** `npm run bench`: with DATABASE_URL the server is measured on PostgreSQL as well. */
const asked = defineCommand({
  name: 'bench',
  options: {
    server: flag('the server alone'),
    headless: flag('all but the browser'),
    'sign-in': flag('nothing but a wrong password (2 minutes)'),
  },
  notes: 'Exit code: 2 wrong arguments.',
  request: ({ values }) => values,
}).readOrExit()
// Times are noisy: each row is a median, with its ratio to something bare measured in the same run.
const isServerAlone = asked.server
const isHeadless = isServerAlone || asked.headless
const measured = async () => [
  ...(isServerAlone ? [] : [...foldBenches(), ...recorderBenches()]),
  ...(await serverBenches()),
  ...(isHeadless ? [] : await browserBenches()),
]
console.log(printTable(asked['sign-in'] ? await signInBenches() : await measured()))
