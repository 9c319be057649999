import type { Rule } from '../validation/rule.ts'
import { contains } from './characterRanges.ts'
import type { CharacterRanges } from './characterRanges.ts'
import { parsePattern } from './parsePattern.ts'
import type { PatternNode } from './parsePattern.ts'

export type CompiledPattern =
  | { readonly _tag: 'Compiled'; readonly matches: (text: string) => boolean }
  | { readonly _tag: 'Refused'; readonly reason: string }

/** VAL-36, UTF-16 units. */
export const maximumPatternLength = 256

export const maximumSubjectLength = 256

/**
 * VAL-36: a pattern sent by the server, to be run in linear time. Refused when it is longer than 256, outside the
 * dialect or too large: then the server decides. A text longer than 256 does not match.
 */
export const compilePattern = (source: string): CompiledPattern => {
  if (source.length > maximumPatternLength) return { _tag: 'Refused', reason: `longer than ${maximumPatternLength}` }
  const parsed = parsePattern(source)
  if ('refusal' in parsed) return { _tag: 'Refused', reason: parsed.refusal }
  if (stateCount(parsed.node) > maximumStates) return { _tag: 'Refused', reason: `more than ${maximumStates} states` }
  const program = programOf(parsed.node)
  return { _tag: 'Compiled', matches: (text) => text.length <= maximumSubjectLength && runProgram(program, text) }
}

/**
 * VAL-11, VAL-36: run by the linear-time matcher; a pattern that it refuses passes, and the server decides. The matcher
 * is loaded only by code that reads rules with patterns.
 */
export const patternRule = (source: string): Rule => {
  const pattern = compilePattern(source)
  return { rule: 'pattern', matches: (text) => pattern._tag === 'Refused' || pattern.matches(text) }
}

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
