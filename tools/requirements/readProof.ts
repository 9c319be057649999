import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'
import type { VitestReport } from '../suite/runProject.ts'
import { coveragePage, rowsByLine, uncoveredLines } from './coverage.ts'
import { idsInTests } from './idsInTests.ts'
import { lastRuns, layersOfIds, proofOf } from './proof.ts'
import type { MarksById, RowProof } from './proof.ts'
import { readProofFile } from './proofFile.ts'
import { requirementRows, undecidedRows } from './requirementRows.ts'

/** What the project has: its rows, its tests, the reports of its last runs and docs/proof.txt. */
export type ProofOfProject = {
  readonly proofs: readonly RowProof[]
  readonly kept: MarksById
  /** Ids that tests name, and that no row has. */
  readonly unknown: readonly string[]
  readonly undecided: readonly string[]
  readonly reportFiles: readonly string[]
  /** Lines of the source documents that no row names. */
  readonly uncovered: readonly string[]
  /** What docs/coverage.md is to say. */
  readonly coverage: string
}

export const coveragePath = join(projectRoot, 'docs', 'coverage.md')
export const proofPath = join(projectRoot, 'docs', 'proof.txt')

export const readProof = (): ProofOfProject => {
  const page = readFileSync(join(projectRoot, 'docs', 'requirements.md'), 'utf8')
  const rows = requirementRows(page)
  const files = namesIn('tests', true)
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `tests/${name.replaceAll('\\', '/')}`)
    .map((path) => ({ path, ids: new Set(idsInTests(path, readFileSync(join(projectRoot, path), 'utf8'))) }))
  const named = layersOfIds(files)
  const reportFiles = namesIn('reports', false).filter((name) => name.endsWith('.json'))
  const reports = reportFiles.map((name): VitestReport =>
    JSON.parse(readFileSync(join(projectRoot, 'reports', name), 'utf8')),
  )
  const known = new Set(rows.map(({ id }) => id))
  return {
    proofs: proofOf(rows, named, lastRuns(reports, projectRoot)),
    kept: readProofFile(existsSync(proofPath) ? readFileSync(proofPath, 'utf8') : ''),
    unknown: [...named.keys()].filter((id) => !known.has(id)).toSorted(),
    undecided: undecidedRows(rows, namesIn('docs/decisions', false)),
    reportFiles,
    uncovered: uncoveredLines(rowsByLine(page)),
    coverage: coveragePage(rowsByLine(page), rows, files),
  }
}

const namesIn = (folder: string, recursive: boolean): readonly string[] =>
  existsSync(join(projectRoot, folder)) ? readdirSync(join(projectRoot, folder), { recursive, encoding: 'utf8' }) : []
