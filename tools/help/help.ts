import { scriptLines } from './scriptLines.ts'

/** `npm run help`: every npm script in one line. A script's own options: `npm run NAME -- --help`. */
const width = Math.max(...Object.keys(scriptLines).map((name) => name.length))
for (const [name, line] of Object.entries(scriptLines)) console.log(`npm run ${name.padEnd(width)}  ${line}`)
