import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { reportsIn } from '../../server/report/reportFolder.ts'
import { listReports, logNamed } from './receivedReports.ts'
import { replayArguments } from './replayArguments.ts'
import { replayLog } from './replayLog.ts'

/** Where the server of this folder keeps what it receives. */
const reports = reportsIn(process.env['CAIRN_DATA'] || '.data')

const given = replayArguments.readOrExit()
if (given._tag === 'Reports') {
  console.log((await listReports(reports)).join('\n'))
} else {
  const text = await readFile(logNamed(given.file, reports), 'utf8').catch((reason: unknown) => reason as Error)
  if (text instanceof Error) {
    console.error(`cannot read ${given.file}: ${text.message}`)
    process.exitCode = 2
  } else {
    const { lines, complaint, files = [] } = replayLog(text, given.options)
    if (lines.length > 0) console.log(lines.join('\n'))
    if (complaint.length > 0) console.error(complaint.join('\n'))
    process.exitCode = complaint.length === 0 ? 0 : 1
    for (const { path, text: written } of files) {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, written)
    }
  }
}
