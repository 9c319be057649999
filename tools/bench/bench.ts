import { browserBenches } from './browserBenches.ts'
import { foldBenches } from './foldBenches.ts'
import { printTable } from './printTable.ts'
import { recorderBenches } from './recorderBenches.ts'
import { serverBenches } from './serverBenches.ts'
import { signInBenches } from './signInBenches.ts'

// `--server`: the server alone; `--headless`: all but the browser; `--sign-in`: nothing but a wrong password (2 minutes). With DATABASE_URL the server is measured on PostgreSQL as well.
// Times are noisy: each row is a median, with its ratio to something bare measured in the same run.
const isServerAlone = process.argv.includes('--server')
const isHeadless = isServerAlone || process.argv.includes('--headless')
const measured = async () => [
  ...(isServerAlone ? [] : [...foldBenches(), ...recorderBenches()]),
  ...(await serverBenches()),
  ...(isHeadless ? [] : await browserBenches()),
]
console.log(printTable(process.argv.includes('--sign-in') ? await signInBenches() : await measured()))
