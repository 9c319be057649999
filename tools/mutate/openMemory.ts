import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'
import { equivalents } from './equivalents.ts'
import { judgePiece } from './judgePiece.ts'
import type { Judgement, MutantFate } from './judgePiece.ts'
import { testFilesOf } from './mutationPieces.ts'
import type { MutationPiece } from './mutationPieces.ts'
import { fatesRemembered, hashOf, mutateOf, onlyFiles, rememberedText, withFates } from './remembered.ts'
import type { CodeFile, Remembered } from './remembered.ts'

/** Files that are tried in one run of Stryker, and what it is to mutate. */
export type Batch = { readonly files: readonly CodeFile[]; readonly mutate: readonly string[]; readonly tests: string }

/** What is known of a piece. */
export type Score = {
  readonly name: string
  readonly layer: string
  readonly judgement: Judgement
  /** How many of its files were judged as they are today, of all. */
  readonly judged: number
  readonly files: number
}

export type Memory = ReturnType<typeof openMemory>

/** The results of earlier runs, kept in a file for each layer in `tools/mutate/remembered`, which is committed. */
export const openMemory = (pieces: readonly MutationPiece[], root: string = projectRoot) => {
  const read = (layer: string): Remembered => {
    const path = fileOf(root, layer)
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Remembered) : {}
  }
  const codeFile = (file: string): CodeFile => ({ file, source: readFileSync(join(root, file), 'utf8') })
  const all = pieces.flatMap(({ code }) => code)
  return {
    scoreOf: ({ name, code }: MutationPiece): Score => {
      const known = code.flatMap((file) => fatesRemembered(read(layerOf(file)), codeFile(file)) ?? [])
      return {
        name,
        layer: layerOf(code[0] ?? ''),
        judgement: judgePiece(known, equivalents),
        judged: known.length,
        files: code.length,
      }
    },
    /** What a run has to try, `isAgain`: everything. */
    batchesOf: (piece: MutationPiece, isAgain: boolean): readonly Batch[] => {
      const tests = testsHash(piece, root)
      const files = piece.code
        .map(codeFile)
        .filter((code) => isAgain || mutateOf(read(layerOf(code.file)), code, tests).length > 0)
      return groupsOf(files).map((group) => ({
        files: group,
        mutate: group.flatMap((code) => mutateOf(isAgain ? {} : read(layerOf(code.file)), code, tests)),
        tests,
      }))
    },
    /** Writes at once. Another process may have written meanwhile, so the file is read anew. */
    remember: ({ files, tests, mutate }: Batch, fates: readonly MutantFate[]): void => {
      for (const layer of new Set(files.map(({ file }) => layerOf(file)))) {
        const tried = files.filter(({ file }) => layerOf(file) === layer)
        const whole = tried.map(({ file }) => file).filter((file) => mutate.includes(file))
        const known = Object.fromEntries(Object.entries(read(layer)).filter(([file]) => !whole.includes(file)))
        mkdirSync(join(root, folder), { recursive: true })
        writeFileSync(fileOf(root, layer), rememberedText(onlyFiles(withFates(known, tried, tests, fates), all)))
      }
    },
  }
}

const folder = 'tools/mutate/remembered'

const fileOf = (root: string, layer: string): string => join(root, folder, `${layer}.json`)

/** `core/domain/money/amounts.ts` is of the layer domain, `server/app.ts` of the server. */
export const layerOf = (file: string): string => {
  const [first = '', second = ''] = file.split('/')
  return first === 'core' ? second : first
}

const testsHash = (piece: MutationPiece, root: string): string =>
  hashOf(testFilesOf(piece, root).flatMap((file) => [file, readFileSync(join(root, file), 'utf8')]))

/** As many files as have this many characters together: every run reads the project and runs all tests once first. */
const mostInBatch = 20_000

const groupsOf = (files: readonly CodeFile[]): readonly (readonly CodeFile[])[] => {
  const groups: { size: number; readonly files: CodeFile[] }[] = []
  for (const file of files) {
    const last = groups.at(-1)
    if (last === undefined || last.size + file.source.length > mostInBatch)
      groups.push({ size: file.source.length, files: [file] })
    else {
      last.size += file.source.length
      last.files.push(file)
    }
  }
  return groups.map((group) => group.files)
}
