import type { VitestReport } from '../suite/runProject.ts'
import { idsOfTest } from './idsOfTitle.ts'
import { layersOf } from './layersOf.ts'
import { layers } from './requirementRows.ts'
import type { Mark, RequirementRow } from './requirementRows.ts'

/** The layers in which tests name each id. */
export type MarksById = ReadonlyMap<string, ReadonlySet<Mark>>

/** What the tests prove of a row. */
export type RowProof = {
  readonly row: RequirementRow
  /** Any test names it, in whichever layer. */
  readonly isTested: boolean
  /** Its marks without a test in their layer. */
  readonly missing: readonly Mark[]
  /** Its marks with a test that did not pass when it last ran. */
  readonly failing: readonly Mark[]
  /** Its marks none of whose tests is in a report of the last runs. */
  readonly unrun: readonly Mark[]
}

/** `named`: from the test files; `ran`: from the reports. */
export const proofOf = (rows: readonly RequirementRow[], named: MarksById, ran: LastRuns): readonly RowProof[] =>
  rows.map((row) => {
    const tested = row.marks.filter((layer) => named.get(row.id)?.has(layer))
    return {
      row,
      isTested: named.has(row.id),
      missing: row.marks.filter((layer) => !tested.includes(layer)),
      failing: tested.filter((layer) => ran.failed.get(row.id)?.has(layer)),
      unrun: tested.filter((layer) => !ran.passed.get(row.id)?.has(layer) && !ran.failed.get(row.id)?.has(layer)),
    }
  })

type LastRuns = { readonly passed: MarksById; readonly failed: MarksById }

/** `root`: the folder that the paths in the reports begin with. */
export const lastRuns = (reports: readonly VitestReport[], root: string): LastRuns => {
  const passed = new Map<string, Set<Mark>>()
  const failed = new Map<string, Set<Mark>>()
  for (const { name, assertionResults } of reports.flatMap(({ testResults }) => testResults)) {
    const ofFile = layersOf(name.startsWith(root) ? name.slice(root.length + 1) : name)
    for (const { title, ancestorTitles = [], status } of assertionResults)
      for (const id of idsOfTest(title, ancestorTitles)) add(status === 'passed' ? passed : failed, id, ofFile)
  }
  return { passed, failed }
}

export const layersOfIds = (files: readonly { readonly path: string; readonly ids: Iterable<string> }[]): MarksById => {
  const found = new Map<string, Set<Mark>>()
  for (const { path, ids } of files) for (const id of ids) add(found, id, layersOf(path))
  return found
}

const add = (to: Map<string, Set<Mark>>, id: string, more: readonly Mark[]): void => {
  to.set(id, new Set([...(to.get(id) ?? []), ...more]))
}

export const isProven = ({ missing, failing }: RowProof): boolean => missing.length === 0 && failing.length === 0

/** Tests name it, and one of its layers has none. */
export const isHalfProven = ({ isTested, missing }: RowProof): boolean => isTested && missing.length > 0

/** No test names it. */
export const isUnproven = ({ row, isTested }: RowProof): boolean => row.marks.length > 0 && !isTested

/** `core server`: its marks with a test, in the order of the layers. */
export const provenLayers = ({ row, missing }: RowProof): readonly Mark[] =>
  layers.filter((layer) => row.marks.includes(layer) && !missing.includes(layer))
