import type { CharacterRanges } from './characterRanges.ts'
import { contains } from './characterRanges.ts'
import type { PatternNode } from './parsePattern.ts'

/** One state of the automaton (Thompson 1968). Targets are indexes into the program. */
type Instruction =
  | { readonly op: 'character'; readonly ranges: CharacterRanges }
  | { readonly op: 'start' | 'end' | 'match' }
  | { readonly op: 'jump'; readonly targets: readonly number[] }

export type PatternProgram = readonly Instruction[]

export const maximumStates = 5000

/** How many states a pattern needs, counted without building them: nested repetition multiplies. */
export const stateCount = (node: PatternNode): number => {
  switch (node.kind) {
    case 'character':
    case 'start':
    case 'end':
      return 1
    case 'sequence':
      return node.items.reduce((sum, item) => sum + stateCount(item), 0)
    case 'choice':
      return node.items.reduce((sum, item) => sum + stateCount(item) + 1, 1)
    case 'repeat':
      return (stateCount(node.item) + 2) * Math.max(node.least + 1, node.most ?? 0)
  }
}

export const programOf = (node: PatternNode): PatternProgram => {
  const program: Instruction[] = []
  emit(node, program)
  program.push({ op: 'match' })
  return program
}

/**
 * Whether the pattern matches anywhere in the text, like `RegExp.test`. All states are followed at once, so the time is
 * at most states × characters, whatever the pattern.
 */
export const runProgram = (program: PatternProgram, text: string): boolean => {
  const characters = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  let states: readonly number[] = []
  for (let at = 0; at <= characters.length; at += 1) {
    const reached = closure(program, [...states, 0], at === 0, at === characters.length)
    if (reached === 'match') return true
    const codePoint = characters[at]
    if (codePoint === undefined) return false
    states = reached.filter((state) => accepts(program[state], codePoint)).map((state) => state + 1)
  }
  return false
}

const accepts = (instruction: Instruction | undefined, codePoint: number): boolean =>
  instruction?.op === 'character' && contains(instruction.ranges, codePoint)

/** Every state reachable without reading a character, each once. */
const closure = (
  program: PatternProgram,
  from: readonly number[],
  atStart: boolean,
  atEnd: boolean,
): readonly number[] | 'match' => {
  const seen = new Set<number>()
  const open = [...from]
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const instruction = program[state]
    if (seen.has(state) || instruction === undefined) continue
    seen.add(state)
    if (instruction.op === 'match') return 'match'
    if (instruction.op === 'jump') open.push(...instruction.targets)
    else if ((instruction.op === 'start' && atStart) || (instruction.op === 'end' && atEnd)) open.push(state + 1)
  }
  return [...seen]
}

const emit = (node: PatternNode, program: Instruction[]): void => {
  switch (node.kind) {
    case 'character':
      program.push({ op: 'character', ranges: node.ranges })
      return
    case 'start':
    case 'end':
      program.push({ op: node.kind })
      return
    case 'sequence':
      for (const item of node.items) emit(item, program)
      return
    case 'choice':
      emitChoice(node.items, program)
      return
    case 'repeat':
      for (let time = 0; time < node.least; time += 1) emit(node.item, program)
      if (node.most === null) emitLoop(node.item, program)
      else emitOptional(node.item, node.most - node.least, program)
  }
}

const emitChoice = (items: readonly PatternNode[], program: Instruction[]): void => {
  const fork = reserve(program)
  const starts: number[] = []
  const exits: number[] = []
  for (const item of items) {
    starts.push(program.length)
    emit(item, program)
    exits.push(reserve(program))
  }
  program[fork] = { op: 'jump', targets: starts }
  for (const exit of exits) program[exit] = { op: 'jump', targets: [program.length] }
}

const emitLoop = (item: PatternNode, program: Instruction[]): void => {
  const fork = reserve(program)
  emit(item, program)
  program.push({ op: 'jump', targets: [fork] })
  program[fork] = { op: 'jump', targets: [fork + 1, program.length] }
}

const emitOptional = (item: PatternNode, times: number, program: Instruction[]): void => {
  const forks: number[] = []
  for (let time = 0; time < times; time += 1) {
    forks.push(reserve(program))
    emit(item, program)
  }
  for (const fork of forks) program[fork] = { op: 'jump', targets: [fork + 1, program.length] }
}

/** Reserves a slot for a jump whose targets are not known yet. */
const reserve = (program: Instruction[]): number => program.push({ op: 'jump', targets: [] }) - 1
