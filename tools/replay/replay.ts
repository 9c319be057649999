import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { replayArguments, replayUsage } from './replayArguments.ts'
import { replayLog } from './replayLog.ts'

const given = replayArguments(process.argv.slice(2))
if (given._tag === 'Wrong') {
  console.error(`${given.reason}\n${replayUsage}`)
  process.exitCode = 2
} else {
  const text = await readFile(given.file, 'utf8').catch((reason: unknown) => reason as Error)
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
