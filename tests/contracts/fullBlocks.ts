import { Exit, Schema, SchemaAST } from 'effect'
import { blockKinds } from '../../contracts/content/blockKinds.ts'
import type { BlockKind } from '../../contracts/content/blockKinds.ts'
import { kindsInside } from '../../contracts/content/readBlock.ts'
import type { JsonObject, Path } from './blockSamples.ts'

/** Every field of a kind, also of its groups and of its lists' entries (their first), by its path in a block. */
export const fieldPathsOf = (kind: BlockKind): readonly Path[] => fieldsOf(blockKinds[kind].ast, [], [])

/**
 * A block of a kind with every field that its schema has, each list with one entry. Choices and switches take the value
 * with this number, so several blocks have every choice.
 */
export const fullBlock = (kind: BlockKind, nth = 0): JsonObject => blockWith(kind, nth, () => true)

/** A block with what its kind needs and the field at this path: nothing hides it, or takes its place. */
export const leanBlock = (kind: BlockKind, path: Path, nth = 0): JsonObject =>
  blockWith(kind, nth, (other) => other.every((name, level) => level >= path.length || name === path[level]))

type Wanted = (path: Path) => boolean
type Making = { readonly nth: number; readonly isWanted: Wanted; readonly child: Schema.Json }

const blockWith = (kind: BlockKind, nth: number, isWanted: Wanted): JsonObject => {
  const { ast } = blockKinds[kind]
  const block = (child: Schema.Json) => valueOf(ast, [], { nth, isWanted, child }) as JsonObject
  const inside = kindsInside(block({})) ?? ['rich-text']
  return block(isParent(ast) ? fullBlock(inside[nth % inside.length] ?? 'rich-text', nth) : {})
}

const fieldsOf = (ast: SchemaAST.AST, path: Path, outer: readonly SchemaAST.AST[]): readonly Path[] => {
  const inside = insideOf(ast)
  // The nodes of rich text contain such nodes.
  if (outer.includes(inside)) return []
  return entriesOf(inside).flatMap(([name, type]) => [
    [...path, name],
    ...fieldsOf(type, [...path, name], [...outer, inside]),
  ])
}

const isParent = (ast: SchemaAST.AST): boolean =>
  SchemaAST.isDeclaration(ast) || entriesOf(ast).some(([, type]) => isParent(type))

/** What is inside a value: fields by name, the entries of a list as its first. */
const entriesOf = (ast: SchemaAST.AST): readonly (readonly [string | number, SchemaAST.AST])[] =>
  SchemaAST.isObjects(ast)
    ? ast.propertySignatures.map(({ name, type }) => [String(name), type] as const)
    : SchemaAST.isArrays(ast)
      ? ast.rest.map((type) => [0, type] as const)
      : []

/** A text or an element of rich text is looked at as the element. */
const insideOf = (ast: SchemaAST.AST): SchemaAST.AST => {
  if (SchemaAST.isSuspend(ast)) return insideOf(ast.thunk())
  const group = SchemaAST.isUnion(ast) ? ast.types.find(SchemaAST.isObjects) : undefined
  return group ?? ast
}

const valueOf = (ast: SchemaAST.AST, path: Path, making: Making, outer: readonly SchemaAST.AST[] = []): Schema.Json => {
  const inside = insideOf(ast)
  if (outer.includes(inside)) return ['Words']
  const within = [...outer, inside]
  if (SchemaAST.isArrays(inside))
    return entriesOf(inside).map(([name, type]) => valueOf(type, [...path, name], making, within))
  if (!SchemaAST.isObjects(inside)) return leafOf(inside, path, making)
  return Object.fromEntries(
    entriesOf(inside)
      .filter(([name, type]) => !SchemaAST.isOptional(type) || making.isWanted([...path, name]))
      .map(([name, type]) => [name, valueOf(type, [...path, name], making, within)]),
  )
}

const leafOf = (ast: SchemaAST.AST, path: Path, { nth, child }: Making): Schema.Json => {
  if (SchemaAST.isDeclaration(ast)) return child
  const choices = (SchemaAST.isUnion(ast) ? ast.types : [ast]).filter(SchemaAST.isLiteral)
  const choice = choices[nth % choices.length]?.literal
  if (typeof choice === 'string' || typeof choice === 'number') return choice
  if (SchemaAST.isBoolean(ast)) return nth % 2 === 0
  const isAllowed = Schema.is(Schema.make<Schema.Codec<unknown>>(SchemaAST.toEncoded(ast)))
  const decodes = Schema.decodeUnknownExit(Schema.make<Schema.Codec<unknown>>(ast))
  const known = [...(instants[String(path.at(-1))] ?? []), ...leaves]
  const leaf = known.find((value) => isAllowed(value) && Exit.isSuccess(decodes(value)))
  if (leaf === undefined) throw new Error(`Nothing known here is a ${path.join('.')}: name a value in fullBlocks.ts.`)
  return leaf
}

/** A time in which a test runs. */
const instants: Readonly<Record<string, readonly string[]>> = {
  validFrom: ['2020-01-01T00:00:00Z'],
  validUntil: ['2200-01-01T00:00:00Z'],
}

const leaves = ['Words', 6, '/media/HARROWMID1-SAPI-1.svg', '2026-10-06']
