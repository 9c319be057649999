import { browserBenches } from './browserBenches.ts'
import { foldBenches } from './foldBenches.ts'
import { printTable } from './printTable.ts'
import { recorderBenches } from './recorderBenches.ts'

// Times are noisy: each row is a median, with its ratio to something bare measured in the same run.
const rows = [...foldBenches(), ...recorderBenches(), ...(process.argv.includes('--headless') ? [] : await browserBenches())]
console.log(printTable(rows))
