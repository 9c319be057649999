import { setPriority } from 'node:os'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { projectRoot } from '../start/installDependencies.mjs'
import { equivalents } from './equivalents.ts'
import { judgePiece } from './judgePiece.ts'
import { mutateArguments } from './mutateArguments.ts'
import { mutationPage } from './mutationPage.ts'
import { mutationPieces } from './mutationPieces.ts'
import { mutationTable } from './mutationTable.ts'
import type { JudgedPiece } from './mutationTable.ts'
import { runMutation } from './runMutation.ts'

/** `npm run mutate -- [PIECE …]`: would a test notice if this line were wrong? */
const pieces = mutationPieces()
const asked = mutateArguments.readOrExit(pieces)
switch (asked._tag) {
  case 'List':
    for (const { name, code, tests } of pieces)
      console.log(`${name.padEnd(18)} ${code.join(' ')}\n${' '.repeat(18)} judged by ${tests.join(' ')}`)
    break
  case 'Run': {
    // Hours of work that nobody waits for: everything else on the machine goes first.
    setPriority(10)
    const judged: JudgedPiece[] = []
    for (const piece of asked.pieces) {
      const started = performance.now()
      const fates = await runMutation(piece, asked.concurrency)
      const judgement = judgePiece(fates, equivalents)
      const folder = join(projectRoot, 'reports', 'mutation')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, `${piece.name.replace('/', '-')}.json`), `${JSON.stringify(judgement, null, 1)}\n`)
      const seconds = (performance.now() - started) / 1000
      for (const line of mutationPage(piece, judgement, seconds)) console.log(line)
      judged.push({ name: piece.name, judgement, seconds })
      if (judgement.complaints.length > 0) process.exitCode = 1
    }
    console.log(`\n${mutationTable(judged).join('\n')}`)
  }
}
