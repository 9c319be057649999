import { randomInt } from 'node:crypto'
import { propertiesPage, summaryLine } from './propertiesPage.ts'
import { propertyArguments } from './propertyArguments.ts'
import { isOfCore, propertyFiles } from './propertyFiles.ts'
import { runProperties } from './runProperties.ts'
import { writePropertyReports } from './writePropertyReports.ts'

/** `npm run properties -- [--runs N] [--seed N] [--only TEXT] [--path N:N:…] [--engine v8|jsc]`: is it true for a thousand, a million inputs? */
const asked = propertyArguments.readOrExit(randomInt(2 ** 31))
const files = propertyFiles().filter((path) => asked.engine === 'v8' || isOfCore(path))
console.log(
  `${files.length} files, ${asked.engine === 'jsc' ? 'JavaScriptCore, ' : ''}seed ${asked.seed}, ${asked.runs === null ? 'runs as each property asks' : `${asked.runs} runs each`}`,
)
const { tests, breakdown } = await runProperties({ files }, asked)
if (breakdown !== null) console.error(breakdown)
writePropertyReports(tests, asked)
for (const line of propertiesPage(tests, asked)) console.log(line)
if (tests.length === 0)
  console.log(asked.only === null ? 'No property was found.' : `No property has "${asked.only}" in its name.`)
console.log(summaryLine(tests, asked))
process.exitCode = tests.length > 0 && tests.every(({ passed }) => passed) ? 0 : 1
