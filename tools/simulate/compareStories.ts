import { fork } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'
import { inProcesses } from './inProcesses.ts'
import type { SimulateOptions } from './simulate.ts'
import type { SeedStory } from './Task.ts'

export type StoryComparison = { readonly lines: readonly string[]; readonly held: boolean }

/** Four times the load: this many busy processes per core. */
const fourfold = 4 * availableParallelism()

/** The loaded run uses this many processes at once, so that many seeds are the first of theirs. */
const loadedProcesses = 8

/**
 * Plays the seeds twice, once alone in one process and once in many next to `busy` busy ones, and compares the whole
 * stories byte for byte. Leaves both in `folder`. A world that starts real work (a file, a thread, a system timer) is a
 * failure too.
 */
export const compareStories = async (
  options: SimulateOptions,
  folder: string,
  busy = fourfold,
): Promise<StoryComparison> => {
  rmSync(folder, { recursive: true, force: true })
  const quiet = await played(options, 1, join(folder, 'quiet'))
  const stopLoad = makeLoad(busy)
  const loaded = await played(options, Math.min(loadedProcesses, options.seeds), join(folder, 'loaded')).finally(
    stopLoad,
  )
  const different = quiet.flatMap(
    (story) =>
      difference(
        story,
        loaded.find(({ seed }) => seed === story.seed),
      ) ?? [],
  )
  const real = [...quiet, ...loaded].flatMap(({ seed, realWork }) =>
    realWork.map((work) => `seed ${seed}: the world started real work: ${work}`),
  )
  const bytes = quiet.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
  const held = different.length === 0 && real.length === 0
  const summary = `${quiet.length} stories, ${bytes.toLocaleString('en')} bytes`
  const verdict = held
    ? `${summary}: the same byte for byte, alone and next to ${busy} busy processes`
    : `${summary}: ${different.length} differ next to ${busy} busy processes; both are in ${folder}`
  return { lines: [...different, ...real, verdict], held }
}

const played = async (options: SimulateOptions, of: number, folder: string): Promise<readonly SeedStory[]> => {
  const stories = (await inProcesses<'Stories'>({ _tag: 'Stories', options }, of))
    .flat()
    .toSorted((a, b) => a.seed - b.seed)
  mkdirSync(folder, { recursive: true })
  for (const { seed, text } of stories) writeFileSync(join(folder, `seed-${seed}.txt`), text)
  return stories
}

const difference = ({ seed, text }: SeedStory, other: SeedStory | undefined): string | null => {
  if (other?.text === text) return null
  const [lines, others] = [text.split('\n'), (other?.text ?? '').split('\n')]
  const at = lines.findIndex((line, n) => line !== others[n])
  const line = at === -1 ? lines.length : at
  return `seed ${seed} differs in line ${line + 1}:\n  quiet:  ${lines[line] ?? '(ended)'}\n  loaded: ${others[line] ?? '(ended)'}`
}

/** Processes that only compute, until the returned function is called or this process ends. */
const makeLoad = (count: number): (() => void) => {
  const children = Array.from({ length: count }, () => fork(join(projectRoot, 'tools/simulate/busyProcess.mjs')))
  return () => children.forEach((child) => child.disconnect())
}
