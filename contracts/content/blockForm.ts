import { SchemaAST } from 'effect'
import { blockKinds } from './blockKinds.ts'
import type { BlockKind } from './blockKinds.ts'
import type { FieldInput } from './field.ts'

/** A field in the form in which the console asks for it. */
export type FormField = {
  readonly name: string
  readonly title: string
  readonly help: string
  readonly input: FieldInput
  readonly isRequired: boolean
  /** The longest text, in UTF-16 units, or the most entries of a list. */
  readonly most?: number
  readonly choices?: readonly (string | number)[]
  /** Of a group, of a list's entries, or of the value per breakpoint. */
  readonly fields?: readonly FormField[]
  /** Of a list whose entries have no fields of their own: how each is asked for. */
  readonly entry?: FormField
}

/** The form of a kind, derived from its schema. The block's own `id` and `type` come with the block. */
export const formOf = (kind: BlockKind): readonly FormField[] =>
  fieldsOf(blockKinds[kind].ast).filter(({ name, input }) => !['id', 'type'].includes(name) && input !== 'none')

/** What editors call a kind of block, and what it is for. */
export const kindText = (kind: BlockKind): { readonly title: string; readonly help: string } => {
  const { title, description } = SchemaAST.resolve(blockKinds[kind].ast) ?? {}
  return { title: typeof title === 'string' ? title : kind, help: typeof description === 'string' ? description : '' }
}

const fieldsOf = (ast: SchemaAST.AST): readonly FormField[] =>
  SchemaAST.isObjects(ast)
    ? ast.propertySignatures.map(({ name, type }) => fieldOf(String(name), type))
    : SchemaAST.isArrays(ast)
      ? ast.rest.flatMap(fieldsOf)
      : []

const fieldOf = (name: string, ast: SchemaAST.AST): FormField => {
  const { title, description, input } = SchemaAST.resolve(ast) ?? {}
  const most = longest(ast)
  const choices = choicesOf(ast)
  const fields = fieldsOf(ast).filter((field) => field.input !== 'none')
  const [item] = input === 'list' && fields.length === 0 && SchemaAST.isArrays(ast) ? ast.rest : []
  return {
    name,
    title: typeof title === 'string' ? title : name,
    help: typeof description === 'string' ? description : '',
    input: input ?? 'none',
    isRequired: !SchemaAST.isOptional(ast),
    ...(most === undefined ? {} : { most }),
    ...(choices === undefined ? {} : { choices }),
    ...(fields.length === 0 ? {} : { fields }),
    ...(item === undefined ? {} : { entry: fieldOf(name, item) }),
  }
}

const longest = (ast: SchemaAST.AST): number | undefined => {
  for (const { annotations } of ast.checks ?? []) {
    const payload = annotations?.['representation']?.payload
    if (typeof payload === 'object' && payload !== null && 'maxLength' in payload) return Number(payload.maxLength)
  }
  return undefined
}

const choicesOf = (ast: SchemaAST.AST): readonly (string | number)[] | undefined => {
  if (!SchemaAST.isUnion(ast)) return undefined
  const literals = ast.types.filter(SchemaAST.isLiteral).map(({ literal }) => literal)
  return literals.filter((literal) => typeof literal === 'string' || typeof literal === 'number')
}
