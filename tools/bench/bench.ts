import { browserBenches } from './browserBenches.ts'
import { foldBenches } from './foldBenches.ts'
import { printTable } from './printTable.ts'

// Times are noisy: each row is a median, with its ratio to something bare measured in the same run.
const rows = [...foldBenches(), ...(process.argv.includes('--headless') ? [] : await browserBenches())]
console.log(printTable(rows))
